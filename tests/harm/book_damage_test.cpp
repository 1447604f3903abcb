// A closed book damaged page by page, byte by byte, bit by bit: what is then read is right, or it
// is said what is hit.
#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <vector>

#include <gtest/gtest.h>

#include "app/record/digest.h"
#include "db/verify.h"
#include "tests/harm/desk_work.h"
#include "tests/harm/folder.h"
#include "tests/harm/report.h"
#include "tests/harm/size.h"
#include "tests/support/random.h"

namespace spadille::tests {
namespace {

constexpr std::size_t kPage = 4096;
constexpr int kDeals = 12;

/// Everything a face shows of a book.
struct Reading {
  std::map<std::string, Table> tables{};  ///< by the session's UUID
  std::vector<Listed> list{};
  std::vector<Player> players{};
  std::map<std::string, std::vector<FactRow>> facts{};
};

/// Of each thing: right, or refused, or wrong without a word.
enum class Answer { right, refused, wrong };

struct Verdict {
  Answer totals = Answer::right;  ///< of every session: totals, deals, ledger
  Answer beside = Answer::right;  ///< names, lists, facts: what stands outside the chain
  /// verify_file() says that something is wrong, or lists and facts are not what follows from the
  /// log when they are made anew.
  bool found = false;
};

std::string bytes_of(const std::string& path) {
  std::ostringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  return bytes.str();
}

/// The undamaged book, closed, and what it says.
struct Whole {
  RealFolder folder{};
  std::vector<Desk> desks = small_book(book_at(folder.book()), kDeals);
  std::string bytes = bytes_of(folder.book());
  Reading reading{};

