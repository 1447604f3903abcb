#include "tests/walker/world.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include <sys/wait.h>
#include <unistd.h>

#include "app/exchange/syncing.h"
#include "db/backup.h"
#include "db/club/club.h"
#include "db/club/club_store.h"
#include "db/sqlite_store.h"
#include "ui/cli/command_line.h"
#include "ui/table/house.h"
#include <fcntl.h>
#include <spawn.h>

namespace spadille::tests {
namespace {

namespace fs = std::filesystem;

/// Memory where the machine has a file system of it: there a sync costs nothing.
std::string fresh_folder() {
  std::string folder = fs::is_directory("/dev/shm") ? "/dev/shm" : fs::temp_directory_path();
  folder += "/spadille-walk-XXXXXX";
  if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no folder " + folder);
  return folder;
}

std::string two_figures(int n) { return std::to_string(100 + n).substr(1); }

/// Whether it asks the book, and does not say which.
bool needs_a_book(const std::vector<std::string>& words) {
  return words[0] != "score" && std::find(words.begin(), words.end(), "--db") == words.end();
}

std::string content(const std::string& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

/// Starts a program whose streams are files, and waits for it: its exit status, or −1 where a
/// signal ended it.
int run(std::vector<std::string> words, const std::string& streams) {
  posix_spawn_file_actions_t actions{};
  posix_spawn_file_actions_init(&actions);
  constexpr int kNew = O_WRONLY | O_CREAT | O_TRUNC;
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, (streams + ".in").c_str(), O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, (streams + ".out").c_str(), kNew, 0600);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, (streams + ".err").c_str(), kNew, 0600);
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  pid_t process = -1;
  const int failed = posix_spawn(&process, argv[0], &actions, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) throw std::runtime_error("cannot start " + words[0]);
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

World::World(std::string program) : program_(std::move(program)), folder_(fresh_folder()) {}

World::~World() {
  house_.reset();
  std::error_code left_behind;
  fs::remove_all(folder_, left_behind);
}

bool World::has_book() const { return fs::exists(path()); }

/// Half past seven, and a second a command: walks of some hours fit.
std::string World::now() {
  const int s = seconds_;
  return "2026-11-20T" + two_figures(19 + s / 3600 % 5) + ':' + two_figures(s / 60 % 60) + ':' +
         two_figures(s % 60) + 'Z';
}

std::string World::new_id() {
  const std::string number = std::to_string(++ids_);
  return "00000000-0000-4000-8000-" + std::string(12 - number.size(), '0') + number;
}

std::unique_ptr<Store> World::opened() {
  auto store = db::open_store({.path = path(), .now = [this] { return now(); }});
  if (!store) throw Complaint{"opens", std::string(store.error().message.key)};
  return std::move(*store);
}

/// As the command line's own program does.
Expected<std::unique_ptr<Store>> World::open_lists(const std::string& club) {
  return db::open_club_store(club, [this](Store& lists, const Collector& of) {
    Book book{lists, [this] { return now(); }, [] { return kToday; }, [this] { return new_id(); }};
    return catch_up(book, of);
  });
}

cli::Machine World::cli_machine() {
  return {
      .open =
          [this](const std::string& path, bool create) {
            if (names_club(path)) return open_lists(path);
            return db::open_store(
                {.path = path, .now = [this] { return now(); }, .create = create});
          },
      .now = [this] { return now(); },
      .today = [] { return kToday; },
      .new_id = [this] { return new_id(); },
      .backups = db::backups,
      .restore = [](const std::string& path, const std::string& date) -> Expected<cli::Restored> {
        auto done = db::restore(path, date);
        if (!done) return tl::unexpected(done.error());
        return cli::Restored{done->from, done->aside};
      },
      .club = db::open_club};
}

table::Machine World::table_machine() {
  return {
      .open = [this] { return db::open_store({.path = path(), .now = [this] { return now(); }}); },
      .now = [this] { return now(); },
      .today = [] { return kToday; },
      .new_id = [this] { return new_id(); },
      .backups = [this] { return db::backups(path()); },
      .restore = [this](const std::string& backup) -> Expected<std::string> {
        auto done = db::restore(path(), backup);
        if (!done) return tl::unexpected(done.error());
        return done->aside;
      }};
}

Said World::ask(std::vector<std::string> words, const std::string& input) {
  if (needs_a_book(words)) words.insert(words.end(), {"--db", path()});
  if (std::find(words.begin(), words.end(), "--lang") == words.end())
    words.insert(words.end(), {"--lang", "en"});
  return has_program() ? run_program(program_, words, input) : run_here(words, input);
}

Said World::ask_table(std::vector<std::string> words) {
  words.insert(words.end(), {"--db", path(), "--settings", folder_ + "/settings-of-program.ini"});
  return run_program(SPADILLE_TABLE, words, {});
}

Said World::run_here(const std::vector<std::string>& words, const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  const cli::Machine machine = cli_machine();
  const Language language = cli::chosen_language(words);
  cli::Parser& parser = parsers_.try_emplace(language, language).first->second;
  const cli::Exit end = cli::run(words, parser, {in, out, err, &machine}, {}, 100);
  return {end, out.str(), err.str()};
}

Said World::run_program(const std::string& program, const std::vector<std::string>& words,
                        const std::string& input) {
  const std::string streams = folder_ + "/run-" + std::to_string(++runs_);
  std::ofstream(streams + ".in") << input;
  std::vector<std::string> all{program};
  all.insert(all.end(), words.begin(), words.end());
  const int end = run(std::move(all), streams);
  Said said{static_cast<cli::Exit>(end), content(streams + ".out"), content(streams + ".err")};
  for (const char* stream : {".in", ".out", ".err"}) fs::remove(streams + stream);
  if (end < 0) throw Complaint{"ended", command_text(words) + "\n" + said.err};
  return said;
}

Json World::json(std::vector<std::string> words, const std::string& input) {
  words.emplace_back("--json");
  const Said said = ask(words, input);
  Json document = Json::parse(said.out, nullptr, false);
  if (!document.is_object())
    throw Complaint{"answers", command_text(words) + "\n" + said.out + said.err};
  return document;
}

table::House& World::house() {
  if (!house_) {
    house_ = std::make_unique<table::House>(table_machine(),
                                            QString::fromStdString(folder_ + "/settings.ini"));
    const auto note = [this](const QString& why) { refused_ += why.toStdString() + '\n'; };
    QObject::connect(house_->evening(), &table::LaidSession::refused, note);
    QObject::connect(house_->newSession(), &table::NewSession::refused, note);
    house_->settings()->setLanguage("en");
    house_->clerk()->finish();
  }
  return *house_;
}

std::string World::settle() {
  house().clerk()->finish();
  return std::exchange(refused_, {});
}

void World::close_house() { house_.reset(); }

std::string command_text(const std::vector<std::string>& words) {
  std::string text = "spadille";
  for (const std::string& word : words) {
    const bool plain =
        !word.empty() && word.find_first_of(" '\"{}[]$\\()&;<>|*?") == std::string::npos;
    text += plain ? ' ' + word : " '" + word + '\'';
  }
  return text;
}

}  // namespace spadille::tests
