#pragma once

#include <mutex>
#include <optional>
#include <string_view>
#include <utility>

#include "ui/door/keys.h"

namespace spadille::door {

/// The keys of a door, for all of its threads: one of them at a time has them.
class KeyRing {
 public:
  explicit KeyRing(Keys keys) : keys_(std::move(keys)) {}

  /// What `how` makes of the keys, which nobody else has meanwhile.
  template <typename How>
  auto with(const How& how) {
    const std::scoped_lock lock(mutex_);
    return how(keys_);
  }

  /// The phone that shows this key, as it is now; nothing where no phone has it.
  [[nodiscard]] std::optional<Phone> phone_with(std::string_view key) {
    return with([key](Keys& keys) { return copied(keys.with(key)); });
  }
  [[nodiscard]] std::optional<Phone> numbered(int number) {
    return with([number](Keys& keys) { return copied(keys.numbered(number)); });
  }

 private:
  static std::optional<Phone> copied(const Phone* phone) {
    return phone == nullptr ? std::nullopt : std::optional(*phone);
  }

  std::mutex mutex_{};
  Keys keys_;
};

}  // namespace spadille::door
