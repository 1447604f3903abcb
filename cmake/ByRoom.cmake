# Files of one folder are compiled together, at most so many at once, and parse what they share once: half of the
# time of a build from nothing (docs/adr/0045). A name that two files of a room have for themselves is an error then.
# What is compiled file by file, as every other build is, sees to it that each includes what it uses.
set(SPADILLE_FILES_AT_ONCE 12)
# Folders and files where what is a file's own has the same name as in its neighbours: a Row, a Trial, the messages.
set(SPADILLE_FILE_BY_FILE
  src/text/messages
  tests/db
  tests/games
  tests/harm
  tests/app/review/ruled_statistics_test.cpp
  tests/app/review/season_test.cpp
  tests/codec/deals_csv_test.cpp
  tests/codec/short_form_test.cpp
  tests/laws/euchre_laws_test.cpp
  tests/laws/klaverjas_laws_test.cpp
  tests/laws/kyuuri_laws_test.cpp
  tests/laws/quadrille_laws_test.cpp
  tests/walker/known.cpp
  tests/walker/laws_of_rulings.cpp
  tests/walker/laws_of_sessions.cpp)

function(spadille_by_room target)
  get_target_property(sources ${target} SOURCES)
  get_target_property(home ${target} SOURCE_DIR)
  foreach(source IN LISTS sources)
    if(NOT source MATCHES "^[^$]*[.]cpp$" OR source MATCHES "main[.]cpp$")
      continue()
    endif()
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${home} NORMALIZE)
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
    cmake_path(GET source FILENAME file)
    if(folder IN_LIST SPADILLE_FILE_BY_FILE OR "${folder}/${file}" IN_LIST SPADILLE_FILE_BY_FILE)
      continue()
    endif()
    string(MAKE_C_IDENTIFIER ${folder} room)
    math(EXPR count_${room} "${count_${room}} + 1")
    math(EXPR part "(${count_${room}} - 1) / ${SPADILLE_FILES_AT_ONCE}")
    get_source_file_property(generated ${source} TARGET_DIRECTORY ${target} GENERATED)
    if(NOT generated)
      set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${room}_${part})
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

function(spadille_all_by_room folder)
  get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(type ${target} TYPE)
    if(type MATCHES "STATIC_LIBRARY|OBJECT_LIBRARY|EXECUTABLE")
      spadille_by_room(${target})
    endif()
  endforeach()
  get_property(below DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
  foreach(each IN LISTS below)
    spadille_all_by_room(${each})
  endforeach()
endfunction()

spadille_all_by_room(${PROJECT_SOURCE_DIR})
