// Text as translators' tools read it in XML.

/** What XML cannot hold is left out. */
const UNWRITTEN = /(?![\t\n\r])\p{Cc}|[\p{Cs}\ufffe\uffff]/gu;
const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeXml = (text: string): string =>
  text.replace(UNWRITTEN, "").replace(/[&<>"]/gu, (sign) => SIGNS[sign] ?? sign);
