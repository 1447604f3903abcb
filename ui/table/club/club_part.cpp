// The part of the table app that reaches clubs, as a library that is read when it is needed.
#include "db/club/club.h"

// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): found by its name
extern "C" {
__attribute__((visibility("default"))) extern decltype(&spadille::db::open_club)
    const spadille_open_club;
decltype(&spadille::db::open_club) const spadille_open_club = &spadille::db::open_club;
}
