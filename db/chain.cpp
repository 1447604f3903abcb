#include "db/chain.h"

#include <QtCore/QCryptographicHash>

namespace spadille::db {
namespace {

/// Fields behind one another, each behind its length.
class Fields {
 public:
  Fields() { bytes_.reserve(512); }  // of most events
  void add(std::string_view bytes) {
    const std::uint64_t size = bytes.size();
    for (unsigned i = 0; i < 8; ++i) bytes_ += static_cast<char>(size >> (8U * (7U - i)) & 0xFFU);
    bytes_ += bytes;
  }
  [[nodiscard]] Hash sha256() const {
    const QByteArrayView all(bytes_.data(), static_cast<qsizetype>(bytes_.size()));
    return QCryptographicHash::hash(all, QCryptographicHash::Sha256).toStdString();
  }

 private:
  std::string bytes_{};
};

}  // namespace

Hash chain_begin(std::string_view uuid, std::string_view game) {
  Fields fields;
  fields.add(uuid);
  fields.add(game);
  return fields.sha256();
}

Hash chain_next(const Hash& before, int seq, const EventRecord& event) {
  Fields fields;
  fields.add(before);
  fields.add(std::to_string(seq));
  fields.add(event.id);
  fields.add(name(event.kind));
  fields.add(std::to_string(event.format));
  fields.add(event.payload);
  fields.add(event.at);
  fields.add(event.device);
  return fields.sha256();
}

std::string hexadecimal(const Hash& hash) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const char c : hash) {
    const auto byte = static_cast<unsigned char>(c);
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 0xFU];
  }
  return text;
}

}  // namespace spadille::db
