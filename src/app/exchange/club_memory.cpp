#include "app/exchange/club_memory.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <tuple>

namespace spadille {
namespace {

/// The first word of a text, which loses it and the space behind it.
std::string taken_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), word.size() + 1));
  return std::string(word);
}

/// 0 where it is none: as if nothing had been kept.
std::int64_t number_in(std::string_view word) {
  std::int64_t number = 0;
  std::from_chars(word.data(), word.data() + word.size(), number);
  return number;
}

std::string two(std::int64_t number, std::string_view word) {
  return std::to_string(number) + ' ' + std::string(word);
}

constexpr std::string_view kSent = "sent ";

ParcelName parcel_in(std::string_view words) {
  const std::int64_t number = number_in(taken_word(words));
  return {number, std::string(words)};
}

/// Of two programs that send for one book one may be late to say so.
bool is_later(const std::string& kept, const std::string& said) {
  return !said.empty() && parcel_in(kept).number > parcel_in(said).number;
}

std::string key_of(ClubNote::Kind kind, const std::string& subject) {
  switch (kind) {
    case ClubNote::Kind::name: return "name " + subject;
    case ClubNote::Kind::goes_on_as: return "goes " + subject;
    case ClubNote::Kind::stands: return "stands " + subject;
    case ClubNote::Kind::wish_forget: return "wish " + subject;
  }
  return {};
}

}  // namespace

Expected<ClubMemory> ClubMemory::of(Store& store, const std::string& begin) {
  auto kept = store.club(begin);
  if (!kept) return tl::unexpected(kept.error());
  ClubMemory memory;
  memory.kept_ = std::move(*kept);
  return memory;
}

Expected<void> ClubMemory::keep(Store& store) {
  if (changed_.empty()) return {};
  auto done = store.all_or_nothing([&]() -> Expected<void> {
    const auto now = store.club(std::string(kSent));
    if (!now) return tl::unexpected(now.error());
    std::map<std::string, std::string> changed = changed_;
    for (const auto& [key, value] : *now)
      if (key.starts_with(kSent) && changed.contains(key) && is_later(value, changed[key]))
        changed.erase(key);
    return store.put_club(changed);
  });
  if (done) changed_.clear();
  return done;
}

void ClubMemory::forget_club() {
  for (const auto& [key, value] : all({})) set(key, {});
}

ParcelName ClubMemory::sent(const std::string& device) const {
  return parcel_in(text(std::string(kSent) + device));
}

void ClubMemory::set_sent(const std::string& device, const ParcelName& name) {
  set(std::string(kSent) + device, two(name.number, name.id));
}

bool ClubMemory::is_sending(const std::string& parcel) const {
  return !text("sending " + parcel).empty();
}

void ClubMemory::set_sending(const ParcelName& name) {
  set("sending " + name.id, std::to_string(name.number));
}

void ClubMemory::forget_sending(std::int64_t number) {
  for (const auto& [id, kept] : all("sending "))
    if (number_in(kept) <= number) set("sending " + id, {});
}

ClubMarks ClubMemory::marks() const {
  ClubMarks marks;
  for (const auto& [sender, value] : all(kMarks)) {
    std::string_view words = value;
    const std::int64_t number = number_in(taken_word(words));
    marks[sender] = {number, static_cast<int>(number_in(words))};
  }
  return marks;
}

void ClubMemory::set_mark(const std::string& sender, const ClubMark& mark) {
  set(kMarks + sender, two(mark.number, std::to_string(mark.place)));
}

void ClubMemory::forget_marks() {
  for (const auto& [sender, mark] : all(kMarks)) set(kMarks + sender, {});
}

std::optional<ClubMemory::Log> ClubMemory::log(const std::string& uuid) const {
  const std::string kept = text("log " + uuid);
  if (kept.empty()) return std::nullopt;
  return Log{static_cast<int>(number_in(kept)), kept.back() == '?'};
}

void ClubMemory::set_log(const std::string& uuid, const Log& log) {
  set("log " + uuid, std::to_string(log.events) + (log.open ? " ?" : ""));
}

int ClubMemory::open() const { return static_cast<int>(number_in(text(kOpen))); }

void ClubMemory::count_open() {
  const std::size_t open = open_logs().size();
  set(kOpen, open == 0 ? std::string() : std::to_string(open));
}

std::vector<std::string> ClubMemory::open_logs() const {
  std::vector<std::string> open;
  for (const auto& [uuid, kept] : all("log "))
    if (kept.back() == '?') open.push_back(uuid);
  return open;
}

void ClubMemory::forget_arrivals() {
  for (const auto& [uuid, kept] : all("log ")) set_log(uuid, {0, kept.back() == '?'});
  for (const auto kind : {ClubNote::Kind::name, ClubNote::Kind::goes_on_as})
    for (const auto& [subject, kept] : all(key_of(kind, {})))
      set(key_of(kind, subject), std::to_string(number_in(kept)) + "  ");
}

ClubMemory::Version ClubMemory::version(ClubNote::Kind kind, const std::string& subject) const {
  const std::string kept = text(key_of(kind, subject));
  std::string_view words = kept;
  Version version;
  version.version = static_cast<int>(number_in(taken_word(words)));
  version.sender = taken_word(words);
  version.value = words;
  return version;
}

bool ClubMemory::note(const ClubNote& note) {
  const Version known = version(note.kind, note.subject);
  if (std::tie(known.version, known.sender) >= std::tie(note.version, note.sender)) return false;
  set(key_of(note.kind, note.subject), two(note.version, note.sender + ' ' + note.value));
  return true;
}

std::map<Seq, std::string> ClubMemory::decisions(const std::string& uuid) const {
  std::map<Seq, std::string> decided;
  for (const auto& [seq, kept] : all("stands " + uuid + ' ')) {
    std::string_view words = kept;
    taken_word(words);
    taken_word(words);
    decided[static_cast<Seq>(number_in(seq))] = words;
  }
  return decided;
}

std::string ClubMemory::text(const std::string& key) const {
  const auto found = kept_.find(key);
  return found == kept_.end() ? std::string() : found->second;
}

void ClubMemory::set(const std::string& key, const std::string& value) {
  if (text(key) == value) return;
  if (value.empty())
    kept_.erase(key);
  else
    kept_[key] = value;
  changed_[key] = value;
}

std::map<std::string, std::string> ClubMemory::all(const std::string& begin) const {
  std::map<std::string, std::string> found;
  for (auto row = kept_.lower_bound(begin); row != kept_.end() && row->first.starts_with(begin);
       ++row)
    found[row->first.substr(begin.size())] = row->second;
  return found;
}

}  // namespace spadille
