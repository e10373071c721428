// Says what a page says to machines (schema.org). Written while the server renders and put into the
// document's head; browsers have no use for it, so every use is behind `import.meta.env.SSR` and none of this
// reaches them.
import { createContext, useContext } from "react";
import type { Thing } from "schema-dts";
import { localizedPath, type UiLanguage, useLanguage } from "#web/i18n/language.ts";

export interface StructuredData {
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly things: Thing[];
}

export const StructuredDataContext = /* @__PURE__ */ createContext<StructuredData | null>(null);

/** Whole addresses for paths of this site, in the page's language; what is one already stays. */
export type Addresses = (path: string) => string;

/** Adds what `describe` makes, once a render. */
export function useStructuredData(describe: (address: Addresses, language: UiLanguage) => Thing): void {
  const collected = useContext(StructuredDataContext);
  const language = useLanguage();
  if (collected === null) return;
  const address = (path: string) =>
    path.startsWith("/") ? collected.publicUrl + localizedPath(language, path) : path;
  collected.things.push(describe(address, language));
}
