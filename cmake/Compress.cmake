# Manuals and changelog as Debian wants them: compressed, without time or name inside.
file(GLOB_RECURSE pages ${CPACK_TEMPORARY_DIRECTORY}/*/man1/*.1
  ${CPACK_TEMPORARY_DIRECTORY}/*/doc/spadille/changelog)
foreach(page ${pages})
  execute_process(COMMAND gzip -9nf ${page} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
