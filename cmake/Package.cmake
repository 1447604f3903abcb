# The Debian package: `cmake --workflow --preset package`.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME spadille)
set(CPACK_PACKAGE_VENDOR "The Spadille authors")
set(CPACK_PACKAGE_CONTACT "The Spadille authors <spadille@example.org>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/Compress.cmake)

# One package with both programs; headers and library are for `cmake --install`.
set(CPACK_COMPONENTS_ALL programs)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEB_COMPONENT_INSTALL ON)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What no library shows: the QML modules that the pages import, and their typeface.
set(CPACK_DEBIAN_PACKAGE_DEPENDS
  qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-layouts
  qml6-module-qtquick-templates qml6-module-qtquick-window
  qml6-module-qtqml-workerscript fonts-inter)
list(JOIN CPACK_DEBIAN_PACKAGE_DEPENDS ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-cjk, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "openssl, postgresql-15")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "score keeper and referee for a real card table")
set(CPACK_PACKAGE_DESCRIPTION
"Spadille keeps score beside a real card table, settles the argument, and
remembers the evening. The players use real cards; they tell it the bids, the
tricks and the claims, and it works out the points and payments of Euchre,
Amsterdam Klaverjas, Quadrille and Kyuuri, line by line with the rule that
each figure comes from.
.
This package has the table app, spadille-table, and the command line, spadille.")
include(CPack)
