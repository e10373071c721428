// The modules of the page that the server rendered, by address. Hydration loads them from here and not by the table of all pages:
// that one names every part of the site and is not needed before somebody goes on.
let addresses: Readonly<Record<string, string>> = {};

/** Tells where the parts of this page are: module key, as Vite's manifest spells it, to address. */
export function provideRenderedParts(parts: Readonly<Record<string, string>>): void {
  addresses = parts;
}

/** A module of this page; null for any other, and when it could not be had: who asks then takes it from the table. */
export async function renderedPart<Module>(key: string): Promise<Module | null> {
  const address = addresses[key];
  if (address === undefined) return null;
  try {
    const part: Module = await import(/* @vite-ignore */ address);
    return part;
  } catch {
    return null;
  }
}
