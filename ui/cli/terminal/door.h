#pragma once

#include <ostream>
#include <streambuf>
#include <string>

namespace spadille::cli {

/// The one way out to a terminal: every character that the program prints passes here, and what
/// came from a book, a file or a person can do nothing there. Control characters but the ends of
/// lines, characters that turn the direction of writing, and bytes that are no UTF-8 leave as "?".
class Door : public std::ostream {
 public:
  /// `sink` outlives the door. `styled`: the sequences of Style may pass, and no others.
  Door(std::ostream& sink, bool styled);
  Door(const Door&) = delete;
  Door& operator=(const Door&) = delete;
  Door(Door&&) = delete;
  Door& operator=(Door&&) = delete;
  ~Door() override { buffer_.end(); }

  /// Whether anything has been printed.
  [[nodiscard]] bool used() const { return buffer_.used(); }

 private:
  /// Keeps nothing back but the beginning of a character whose rest is still to come.
  class Buffer : public std::streambuf {
   public:
    Buffer(std::streambuf& sink, bool styled) : sink_(sink), styled_(styled) {}
    void end();
    [[nodiscard]] bool used() const { return used_; }

   protected:
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int_type overflow(int_type c) override;
    int sync() override;

   private:
    bool put(std::string_view text);
    bool pass(std::string_view text);

    std::streambuf& sink_;
    bool styled_;
    bool used_ = false;
    std::string begun_{};
  };

  Buffer buffer_;
};

}  // namespace spadille::cli
