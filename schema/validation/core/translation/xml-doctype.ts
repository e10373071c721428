/**
 * A DOCTYPE that only names a definition beside the file, as older tools write it. Nothing is read of it; one
 * with a part of its own defines entities.
 */
const NAMES_ONLY =
  /^\s*[\w:.-]+\s+(?:SYSTEM|PUBLIC\s+(?:"[^"[<]*"|'[^'[<]*'))\s+(?:"[\w./:-]+\.dtd"|'[\w./:-]+\.dtd')\s*$/iu;

export const isHarmlessDoctype = (doctype: string): boolean => NAMES_ONLY.test(doctype);
