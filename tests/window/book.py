"""The book, as the command line tells it."""

import json
import os
import subprocess


class Book:
    def __init__(self, program, file, language):
        self.program, self.file, self.language = program, file, language

    def run(self, *args):
        done = subprocess.run([self.program, "--lang", self.language, *args], capture_output=True, text=True,
                              check=False, env={**os.environ, "SPADILLE_DB": self.file})
        assert done.returncode == 0, f"spadille {' '.join(args)}: {done.stdout}{done.stderr}"
        return done.stdout

    def asks(self, *args):
        return json.loads(self.run(*args, "--json"))

    def sheet(self):
        return self.asks("sheet")

    def taken_in(self, *which):
        """Another book, which takes in what this one exports: of what goes on, or of which session."""
        folder = os.path.dirname(self.file)
        sent = os.path.join(folder, "sent.json")
        with open(sent, "w", encoding="utf-8") as file:
            file.write(self.run("export", *which))
        other = Book(self.program, os.path.join(folder, "other.db"), self.language)
        other.run("import", sent)
        return other

    def totals(self):
        """Of the players or their sides, without a pool."""
        sheet = self.sheet()
        return [total for total, account in zip(sheet["standing"]["totals"], sheet["accounts"]) if account != "pool"]
