#pragma once

#include <variant>

#include "games/games.h"

namespace spadille {

/// A T of whichever game. A std::variant whose copies, moves and end are compiled in one place:
/// `extern template class AnyOf<T>;` in the header, `template class AnyOf<T>;` in one source.
template <template <typename> typename T>
class AnyOf : public Games::Of<T, std::variant> {
 public:
  using Variant = Games::Of<T, std::variant>;
  using Variant::Variant;
  AnyOf();
  AnyOf(const AnyOf& other);
  AnyOf(AnyOf&& other) noexcept;
  AnyOf& operator=(const AnyOf& other);
  AnyOf& operator=(AnyOf&& other) noexcept;
  ~AnyOf();
};

template <template <typename> typename T>
AnyOf<T>::AnyOf() = default;
template <template <typename> typename T>
AnyOf<T>::AnyOf(const AnyOf& other) = default;
template <template <typename> typename T>
AnyOf<T>::AnyOf(AnyOf&& other) noexcept = default;
template <template <typename> typename T>
AnyOf<T>& AnyOf<T>::operator=(const AnyOf& other) = default;
template <template <typename> typename T>
AnyOf<T>& AnyOf<T>::operator=(AnyOf&& other) noexcept = default;
template <template <typename> typename T>
AnyOf<T>::~AnyOf() = default;

}  // namespace spadille
