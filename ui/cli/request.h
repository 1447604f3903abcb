#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace spadille::cli {

/// What the words on the command line ask for.
struct Request {
  std::string lang{};
  bool version = false;
  bool json = false;
  bool jsonl = false;
  std::vector<std::string> files{};
  std::string game{};
  std::string rules{};
  std::string other_rules{};
  std::string rule{};
  std::vector<std::string> sheet{};   ///< "1420:1382", a game each
  std::vector<std::string> absent{};  ///< "2:Dora": who missed which game
  std::string players{};              ///< "Ann,Bob,Chris,Dora"
  int stake = 1;

  // The book.
  std::string book{};  ///< the file
  std::int64_t session = 0;
  std::vector<std::string> words{};  ///< of a deal, a note, names of players
  int deal = 0;                      ///< its number on the sheet
  int from = 0;
  int head = -1;  ///< how many events the session is known to have; -1: nobody said
  std::string dealer{};
  std::string why{};
  std::string title{};
  std::string date{};
  std::string place{};
  std::string totals{};
  std::string before{};
  std::string waiting{};
  std::string in_turn{};
  std::vector<std::string> options{};  ///< "stick_the_dealer=true"
  std::string player{};
  std::string other{};
  std::string from_date{};
  std::string to_date{};
  std::string format{};
  int most = 3;
  int best = 0;
  int least = 0;
  int limit = 20;
  bool yes = false;
  bool dry_run = false;
  bool strike = false;
  bool own_totals = false;
  bool again = false;
  bool back = false;
  bool all = false;
  bool chart = false;
  bool semicolon = false;
  bool force = false;                             ///< a file of this name is replaced
  std::string by{};                               ///< "year", "month"
  std::string credit{};                           ///< what a missed session counts
  std::string file{};                             ///< a damaged book, or a backup
  std::string to{};                               ///< a new book
  std::map<std::string, std::string> question{};  ///< "trump", "spades": what the referee is told
  std::vector<std::string> hands{};               ///< "Ann: SA SK"
  std::string said{};                             ///< of a deal, besides its cards
  bool play = false;                              ///< a deal is told card by card
  bool repair = false;
  bool list = false;
  bool post = false;  ///< a ruling is written down
};

}  // namespace spadille::cli
