// An article as RIS, which programs for references read. UTF-8, a line a field.
import type { Language } from "#prisma/generated/enums.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { type ArticleRecord, type JournalRecord, titleIn, yearOf } from "./article-record.ts";
import { inverted, koreanParts, latinParts } from "./author-name.ts";
import { isoDate } from "./day.ts";

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();

/**
 * @param language of names and titles, where there is a choice
 * @param address of the article's page
 */
export function toRis(
  article: ArticleRecord,
  journal: JournalRecord,
  { language, address }: { readonly language: Language; readonly address: string },
): string {
  const parts = language === "KO" ? koreanParts : latinParts;
  const title = titleIn(article, language);
  const other = [article.titleKo, article.titleEn].find((one) => one !== null && one !== title);
  const keywords = language === "KO" ? article.keywordsKo : article.keywordsEn;
  const text = (value: string | number | null | undefined) => (value == null ? "" : oneLine(String(value)));
  const fields: [string, string][] = [
    ["TY", "JOUR"],
    ...article.authors.map((author): [string, string] => ["AU", text(inverted(parts(author)))]),
    ["TI", text(title)],
    ["T2", text(textIn(journal.name, language))],
    ["PY", String(yearOf(article.issue))],
    ["DA", isoDate(article.issue.issuedOn).replaceAll("-", "/")],
    ["VL", String(article.issue.volume)],
    ["IS", String(article.issue.number)],
    ["SP", text(article.firstPage)],
    ["EP", text(article.lastPage)],
    ["SN", text(journal.eissn ?? journal.issn)],
    ["PB", text(textIn(journal.publisher, language))],
    ["DO", text(article.doi)],
    ["UR", address],
    ["LA", article.language.toLowerCase()],
    ...keywords.map((word): [string, string] => ["KW", text(word)]),
    // A note: as a translated title (TT) some programs take it for the title.
    [
      "N1",
      text([...(article.state === "RETRACTED" ? ["Retracted"] : []), ...(other ? [other] : [])].join(". ")),
    ],
    ["AB", text(textIn({ ko: article.abstractKo, en: article.abstractEn }, language))],
  ];
  const lines = fields.filter(([, value]) => value !== "").map(([tag, value]) => `${tag}  - ${value}`);
  return [...lines, "ER  - ", ""].join("\r\n");
}
