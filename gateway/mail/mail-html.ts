// An email as HTML, beside its text: the same words in one plain column. No picture, no style sheet, nothing
// that is asked for from anywhere: mail programs show it as it is, and anyone who reads text loses nothing.
import type { Language } from "#prisma/generated/enums.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** An address as our emails write it: no bracket, quote or space is in one. */
const ADDRESS = /https?:\/\/[^\s<>()"']+/g;

const COLUMN =
  "max-width:36rem;margin:0 auto;padding:24px 16px;font:16px/1.6 'Apple SD Gothic Neo','Malgun Gothic',sans-serif;color:#1f2430";

/** @param text paragraphs between empty lines */
export function mailHtml({
  language,
  subject,
  text,
}: {
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
}): string {
  const paragraphs = text
    .split("\n\n")
    .map((paragraph) => `<p style="margin:0 0 16px">${linked(paragraph)}</p>`);
  return [
    `<!doctype html><html lang="${language.toLowerCase()}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0"><div style="${COLUMN}">${paragraphs.join("")}</div></body></html>`,
  ].join("");
}

function linked(paragraph: string): string {
  let html = "";
  let from = 0;
  for (const { 0: address, index } of paragraph.matchAll(ADDRESS)) {
    html += `${escaped(paragraph.slice(from, index))}<a href="${escaped(address)}" style="color:#2b4285">${escaped(address)}</a>`;
    from = index + address.length;
  }
  return (html + escaped(paragraph.slice(from))).replaceAll("\n", "<br>");
}
