// An article as BibTeX, in UTF-8: Hangul stays as it is, signs that TeX reads are written out.
import type { Language } from "#prisma/generated/enums.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { type ArticleRecord, type JournalRecord, pagesOf, titleIn, yearOf } from "./article-record.ts";
import { koreanParts, latinParts, type NameParts } from "./author-name.ts";

const SIGNS: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** In one line, without what would end the value or be read as a command. */
const tex = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim()
    .replace(/[\\~^]|[{}&%$#_]/g, (sign) => SIGNS[sign] ?? `\\${sign}`)
    // Two of them together would be another sign: a dash, a quotation mark.
    .replace(/([-'`,<>])(?=\1)|[?!](?=`)/g, "$&{}");

const PLAIN_PART = /^(?!.*\band\b)[\p{L}\p{M}\s.'’-]+$/iu;

/** A part of a name with an "and" or a sign of its own is braced, or BibTeX would take it apart. */
const texPart = (part: string): string => (PLAIN_PART.test(part) ? tex(part) : `{${tex(part)}}`);

/** A name that has one part is braced for the same reason. */
function texName(name: NameParts): string {
  if ("literal" in name) return `{${tex(name.literal)}}`;
  return name.given ? `${texPart(name.family)}, ${texPart(name.given)}` : `{${tex(name.family)}}`;
}

/**
 * @param language of names and titles, where there is a choice
 * @param address of the article's page
 */
export function toBibtex(
  article: ArticleRecord,
  journal: JournalRecord,
  { language, address }: { readonly language: Language; readonly address: string },
): string {
  const parts = language === "KO" ? koreanParts : latinParts;
  const title = titleIn(article, language);
  const other = [article.titleKo, article.titleEn].find((one) => one !== null && one !== title);
  const notes = [...(article.state === "RETRACTED" ? ["Retracted"] : []), ...(other ? [tex(other)] : [])];
  const { volume, number } = article.issue;
  const abstract = textIn({ ko: article.abstractKo, en: article.abstractEn }, language);
  const keywords = language === "KO" ? article.keywordsKo : article.keywordsEn;
  const fields: [string, string | null][] = [
    ["author", article.authors.map((author) => texName(parts(author))).join(" and ")],
    // Braced once more, so that no style changes its capitals.
    ["title", `{${tex(title)}}`],
    ["journal", tex(textIn(journal.name, language))],
    ["year", String(yearOf(article.issue))],
    ["volume", String(volume)],
    ["number", String(number)],
    ["pages", pagesOf(article, "--")],
    ["publisher", tex(textIn(journal.publisher, language))],
    ["issn", journal.eissn ?? journal.issn],
    // Read as they are, by anyone who reads these two; only a brace would end the value.
    ["doi", article.doi?.replace(/[{}]/g, (brace) => `\\${brace}`) ?? null],
    ["url", address],
    ["language", article.language === "KO" ? "korean" : "english"],
    ["keywords", tex(keywords.join(", "))],
    ["abstract", tex(abstract)],
    ["note", notes.length > 0 ? notes.join(". ") : null],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}},`] : []));
  return [`@article{article${article.id},`, ...lines, "}", ""].join("\n");
}
