// The part of the table app that reaches clubs, as a library that is read when it is needed.
#include "db/club/club.h"

using OpenClub = decltype(&spadille::db::open_club);

/// By this name the program finds it.
extern "C" __attribute__((visibility("default"))) const OpenClub kSpadilleOpenClub;
const OpenClub kSpadilleOpenClub = &spadille::db::open_club;
