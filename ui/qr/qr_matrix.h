#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace spadille {

/// What a QR code of the largest size holds at its lowest level of correction.
inline constexpr std::size_t kMostQrBytes = 2953;

/// The squares of a QR code, row by row; none where the words do not fit.
struct QrMatrix {
  int side = 0;
  std::vector<bool> dark{};

  [[nodiscard]] bool at(int x, int y) const {
    const auto row = static_cast<std::size_t>(y) * static_cast<std::size_t>(side);
    return dark[row + static_cast<std::size_t>(x)];
  }
};

/// The smallest code, at the lowest level of correction, that holds these bytes as they are.
[[nodiscard]] QrMatrix qr_matrix(std::string_view bytes);

}  // namespace spadille
