// A booth sheet as it is set (gateway/documents/booth.typ): all its words, in both languages.
import type { Setting } from "#prisma/generated/client.ts";
import { fieldIn, wordsIn } from "#schema/core/documents/document-line.ts";
import { momentIn } from "#schema/core/mail/mail-details.ts";
import type { BoothSheet } from "./booth-sheet.ts";

interface PrintedTerm {
  readonly ko: string;
  readonly en: string;
  readonly noteKo: string | null;
  readonly noteEn: string | null;
}

interface PrintedBoothSheet {
  /** "통역 용어집 · Booth glossary". */
  readonly kind: string;
  readonly title: string;
  readonly other: string | null;
  readonly facts: string;
  readonly association: string;
  /** That it holds a part of the terms alone, in both languages; null: it holds all. */
  readonly cut: { readonly ko: string; readonly en: string } | null;
  readonly topics: readonly {
    readonly ko: string;
    readonly en: string;
    readonly terms: readonly PrintedTerm[];
  }[];
  /** Since when it is as it is: the same sheet is the same file. */
  readonly changedAt: Date;
}

export function toPrintedBoothSheet(
  { program, topics, isCut }: BoothSheet,
  { nameKo }: Setting,
): PrintedBoothSheet {
  const { titleKo, titleEn, startsAt, locationKo } = program;
  const changes = [program, ...topics.flatMap(({ terms }) => terms)].map(({ updatedAt }) =>
    updatedAt.getTime(),
  );
  return {
    kind: `${wordsIn("KO", "printed.booth")} · ${wordsIn("EN", "printed.booth")}`,
    title: titleKo,
    other: titleEn,
    facts: [momentIn("KO", startsAt), locationKo].filter(Boolean).join(" · "),
    association: nameKo,
    cut: isCut ? { ko: wordsIn("KO", "printed.boothPart"), en: wordsIn("EN", "printed.boothPart") } : null,
    topics: topics.map(({ field, terms }) => ({
      ko: fieldIn("KO", field),
      en: fieldIn("EN", field),
      terms: terms.map(({ ko, en, noteKo, noteEn }) => ({ ko, en, noteKo, noteEn })),
    })),
    changedAt: new Date(Math.max(...changes)),
  };
}
