#pragma once

namespace spadille::table {

/// Every text is in the app's own type, and what the machine has of fonts is read beside whatever
/// else happens at the start: whoever needs the first letter would wait for it. REQUIRES: an
/// application.
void fetch_type();

}  // namespace spadille::table
