# spadille::rules for other CMake projects; the programs, their manuals, and what a desktop knows them by.
include(CMakePackageConfigHelpers)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME programs)

install(TARGETS spadille_rules EXPORT SpadilleTargets COMPONENT development
  FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/spadille COMPONENT development)
install(EXPORT SpadilleTargets NAMESPACE spadille:: FILE SpadilleConfig.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Spadille COMPONENT development)
write_basic_package_version_file(SpadilleConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/SpadilleConfigVersion.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Spadille COMPONENT development)

if(TARGET spadille)
  install(TARGETS spadille)
  set(generated ${PROJECT_BINARY_DIR}/generated)
  install(FILES ${generated}/spadille.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  foreach(language ja nl fr)
    install(FILES ${generated}/${language}/spadille.1
      DESTINATION ${CMAKE_INSTALL_MANDIR}/${language}/man1)
  endforeach()
  install(FILES ${generated}/spadille.bash RENAME spadille
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
  install(FILES ${generated}/_spadille
    DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
  install(FILES ${generated}/spadille.fish
    DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endif()

# What makes a club's server (docs/club.md), laid out as in the source.
install(PROGRAMS ${PROJECT_SOURCE_DIR}/script/club DESTINATION ${CMAKE_INSTALL_DATADIR}/spadille/script)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/db/club/migrations DESTINATION ${CMAKE_INSTALL_DATADIR}/spadille/db/club)

if(TARGET spadille-table)
  set(linux ${PROJECT_SOURCE_DIR}/ui/table/linux)
  set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
  configure_file(${linux}/spadille-table.metainfo.xml.in
    ${PROJECT_BINARY_DIR}/${SPADILLE_APP_ID}.metainfo.xml @ONLY)
  install(TARGETS spadille-table)
  install(TARGETS spadille_club_part DESTINATION ${CMAKE_INSTALL_LIBDIR}/spadille)
  install(FILES ${linux}/spadille-table.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${linux}/spadille-table.bash RENAME spadille-table
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
  install(FILES ${linux}/spadille-table.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${PROJECT_BINARY_DIR}/${SPADILLE_APP_ID}.metainfo.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${linux}/spadille-session.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
  install(FILES ${linux}/spadille-table.svg DESTINATION ${icons}/scalable/apps)
  install(FILES ${linux}/spadille-table-symbolic.svg DESTINATION ${icons}/symbolic/apps)
endif()
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE RENAME copyright
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/spadille)
install(FILES ${PROJECT_SOURCE_DIR}/CHANGELOG.md
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/spadille)
