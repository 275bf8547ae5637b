# Finds Emscripten's own toolchain file from emcc on PATH (Debian's package or an activated emsdk), else from $EMSDK.
# Used instead of emcmake, which in 3.1.6 hands Node a flag that Node 20 refuses.
find_program(emccProgram emcc HINTS $ENV{EMSDK}/upstream/emscripten REQUIRED NO_CMAKE_FIND_ROOT_PATH)
get_filename_component(emccFile ${emccProgram} REALPATH)
get_filename_component(emscriptenRoot ${emccFile} DIRECTORY)
include(${emscriptenRoot}/cmake/Modules/Platform/Emscripten.cmake)
