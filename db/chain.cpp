#include "db/chain.h"

#include <array>

#include <QtCore/QCryptographicHash>

namespace spadille::db {
namespace {

class Sha256 {
 public:
  void add(std::string_view bytes) {
    const std::uint64_t size = bytes.size();
    std::array<char, 8> length{};
    for (unsigned i = 0; i < length.size(); ++i)
      length.at(i) = static_cast<char>(size >> (8U * (7U - i)) & 0xFFU);
    hash_.addData(QByteArrayView(length.data(), length.size()));
    hash_.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
  }
  [[nodiscard]] Hash result() const { return hash_.result().toStdString(); }

 private:
  QCryptographicHash hash_{QCryptographicHash::Sha256};
};

}  // namespace

Hash chain_begin(std::string_view uuid, std::string_view game) {
  Sha256 hash;
  hash.add(uuid);
  hash.add(game);
  return hash.result();
}

Hash chain_next(const Hash& before, int seq, const EventRecord& event) {
  return chain_next(before, seq, event, name(event.kind));
}

Hash chain_next(const Hash& before, int seq, const EventRecord& event, std::string_view kind) {
  Sha256 hash;
  for (const std::string_view field :
       {std::string_view(before), std::string_view(std::to_string(seq)), std::string_view(event.id),
        kind})
    hash.add(field);
  hash.add(std::to_string(event.format));
  hash.add(event.payload);
  hash.add(event.at);
  hash.add(event.device);
  return hash.result();
}

}  // namespace spadille::db
