# Installs the library, its headers, the command and what find_package(queens) needs.
include(CMakePackageConfigHelpers)

install(TARGETS queens EXPORT queensTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/queens DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT queensTargets NAMESPACE queens:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/queens)

configure_package_config_file(cmake/queensConfig.cmake.in ${CMAKE_CURRENT_BINARY_DIR}/queensConfig.cmake
                              INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/queens)
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/queensConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/queensConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/queensConfigVersion.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/queens)
if(CaDiCaL_FOUND)
  install(FILES cmake/FindCaDiCaL.cmake DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/queens)
endif()
install(FILES LICENSE README.md README.zh-CN.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The page, where ./run page has built it.
install(FILES ${PROJECT_SOURCE_DIR}/build/page/queens.html DESTINATION ${CMAKE_INSTALL_DATADIR}/queens OPTIONAL)
