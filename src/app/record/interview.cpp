#include "app/record/interview.h"

namespace spadille {
namespace {

using AnyInterviewer = Games::Of<Interviewer, std::variant>;

AnyInterviewer interviewer(const AnySession& session, SeatNames names) {
  return std::visit(
      [&]<typename G>(const Session<G>& of) {
        return AnyInterviewer(Interviewer<G>(of, std::move(names)));
      },
      session);
}

}  // namespace

Interview::Interview(const AnySession& session, SeatNames names)
    : of_(interviewer(session, std::move(names))) {}

std::optional<Prompt> Interview::next() const {
  return std::visit([](const auto& of) { return of.next(); }, of_);
}

Findings Interview::answer(std::string_view text) {
  return std::visit([text](auto& of) { return of.answer(text); }, of_);
}

bool Interview::understands(std::string_view text) const {
  return std::visit([text](const auto& of) { return of.understands(text); }, of_);
}

bool Interview::back() {
  return std::visit([](auto& of) { return of.back(); }, of_);
}

std::optional<Spoken> Interview::last() const {
  return std::visit([](const auto& of) { return of.last(); }, of_);
}

AnyDeal Interview::deal() const {
  return std::visit([](const auto& of) { return AnyDeal(of.deal()); }, of_);
}

std::string Interview::said() const {
  return std::visit([](const auto& of) { return of.said(); }, of_);
}

Preview Interview::preview() const {
  return std::visit([](const auto& of) { return of.preview(); }, of_);
}

std::vector<const Member*> Interview::by_word() const {
  return std::visit([](const auto& of) { return of.by_word(); }, of_);
}

const Member* Interview::member_at(std::string_view place) const {
  return std::visit([place](const auto& of) { return of.member_at(place); }, of_);
}

std::string_view Interview::game() const {
  return std::visit([]<typename G>(const Interviewer<G>&) { return G::kId; }, of_);
}

}  // namespace spadille
