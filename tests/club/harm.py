"""Programs, server processes and whole servers that are killed in the middle of syncs: wherever it happens,
what was announced is there, once and in order, on either side. `harm.py PROGRAM SOURCE_DIR`; a sample of it, with SPADILLE_LONG
all. Nothing goes by the clock: harm comes when so many bytes have passed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from club import until  # noqa: E402
from harmed import Harmed, main, size  # noqa: E402


class Harm(Harmed):
    def test_programs_that_are_killed(self):
        def kill(line, data, up):
            self.running.kill()
            return data
        self.suffers(size(900, 12), kill)

    def test_server_processes_that_are_killed(self):
        def kill(line, data, up):
            for pid in self.server_processes(f"127.0.0.1({line.far_port})"):
                os.kill(pid, signal.SIGKILL)
            return data
        self.suffers(size(80, 3), kill, self.is_up)

    def test_servers_that_are_killed(self):
        def kill(line, data, up):
            self.club.kill()
            return data
        self.suffers(size(20, 1), kill, self.club.start)

    def server_processes(self, of):
        """Below the first process of the server, those that call themselves so."""
        return [pid for pid in self.club.processes() if of in self.called(pid)]

    @staticmethod
    def called(pid):
        try:
            return Path(f"/proc/{pid}/cmdline").read_text()
        except OSError:  # gone meanwhile
            return "\0"

    def is_up(self):
        """After one of its processes was killed a server puts itself right before it lets anybody in."""
        def answers():
            done = subprocess.run(["psql", "-XqAtc", "SELECT 1", self.address], capture_output=True, check=False,
                                  env=self.club.environment)
            return done.returncode == 0
        until(answers, "a server that is up again")


if __name__ == "__main__":
    main()
