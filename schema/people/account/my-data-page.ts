// The own data as a page that people read: the most of each part in words. my-data.json beside it has every value.
import { momentIn } from "#schema/core/mail/mail-details.ts";
import { type Line, type MyData, partsOf } from "./my-data-parts.ts";
import { peopleWords } from "./my-data-words.ts";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function listOf(lines: readonly Line[]): string {
  const said = lines.filter(([, text]) => text !== null && text !== "");
  const rows = said.map(([label, text]) => `<dt>${escaped(label)}</dt><dd>${escaped(text ?? "")}</dd>`);
  return `<dl>${rows.join("")}</dl>`;
}

const STYLE = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 sans-serif}h2{margin-top:2.5rem;border-top:2px solid}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem}dt{color:#454b5a}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
@media(max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}`;

/** A whole HTML document, in the language of the person. */
export function myDataPage({ madeAt, member }: MyData): string {
  const { language } = member;
  const title = peopleWords(language, "own-data.title");
  const parts = partsOf(member).map(
    ([heading, items]) =>
      `<section><h2>${escaped(heading)}</h2>${
        items.length === 0
          ? `<p>${escaped(peopleWords(language, "own-data.none"))}</p>`
          : items.map(listOf).join("<hr>")
      }</section>`,
  );
  const lede = peopleWords(language, "own-data.lede").replace("{at}", momentIn(language, madeAt));
  return `<!doctype html><html lang="${language.toLowerCase()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1><p>${escaped(lede)}</p>${parts.join("")}</body></html>`;
}
