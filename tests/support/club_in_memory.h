#pragma once

#include <string>
#include <vector>

#include "db/chain.h"
#include "session/collector.h"

namespace spadille::tests {

/// A collector without a server, for what a book does where a line breaks: it keeps parcels in
/// order, and nothing twice. What a real one refuses is tried on a real one (tests/club).
class ClubInMemory {
 public:
  static constexpr const char* kCut = "club.test.cut";

  [[nodiscard]] Collector collector() {
    return {.ask = [this](const ClubQuestion& question) -> Expected<ClubAnswer> {
              if (--turns_left == 0) return cut();
              return answer(question);
            },
            .send = [this](const ClubParcel& parcel) -> Expected<void> {
              if (--turns_left == 0 && !loses_answers) return cut();
              parcels.push_back(parcel);
              if (turns_left == 0) return cut();
              return {};
            }};
  }

  int turns_left = 0;          ///< the last of so many turns fails; 0: none does
  bool loses_answers = false;  ///< it fails once the parcel is there
  std::vector<ClubParcel> parcels{};

 private:
  static tl::unexpected<Error> cut() {
    return tl::unexpected(Error{Error::Code::file, {kCut}, {}});
  }

  [[nodiscard]] ClubAnswer answer(const ClubQuestion& question) const {
    ClubAnswer answer{.club = "c10b0000-0000-4000-8000-000000000000"};
    for (const ClubParcel& parcel : parcels) {
      for (const ClubEvent& event : events_of(parcel))
        for (const std::string& log : question.whole)
          if (event.session == log) answer.whole.push_back(event);
      if (parcel.sender == question.sender) {
        answer.last = parcel.name;
        continue;
      }
      const auto mark = question.marks.find(parcel.sender);
      if (mark != question.marks.end() && mark->second.number >= parcel.name.number) continue;
      answer.marks[parcel.sender] = {parcel.name.number, 0};
      for (ClubEvent& event : events_of(parcel)) answer.events.push_back(std::move(event));
      answer.notes.insert(answer.notes.end(), parcel.notes.begin(), parcel.notes.end());
    }
    return answer;
  }

  static std::vector<ClubEvent> events_of(const ClubParcel& parcel) {
    std::vector<ClubEvent> events;
    for (const LogPart& part : parcel.logs) {
      db::Hash before = db::chain_begin(part.log.uuid, part.log.game);
      for (int i = 0; i < part.to; ++i) {
        const EventRecord& event = part.log.events[static_cast<std::size_t>(i)];
        const db::Hash hash = db::chain_next(before, i + 1, event);
        if (i >= part.from)
          events.push_back({part.log.uuid, i + 1, db::hexadecimal(hash), db::hexadecimal(before),
                            i == 0 ? part.log.game : "", event, true});
        before = hash;
      }
    }
    return events;
  }
};

}  // namespace spadille::tests
