# spadille_precompile(TARGET HEADER…): parses what nearly every file of a large target includes once.
# Libraries only, never headers of ours: a change of one of ours rebuilds those who include it, and no
# others. Each file still includes what it uses; the second compiler of script/test sees to that.
function(spadille_precompile target)
  if(SPADILLE_RULES_ONLY)
    return()
  endif()
  target_precompile_headers(${target} PRIVATE
    <algorithm> <array> <charconv> <cstdint> <filesystem> <functional> <map> <memory> <optional>
    <ostream> <set> <span> <sstream> <string> <string_view> <utility> <variant> <vector> ${ARGN})
  # What g++ 12 parses ahead loses its mark as the system's, and these two are false about strings
  # put together there. The rules alone are compiled without: there both are errors.
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds -Wno-stringop-overflow>)
endfunction()
