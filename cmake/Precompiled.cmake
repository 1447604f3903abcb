# spadille_precompile(TARGET HEADER…): parses what nearly every file of a large target includes once.
# Libraries only, never headers of ours: a change of one of ours rebuilds those who include it, and no
# others. Each file still includes what it uses; the second compiler of script/test sees to that.
function(spadille_precompile target)
  target_precompile_headers(${target} PRIVATE
    <algorithm> <array> <charconv> <cstdint> <filesystem> <functional> <map> <memory> <optional>
    <ostream> <set> <span> <sstream> <string> <string_view> <utility> <variant> <vector> ${ARGN})
endfunction()
