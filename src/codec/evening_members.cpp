// Which member the next value of a document belongs to, and whether it stands there at all.
#include <algorithm>

#include "codec/document_members.h"
#include "codec/evening_reader.h"
#include "codec/plain_text.h"
#include "games/questions.h"

namespace spadille::codec {

bool EveningReader::enter_member(const std::string& name) {
  top().keyed = true;
  const bool long_name = name.size() > limits_.text_bytes;
  top().key = !printable(name) ? "?" : long_name ? clipped(name, limits_.text_bytes) : name;
  member_ = nullptr;
  skip_next_ = false;
  switch (top().in) {
    case In::document: return enter_envelope(name);
    case In::rules: return enter(game_.options(), name, "preset");
    case In::before: return enter(game_.carried(), name, "games");
    case In::deal: return enter(game_.form(), name);
    case In::game: return enter_games(name);
    case In::turn: return enter(game_.questions.turn(), name);
    case In::auction: return enter(game_.questions.auction(), name);
    case In::incident: return enter(game_.incidents(), name);
    case In::decided: return enter(ruling_fields(), name, "lines");
    case In::played: return enter_played(name);
    case In::trick: return enter(game_.questions.trick(), name);
    case In::nothing:
    case In::deals:
    case In::players:
    case In::items:
    case In::games:
    case In::hands:
    case In::tricks:
    case In::skipped: break;
  }
  return true;
}

template <typename Row>
bool EveningReader::enter(std::span<const Row> table, const std::string& name,
                          std::string_view besides) {
  if (name == besides) return skip_next_ = !first_time(table.size()), true;
  for (std::size_t tried = 0; tried < table.size(); ++tried) {
    const std::size_t at = (top().next + tried) % table.size();
    if (table[at].key != name) continue;
    top().next = at + 1;
    member_ = &table[at];
    skip_next_ = !first_time(at);
    return !stopped();
  }
  skip_next_ = true;
  if (was_taken(format_, top().in, name)) return true;
  const std::string rows = alternatives_of(table, [](const Member& m) { return m.key; });
  return report("finding.unknown", {},
                besides.empty() ? rows : rows + " | " + std::string(besides));
}

bool EveningReader::enter_event(const std::string& name) {
  const auto fields = event_fields();
  const auto* named = std::find(kEventMembers.begin(), kEventMembers.end(), name);
  if (named == kEventMembers.end()) return enter(fields, name, "…");
  skip_next_ = !first_time(fields.size() + static_cast<std::size_t>(named - kEventMembers.begin()));
  if (name == "rules") draft_.has_rules = true;
  if (name == "before") draft_.has_before = true;
  if (name == "played") draft_.has_played = true;
  return !stopped();
}

bool EveningReader::enter_precedent(const std::string& name) {
  const auto* found = std::find(kPrecedentMembers.begin(), kPrecedentMembers.end(), name);
  skip_next_ = true;
  if (found == kPrecedentMembers.end())
    return report("finding.unknown", {}, alternatives(kPrecedentMembers));
  skip_next_ = !first_time(static_cast<std::size_t>(found - kPrecedentMembers.begin()));
  for (const Member& number : kPrecedentNumbers)
    if (number.key == name) member_ = &number;
  return !stopped();
}

bool EveningReader::enter_envelope(const std::string& name) {
  if (format_ == Format::event) return enter_event(name);
  if (format_ == Format::precedent) return enter_precedent(name);
  const auto found = std::find(kEnvelope.begin(), kEnvelope.end(), name);
  skip_next_ = true;
  if (!stands_in(format_, name))
    return report("finding.not_in_format", {}, std::string(spadille::name(format_)));
  if (found == kEnvelope.end()) return report("finding.unknown", {}, alternatives(kEnvelope));
  skip_next_ = !first_time(static_cast<std::size_t>(found - kEnvelope.begin()));
  return !stopped();
}

bool EveningReader::enter_games(const std::string& name) {
  const Member* member = name == "totals" ? &kTotals : name == "winners" ? &kWinners : nullptr;
  skip_next_ = true;
  if (member == nullptr) return report("finding.unknown", {}, "totals | winners");
  member_ = member;
  skip_next_ = !first_time(member == &kTotals ? 0 : 1);
  return !stopped();
}

bool EveningReader::enter_played(const std::string& name) {
  const std::size_t rows = game_.questions.play().size();
  if (name == "hands") return skip_next_ = !first_time(rows), !stopped();
  if (name == "tricks") return skip_next_ = !first_time(rows + 1), !stopped();
  return enter(game_.questions.play(), name, "…");
}

}  // namespace spadille::codec
