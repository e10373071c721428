// Node runs WebAssembly, and its types come with those of browsers only: what schema-engine.ts needs of them.
declare global {
  namespace WebAssembly {
    function instantiate(
      bytes: Uint8Array,
      imports: Readonly<Record<string, object>>,
    ): Promise<{ readonly instance: { readonly exports: Readonly<Record<string, unknown>> } }>;
  }
}

export {};
