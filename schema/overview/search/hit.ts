// Defines what is shown of a row that was found, whatever table it is in.
import type { Language } from "#prisma/generated/enums.ts";
import type { FilePasses } from "#schema/context.ts";
import { documentText } from "#schema/core/shared/document-text.ts";
import { type InBoth, inLanguage } from "#schema/core/shared/language.ts";
import type { LocalizedText } from "#schema/core/shared/localized.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import type { Reader } from "#schema/policies/site/post-readers.ts";
import type { SearchType } from "#schema/validation/overview/search-types.ts";
import type { ProgramKindName, ProgramStateName } from "#schema/validation/programs/program-kinds.ts";
import type { BoardName } from "#schema/validation/site/posts.ts";
import { type HighlightedText, highlight, makeSnippet, type Passage } from "./highlight.ts";

export interface SearchHit {
  /** Unlike that of any other hit. */
  readonly id: string;
  readonly type: SearchType;
  readonly path: string;
  readonly title: HighlightedText;
  readonly snippet: HighlightedText | null;
  /** When it was published, or takes place. */
  readonly date: Date | null;
  /** Of a post, and of the post that carries a file. */
  readonly board?: BoardName | null;
  /** A post for members, or a file of one. */
  readonly isForMembers?: boolean;
  readonly program?: { readonly kind: ProgramKindName; readonly state: ProgramStateName };
  readonly file?: FoundFile;
}

/** What carries a file: a post or program that the viewer may read. */
export interface Carrier {
  readonly path: string;
  readonly title: LocalizedText;
}

export interface FoundFile {
  readonly url: string;
  /** Of a PDF, where the snippet is; null where it has none. */
  readonly page: number | null;
  readonly carrier: Carrier;
}

/** What is looked for, and the language it is shown in. */
export interface HitContext {
  readonly terms: readonly string[];
  readonly language: Language;
  readonly now: Date;
  /** Who looks: nothing is shown that they may not read. */
  readonly reader: Reader;
  readonly passes: FilePasses;
}

/** Reads what is shown of rows, in the order of their ids: one query, however many rows. */
export type HitReader = (ids: readonly number[], search: HitContext) => Promise<SearchHit[]>;

/** The title in the reader's language or the other one, marked. */
export function titleIn(titles: InBoth<string>, { terms, language }: HitContext): HighlightedText {
  const title = inLanguage(titles, language);
  return highlight({ text: title?.value ?? "", language: title?.language ?? language }, terms);
}

/** What a row says in both languages. */
export interface HitText extends InBoth<string> {
  /** Found by initials, too. */
  readonly isNamed?: boolean;
}

/** From what the row says, the reader's language first; the title in the other language last, for hits that only it explains. */
export function snippetOf(
  said: readonly HitText[],
  titles: InBoth<string>,
  { terms, language }: HitContext,
): HighlightedText | null {
  const other: Language = language === "KO" ? "EN" : "KO";
  const passage = (one: HitText, of: Language): Passage => ({
    text: (of === "KO" ? one.ko : one.en) ?? "",
    language: of,
    isNamed: one.isNamed === true,
  });
  return makeSnippet(
    [
      ...said.map((one) => passage(one, language)),
      ...said.map((one) => passage(one, other)),
      ...(inLanguage(titles, language)?.language === language
        ? [passage({ ...titles, isNamed: true }, other)]
        : []),
    ],
    terms,
  );
}

/** Rows in the order of their ids. */
export function inOrder<Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The plain text of a stored document; null where a language is missing. */
export function textOf(stored: Parameters<typeof toDocument>[0]): string | null {
  const document = toDocument(stored);
  return document && documentText(document);
}

/** Lines that are beside each other, in one language. */
export function together(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(" · ");
}
