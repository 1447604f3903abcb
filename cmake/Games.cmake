# The games that are built in. A game is a folder with a CMakeLists.txt of one call, spadille_game(); its
# name is that of its namespace and of the header with its tag.

# spadille_game(SOURCES … HEADERS …): what the folder has, said in its CMakeLists.txt.
function(spadille_game)
  cmake_parse_arguments(PARSE_ARGV 0 game "" "" "SOURCES;HEADERS")
  cmake_path(GET CMAKE_CURRENT_SOURCE_DIR PARENT_PATH games)
  cmake_path(GET games PARENT_PATH base)
  target_sources(${SPADILLE_TO} PRIVATE ${game_SOURCES})
  target_include_directories(${SPADILLE_TO} PRIVATE ${base})
  get_target_property(kind ${SPADILLE_TO} TYPE)
  if(NOT kind STREQUAL "EXECUTABLE")  # its headers are for others
    target_sources(${SPADILLE_TO} PUBLIC FILE_SET HEADERS BASE_DIRS ${base} FILES ${game_HEADERS})
  endif()
endfunction()

# spadille_add_games(TARGET FOLDER…): puts games into a target, in this order: their folders, a source each
# that makes one an AnyGame, and the list of all_games(). A name stands for a folder below src/games; any
# other has to lie in a folder `games` too.
function(spadille_add_games target)
  set(SPADILLE_TO ${target})
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/generated/games)
  set(templates ${PROJECT_SOURCE_DIR}/src/games)
  foreach(folder IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH folder BASE_DIRECTORY ${templates})
    cmake_path(GET folder FILENAME game)
    add_subdirectory(${folder} games/${game})
    configure_file(${templates}/of_game.cpp.in ${generated}/${game}.cpp @ONLY)
    target_sources(${target} PRIVATE ${generated}/${game}.cpp)
    string(APPEND declared "namespace spadille::${game} {\nconst AnyGame& any_game();\n}\n")
    list(APPEND made "&${game}::any_game()")
  endforeach()
  list(JOIN made ", " objects)
  configure_file(${templates}/all_games.cpp.in ${generated}/all_games.cpp @ONLY)
  target_sources(${target} PRIVATE ${generated}/all_games.cpp)
endfunction()

# spadille_name_games(TARGET FOLDER…): games/games.h of a library, for who needs the games' own types.
function(spadille_name_games target)
  foreach(folder IN LISTS ARGN)
    cmake_path(GET folder FILENAME game)
    string(APPEND includes "#include \"games/${game}/${game}.h\"\n")
    list(APPEND tags ${game}::Game)
  endforeach()
  list(JOIN tags ", " tags)
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/generated)
  configure_file(games/games.h.in ${generated}/games/games.h @ONLY)
  target_sources(${target} PUBLIC FILE_SET HEADERS
    BASE_DIRS ${generated} FILES ${generated}/games/games.h)
endfunction()
