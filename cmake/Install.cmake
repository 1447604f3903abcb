# spadille::rules for other CMake projects; the program and its manuals.
include(CMakePackageConfigHelpers)

install(TARGETS spadille_rules EXPORT SpadilleTargets
  FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/spadille)
install(EXPORT SpadilleTargets NAMESPACE spadille:: FILE SpadilleConfig.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Spadille)
write_basic_package_version_file(SpadilleConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/SpadilleConfigVersion.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Spadille)

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
