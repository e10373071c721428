// Defines what browsers and Node both have beyond the language, as far as the rules need it.
declare global {
  const URL: { canParse(address: string): boolean };
  class TextEncoder {
    encode(text: string): Uint8Array;
  }
}

export {};
