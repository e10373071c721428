// Node runs WebAssembly, but the types of it come with those of browsers. These are the ones that schema-engine.ts needs.
declare global {
  namespace WebAssembly {
    function instantiate(
      bytes: Uint8Array,
      imports: Readonly<Record<string, object>>,
    ): Promise<{ readonly instance: { readonly exports: Readonly<Record<string, unknown>> } }>;
  }
}

export {};
