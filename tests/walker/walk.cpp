#include "tests/walker/walk.h"

#include <sstream>
#include <stdexcept>

#include "tests/walker/known.h"
#include "tests/walker/laws.h"
#include "tests/walker/steps.h"

namespace spadille::tests {
namespace {

/// What throws nothing of ours is a complaint too.
template <typename Run>
std::optional<Complaint> complaint_of(Run&& run) {
  try {
    run();
    return std::nullopt;
  } catch (const Complaint& complaint) {
    return complaint;
  } catch (const std::exception& exception) {
    return Complaint{"exception", exception.what()};
  }
}

/// A known finding ends a walk as if it had no more steps.
std::optional<Finding> found(const Club& club, const Walk& walk, std::size_t steps,
                             const std::optional<Complaint>& complaint) {
  if (!complaint || is_known(*complaint)) return std::nullopt;
  Walk taken(walk.begin(), walk.begin() + static_cast<std::ptrdiff_t>(steps));
  return Finding{*complaint, std::move(taken), club.world.told()};
}

}  // namespace

std::optional<Finding> walked(const Walk& walk, const std::string& program) {
  Club club(program);
  for (std::size_t i = 0; i < walk.size(); ++i) {
    const auto complaint = complaint_of([&] {
      take(club, walk[i]);
      Dice dice(walk[i].dice + 1);
      look_at(club, dice);
    });
    if (complaint) return found(club, walk, i + 1, complaint);
  }
  return found(club, walk, walk.size(), complaint_of([&] { look_at_everything(club); }));
}

std::string text(const Finding& finding) {
  std::string all = finding.complaint.law + ": " + finding.complaint.what + "\nSteps:\n";
  for (const Step& step : finding.walk) all += "  " + line(step) + '\n';
  all += "Typed:\n";
  for (const std::string& line : finding.told) all += "  " + line + '\n';
  return all;
}

Json book_after(const Walk& walk) {
  Club club;
  const auto complaint = complaint_of([&] {
    for (const Step& step : walk) take(club, step);
  });
  if (complaint && !is_known(*complaint))
    throw std::runtime_error(text({*complaint, walk, club.world.told()}));
  Json book = Json::array();
  if (!club.world.has_book()) return book;
  std::istringstream logs(club.world.ask({"export", "--all"}).out);
  for (std::string log; std::getline(logs, log);) {
    Json session = Json::parse(log);
    session.erase("hash");
    for (Json& event : session.at("events")) event.erase("device");
    book.push_back(std::move(session));
  }
  return book;
}

}  // namespace spadille::tests
