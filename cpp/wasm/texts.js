// The half of embind that is JavaScript, for functions that take a text and return one, since nothing else passes the door.
// Emscripten's own registers and converts every built-in C++ type, which would be two thirds of the glue.
mergeInto(LibraryManager.library, {
  _embind_register_function__deps: ["malloc", "free"],
  _embind_register_function: function (name, argumentCount, types, signature, invoker, bound) {
    var encoder = new TextEncoder();
    var decoder = new TextDecoder();
    var invoke = getWasmTableEntry(invoker);
    // A text in the module's memory is its length in bytes and then these.
    Module[UTF8ToString(name)] = function (text) {
      var bytes = encoder.encode(text);
      var given = _malloc(4 + bytes.length);
      HEAPU32[given >> 2] = bytes.length;
      HEAPU8.set(bytes, given + 4);
      var returned = invoke(bound, given);
      _free(given);
      var start = returned + 4;
      var told = decoder.decode(HEAPU8.subarray(start, start + HEAPU32[returned >> 2]));
      _free(returned);
      return told;
    };
  },
  _embind_register_std_string__deps: [],
  _embind_register_std_string: function () {},
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
