// The types of the generated dist/core.js; the build copies this file beside it.
type Imports = WebAssembly.Imports;
type Hooks = {
  instantiateWasm(imports: Imports, receive: (instance: WebAssembly.Instance) => void): WebAssembly.Exports;
};
export default function createCore(hooks: Hooks): { ask(question: string): string };
