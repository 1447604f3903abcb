# spadille_precompile(TARGET HEADER…): parses what nearly every file of a large target includes once: libraries,
# and those headers of ours that nearly all of its files include anyway, so that a change of one rebuilds little
# more than without. No header of a single game is among them. Each file still includes what it uses; the second
# compiler of script/test sees to that.
function(spadille_precompile target)
  if(SPADILLE_RULES_ONLY)
    return()
  endif()
  target_precompile_headers(${target} PRIVATE
    <algorithm> <array> <charconv> <cstdint> <filesystem> <functional> <map> <memory> <optional>
    <ostream> <set> <span> <sstream> <string> <string_view> <utility> <variant> <vector> ${ARGN})
  spadille_silence(${target})
endfunction()

# spadille_precompiled_by(TARGET OTHER): with what OTHER has parsed; both are compiled with the same options.
function(spadille_precompiled_by target other)
  if(SPADILLE_RULES_ONLY)
    return()
  endif()
  target_precompile_headers(${target} REUSE_FROM ${other})
  spadille_silence(${target})
endfunction()

# What g++ 12 parses ahead loses its mark as the system's, and these two are false about strings
# put together there. The rules alone are compiled without: there both are errors.
function(spadille_silence target)
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds -Wno-stringop-overflow>)
endfunction()
