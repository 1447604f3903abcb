#include "ui/qr/qr_matrix.h"

#include <memory>
#include <span>

#include <qrencode.h>

namespace spadille {

QrMatrix qr_matrix(std::string_view bytes) {
  if (bytes.empty() || bytes.size() > kMostQrBytes) return {};
  // The same bytes, as the library wants them.
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
  const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeData(static_cast<int>(bytes.size()), data, 0, QR_ECLEVEL_L), &QRcode_free);
  if (code == nullptr) return {};
  QrMatrix matrix{.side = code->width};
  const auto squares =
      static_cast<std::size_t>(code->width) * static_cast<std::size_t>(code->width);
  for (const unsigned char module : std::span(code->data, squares))
    matrix.dark.push_back((module & 1U) != 0);
  return matrix;
}

}  // namespace spadille