  Whole() {
    auto opened = open_book(book_at(folder.book()));
    for (const Desk& desk : desks) {
      reading.tables.emplace(desk.uuid, desk.table);
      reading.facts.emplace(desk.uuid, opened->store->facts(desk.id).value());
    }
    reading.list = opened->store->list({.limit = 1000}).value();
    reading.players = opened->store->players().value();
  }
};

bool has_message(const Refusal& refusal) {
  return refusal.error ? !refusal.error->message.key.empty() : !refusal.findings.empty();
}

void worsen(Answer& answer, Answer by) { answer = std::max(answer, by); }

/// Whether what is kept for lists and statistics is what the log says.
bool follows(OpenBook& opened, const Desk& desk) {
  const Digest digest = spadille::digest(desk.table);
  const auto facts = opened.store->facts(desk.id);
  const auto listed = opened.store->find(desk.id);
  return facts && *facts == digest.facts && listed && *listed &&
         (*listed)->summary == digest.summary;
}

Answer read_session(OpenBook& opened, const Desk& desk, const Reading& reading, bool& found) {
  const auto id = opened.store->find(desk.uuid);
  if (!id || !*id) return Answer::refused;
  const auto now = open_session(opened.book, **id);
  if (!now) {
    EXPECT_TRUE(has_message(now.error()));
    return Answer::refused;
  }
  found = found || !follows(opened, *now);
  return now->table == reading.tables.at(desk.uuid) ? Answer::right : Answer::wrong;
}

template <typename T>
Answer compared(const Expected<T>& now, const T& before) {
  if (!now) return Answer::refused;
  return *now == before ? Answer::right : Answer::wrong;
}

Verdict judge(const std::string& path, const Whole& whole) {
  Verdict verdict;
  verdict.found = !db::verify_file(path);
  auto opened = open_book(book_at(path));
  if (!opened) {
    EXPECT_FALSE(opened.error().message.key.empty());
    return {Answer::refused, Answer::refused, verdict.found};
  }
  for (const Desk& desk : whole.desks) {
    worsen(verdict.totals, read_session(*opened, desk, whole.reading, verdict.found));
    worsen(verdict.beside,
           compared(opened->store->facts(desk.id), whole.reading.facts.at(desk.uuid)));
  }
  worsen(verdict.beside, compared(opened->store->list({.limit = 1000}), whole.reading.list));
  worsen(verdict.beside, compared(opened->store->players(), whole.reading.players));
  return verdict;
}

struct Toll {
  int damaged = 0;
  int refused = 0;     ///< some session, or the book
  int wrong = 0;       ///< totals, without a word
  int beside = 0;      ///< names, lists or facts wrong without a word
  int overlooked = 0;  ///< of those, how many nothing finds
};

/// Adds what comes of one damage; the bytes are as they were afterwards.
void add(Toll& toll, const Whole& whole, const std::string& bytes) {
  if (bytes == whole.bytes) return;
  const RealFolder folder;
  std::ofstream(folder.book(), std::ios::binary) << bytes;
  const Verdict verdict = judge(folder.book(), whole);
  ++toll.damaged;
  toll.refused += verdict.totals == Answer::refused ? 1 : 0;
  toll.wrong += verdict.totals == Answer::wrong ? 1 : 0;
  toll.beside += verdict.beside == Answer::wrong ? 1 : 0;
  toll.overlooked += verdict.beside == Answer::wrong && !verdict.found ? 1 : 0;
}

void say(const char* what, const Toll& toll) {
  report(what, ": ", toll.damaged, " damaged, ", toll.refused, " refused, ", toll.wrong,
         " totals wrong; names or lists wrong ", toll.beside, ", of which checks overlook ",
         toll.overlooked);
  EXPECT_EQ(toll.wrong, 0);
  EXPECT_EQ(toll.overlooked, 0);
  EXPECT_GT(toll.refused, 0);
}

TEST(BookDamage, a_page_overwritten_is_told_or_does_not_matter) {
  const Whole whole;
  std::mt19937 random(random_seed());
  const std::size_t pages = whole.bytes.size() / kPage;
  const auto step = static_cast<std::size_t>(size(3, 1));
  Toll toll;
  const auto damage = [&](std::size_t page, const std::string& with) {
    SCOPED_TRACE("page " + std::to_string(page + 1));
    std::string bytes = whole.bytes;
    bytes.replace(page * kPage, kPage, with);
    add(toll, whole, bytes);
  };
  for (std::size_t page = 0; page < pages; page += step) {
    std::string noise(kPage, '\0');
    damage(page, noise);
    std::generate(noise.begin(), noise.end(), [&] { return static_cast<char>(random()); });
    damage(page, noise);
    for (std::size_t other = 0; other < pages; other += step)
      damage(page, whole.bytes.substr(other * kPage, kPage));
  }
  report(pages, " pages");
  say("pages", toll);
}

TEST(BookDamage, any_byte_of_a_header_overwritten_is_told_or_does_not_matter) {
  const Whole whole;
  Toll toll;
  const auto damage = [&](std::size_t at, int by) {
    SCOPED_TRACE("byte " + std::to_string(at));
    std::string bytes = whole.bytes;
    bytes[at] = static_cast<char>(bytes[at] ^ by);
    add(toll, whole, bytes);
  };
  for (std::size_t at = 0; at < 100; at += static_cast<std::size_t>(size(3, 1)))
    for (const int by : {0xFF, 0x01}) damage(at, by);
  for (std::size_t page = 0; page < whole.bytes.size() / kPage; ++page)
    for (std::size_t at = 0; at < 16; at += static_cast<std::size_t>(size(5, 1)))
      damage(page * kPage + (page == 0 ? 100 : 0) + at, 0xFF);
  say("headers", toll);
}

TEST(BookDamage, a_flipped_bit_is_told_or_does_not_matter) {
  const Whole whole;
  std::mt19937 random(random_seed());
  Toll toll;
  for (int i = 0; i < size(100, 2000); ++i) {
    std::string bytes = whole.bytes;
    const std::size_t at = random() % bytes.size();
    const auto bit = static_cast<unsigned>(random() % 8);
    SCOPED_TRACE("byte " + std::to_string(at) + ", bit " + std::to_string(bit));
    bytes[at] = static_cast<char>(static_cast<unsigned char>(bytes[at]) ^ 1U << bit);
    add(toll, whole, bytes);
  }
  say("bits", toll);
}

TEST(BookDamage, a_session_is_not_taken_for_another_where_an_index_says_so) {
  const Whole whole;
  Toll toll;
  const std::string& wanted = whole.desks.front().uuid;
  for (auto at = whole.bytes.find(wanted); at != std::string::npos;
       at = whole.bytes.find(wanted, at + 1)) {
    std::string bytes = whole.bytes;
    add(toll, whole, bytes.replace(at, wanted.size(), whole.desks.back().uuid));
  }
  say("session for session", toll);
  EXPECT_GE(toll.damaged, 2);  // the row and the index
}

TEST(BookDamage, a_file_cut_short_anywhere_is_told) {
  const Whole whole;
  Toll toll;
  const auto step = static_cast<std::size_t>(size(4099, 509));
  for (std::size_t length = 1; length < whole.bytes.size(); length += step)
    add(toll, whole, whole.bytes.substr(0, length));
  say("cut short", toll);
  EXPECT_EQ(toll.refused, toll.damaged);
}

}  // namespace
}  // namespace spadille::tests
