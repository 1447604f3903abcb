# The games that are built in. A game is a folder with a CMakeLists.txt of one call, spadille_game(); its
# name is that of its namespace and of the header with its tag.

# spadille_game(SOURCES … HEADERS …): what the folder has, said in its CMakeLists.txt.
function(spadille_game)
  cmake_parse_arguments(PARSE_ARGV 0 game "" "" "SOURCES;HEADERS")
  cmake_path(GET CMAKE_CURRENT_SOURCE_DIR PARENT_PATH games)
  cmake_path(GET games PARENT_PATH base)
  target_sources(spadille_rules PRIVATE ${game_SOURCES})
  target_sources(spadille_rules PUBLIC FILE_SET HEADERS BASE_DIRS ${base} FILES ${game_HEADERS})
endfunction()

# spadille_add_games(FOLDER…): builds them in, in this order, and makes games/games.h, for who needs their
# types, and the list of all_games(). A name stands for a folder below src/games; any other has to lie in
# a folder `games` too.
function(spadille_add_games)
  foreach(folder IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/src/games)
    cmake_path(GET folder FILENAME game)
    add_subdirectory(${folder} games/${game})
    string(APPEND includes "#include \"games/${game}/${game}.h\"\n")
    list(APPEND tags ${game}::Game)
    string(APPEND declared "namespace spadille::${game} {\nconst AnyGame& any_game();\n}\n")
    list(APPEND made "&${game}::any_game()")
  endforeach()
  list(JOIN tags ", " tags)
  list(JOIN made ", " objects)
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/generated)
  configure_file(games/games.h.in ${generated}/games/games.h @ONLY)
  configure_file(games/all_games.cpp.in ${generated}/games/all_games.cpp @ONLY)
  target_sources(spadille_rules PRIVATE ${generated}/games/all_games.cpp)
  target_sources(spadille_rules PUBLIC FILE_SET HEADERS
    BASE_DIRS ${generated} FILES ${generated}/games/games.h)
endfunction()

# spadille_compile_for_games(TARGET TEMPLATE): a source for each game, with its name for @game@.
function(spadille_compile_for_games target template)
  cmake_path(GET template PARENT_PATH room)
  foreach(folder IN LISTS SPADILLE_GAMES)
    cmake_path(GET folder FILENAME game)
    set(made ${CMAKE_CURRENT_BINARY_DIR}/generated/${room}/${game}.cpp)
    configure_file(${template} ${made} @ONLY)
    target_sources(${target} PRIVATE ${made})
  endforeach()
endfunction()
