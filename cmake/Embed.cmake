# Texts that live inside the program: sources made by embed.py whenever a text changes.

# spadille_embed(TARGET KIND NAME=FILE…)
function(spadille_embed target kind)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/generated/${kind}.cpp)
  list(TRANSFORM ARGN REPLACE "^[^=]*=" "" OUTPUT_VARIABLE files)
  add_custom_command(OUTPUT ${out}
    COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/cmake/embed.py ${kind} ${out} ${ARGN}
    DEPENDS ${PROJECT_SOURCE_DIR}/cmake/embed.py ${files} COMMENT "Embedding ${kind}" VERBATIM)
  target_sources(${target} PRIVATE ${out})
  # A rulebook is longer than what every compiler has to take; both of ours take it.
  set_source_files_properties(${out} PROPERTIES
    SKIP_PRECOMPILE_HEADERS ON COMPILE_OPTIONS -Wno-overlength-strings)
endfunction()

# spadille_embed_words(TARGET FOLDER): the translators' files, spadille_nl.ts and the like.
function(spadille_embed_words target folder)
  file(GLOB files CONFIGURE_DEPENDS ${folder}/*.ts)
  list(TRANSFORM files REPLACE "^.*_([a-z]+)\\.ts$" "\\1=\\0")
  spadille_embed(${target} words ${files})
endfunction()

# spadille_embed_rulebooks(TARGET FOLDER…): of each of these games, in every language there is, the
# rulebook and how people ask for its clauses (nl.md, nl.asked): in docs/rules/GAME, or where a game
# comes with its own in the folder `rulebook` of it; and words of each language that mean the same.
function(spadille_embed_rulebooks target)
  foreach(folder IN LISTS ARGN)
    cmake_path(GET folder FILENAME game)
    foreach(kind IN ITEMS md asked)
      file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/rules/${game}/*.${kind} ${folder}/rulebook/*.${kind})
      list(TRANSFORM files REPLACE "^.*/([a-z]+)\\.${kind}$" "${game}/\\1=\\0")
      list(APPEND all_${kind} ${files})
    endforeach()
  endforeach()
  spadille_embed(${target} rulebooks ${all_md})
  spadille_embed(${target} asked ${all_asked})
  file(GLOB synonyms CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/text/synonyms/*.txt)
  list(TRANSFORM synonyms REPLACE "^.*/([a-z]+)\\.txt$" "\\1=\\0")
  spadille_embed(${target} synonyms ${synonyms})
endfunction()
