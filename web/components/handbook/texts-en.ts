// The handbook in English, loaded when a page of it is opened.
import type { HandbookPart, TextsByPath } from "./handbook-text.ts";

export const TEXTS: TextsByPath = import.meta.glob<readonly HandbookPart[]>("#docs/handbook/en/*.md", {
  eager: true,
  import: "default",
});
