#pragma once

#include <memory>
#include <string>

#include "app/book.h"

namespace spadille::tests {

/// An empty book in a folder of its own, where it is always 2026-11-20T19:30:00Z and ids are
/// counted: 00000000-0000-4000-8000-000000000001.
struct TemporaryBook {
  TemporaryBook();
  std::string path;
  std::unique_ptr<Store> store;
  Book book;
};

}  // namespace spadille::tests
