# What every target of ours is compiled with.
add_library(spadille_options INTERFACE)
target_compile_features(spadille_options INTERFACE cxx_std_20)
target_compile_options(spadille_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wswitch-enum
  # g++ 12 reports a false overlap on "x" + std::to_string(n) at -O3 (GCC bug 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  $<$<BOOL:${SPADILLE_WERROR}>:-Werror>)
# Tables of words are addresses: packed, a program begins with half a megabyte less to read.
include(CheckLinkerFlag)
check_linker_flag(CXX -Wl,-z,pack-relative-relocs SPADILLE_PACKS_ADDRESSES)
if(SPADILLE_PACKS_ADDRESSES)
  target_link_options(spadille_options INTERFACE -Wl,-z,pack-relative-relocs)
endif()
# What a program never calls stays out of it: sources are compiled a room at a time.
target_compile_options(spadille_options INTERFACE $<$<CONFIG:Release>:-ffunction-sections -fdata-sections>)
target_link_options(spadille_options INTERFACE $<$<CONFIG:Release>:-Wl,--gc-sections>)
set(CMAKE_CXX_EXTENSIONS OFF)
