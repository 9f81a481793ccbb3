# One target a layer. A layer is an object library; the layers together are the library `queens`.

add_library(queens_settings INTERFACE)
target_compile_features(queens_settings INTERFACE cxx_std_20)
target_include_directories(queens_settings INTERFACE ${PROJECT_SOURCE_DIR}/include)
target_compile_options(queens_settings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # g++ 12 warns of overlapping copies and of uninitialized members in its own std::string (GCC bugs 105651, 105562).
  target_compile_options(queens_settings INTERFACE -Wno-restrict -Wno-maybe-uninitialized)
endif()
if(QUEENS_WASM)
  target_compile_options(queens_settings INTERFACE -Wno-shorten-64-to-32)  # sizes have 32 bits there
endif()
if(QUEENS_WERROR)
  target_compile_options(queens_settings INTERFACE -Werror)
endif()
if(QUEENS_SANITIZE)
  target_compile_options(queens_settings INTERFACE -fsanitize=${QUEENS_SANITIZE} -fno-omit-frame-pointer
                                                   -fno-sanitize-recover=all)
  target_link_options(queens_settings INTERFACE -fsanitize=${QUEENS_SANITIZE})
endif()

# queens_layer(NAME SOURCE…): the layer queens_NAME, from sources in the current folder.
function(queens_layer name)
  add_library(queens_${name} OBJECT ${ARGN})
  target_link_libraries(queens_${name} PRIVATE $<BUILD_INTERFACE:queens_settings>)
  target_include_directories(queens_${name} PRIVATE ${PROJECT_SOURCE_DIR}/src)
  if(NOT QUEENS_WASM)  # there it would only cost time
    set_target_properties(queens_${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  endif()
  set_property(GLOBAL APPEND PROPERTY QUEENS_LAYERS ${name})
endfunction()
