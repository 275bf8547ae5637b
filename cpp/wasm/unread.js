// Emscripten registers every built-in C++ type with embind at start. The door passes texts only, so the registration of the
// others, and the conversions that come with them, is left out of the glue.
mergeInto(LibraryManager.library, {
  _embind_register_void__deps: [],
  _embind_register_void: function () {},
  _embind_register_bool__deps: [],
  _embind_register_bool: function () {},
  _embind_register_integer__deps: [],
  _embind_register_integer: function () {},
  _embind_register_bigint__deps: [],
  _embind_register_bigint: function () {},
  _embind_register_float__deps: [],
  _embind_register_float: function () {},
  _embind_register_std_wstring__deps: [],
  _embind_register_std_wstring: function () {},
  _embind_register_memory_view__deps: [],
  _embind_register_memory_view: function () {},
  _embind_register_emval__deps: [],
  _embind_register_emval: function () {},
});
