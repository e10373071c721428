// Defines how an article is cited: APA 7, Chicago 17 (bibliography), and the form of Korean journals of the
// humanities (docs/journal.md#citations).
import type { CitationStyle } from "#schema/validation/journal/journal-kinds.ts";
import { type CitedArticle, type JournalRecord, pagesOf, titleIn, yearOf } from "./article-record.ts";
import { inverted, koreanParts, latinParts, straight, withInitials } from "./author-name.ts";

/** A piece of a citation; titles of works are set in italics. */
export interface CitationPart {
  readonly text: string;
  readonly isItalic: boolean;
}

const plain = (text: string): CitationPart => ({ text, isItalic: false });
const italic = (text: string): CitationPart => ({ text, isItalic: true });

/** The resolver's address of a DOI. */
export const doiAddress = (doi: string): string => `https://doi.org/${doi}`;

/** @param address of the article's page, for what has no DOI */
export function cite(
  style: CitationStyle,
  article: CitedArticle,
  journal: JournalRecord,
  address: string,
): CitationPart[] {
  const where = article.doi === null ? address : doiAddress(article.doi);
  const { volume, number } = article.issue;
  const year = yearOf(article.issue);
  const authors = article.authors;
  if (style === "KOREAN") {
    const isKorean = article.titleKo !== null;
    const title = titleIn(article, "KO");
    const mark = article.state === "RETRACTED" ? " [철회됨]" : "";
    const names = authors.map((author) => inverted(koreanParts(author))).join("·");
    const pages = pagesOf(article);
    return [
      plain(
        `${names} (${year}). ${isKorean ? `「${title}」` : `“${title}”`}${mark}. 『${named(journal, "KO")}』, `,
      ),
      plain(`${volume}(${number})${pages === null ? "" : `, ${pages}`}. ${where}`),
    ];
  }
  // In English the citation names the language of the text behind an English title.
  const isForeign = article.titleEn !== null && article.language === "KO";
  const isRetracted = article.state === "RETRACTED";
  const title = titleIn(article, "EN");
  const pages = pagesOf(article, "–");
  const name = named(journal, "EN");
  if (style === "APA") {
    const marks = `${isForeign ? " [in Korean]" : ""}${isRetracted ? " [Retracted]" : ""}`;
    return [
      plain(`${apaAuthors(authors.map((author) => withInitials(latinParts(author))))} (${year}). `),
      plain(`${ended(`${title}${marks}`)} `),
      italic(`${name}, ${volume}`),
      plain(`(${number})${pages === null ? "" : `, ${pages}`}. ${where}`),
    ];
  }
  // Chicago sets such a mark behind the quoted title, as a sentence of its own (17th ed., 14.99).
  const marks = `${isForeign ? "[In Korean.] " : ""}${isRetracted ? "[Retracted.] " : ""}`;
  return [
    plain(`${ended(chicagoAuthors(authors.map(latinParts)))} “${ended(title)}” ${marks}`),
    italic(name),
    plain(` ${volume}, no. ${number} (${year})${pages === null ? "" : `: ${pages}`}. ${where}.`),
  ];
}

const named = ({ name }: JournalRecord, language: "KO" | "EN"): string =>
  (language === "KO" ? (name.ko ?? name.en) : (name.en ?? name.ko)) ?? "";

/** A sentence, which may end with a sign of its own. */
const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Up to twenty; of more the first nineteen and the last. */
function apaAuthors(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length > 20) return `${names.slice(0, 19).join(", ")}, … ${last}`;
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")}, & ${last}`;
}

/** The first one family name first. Up to ten; of more the first seven. */
function chicagoAuthors(names: readonly Parameters<typeof inverted>[0][]): string {
  const written = names.map((name, at) => (at === 0 ? inverted(name) : straight(name)));
  if (written.length > 10) return `${written.slice(0, 7).join(", ")}, et al.`;
  const last = written.at(-1) ?? "";
  return written.length < 2 ? last : `${written.slice(0, -1).join(", ")}, and ${last}`;
}
