// A booth sheet as it is set (gateway/documents/booth.typ): all its words, in both languages.
import type { Setting } from "#prisma/generated/client.ts";
import { momentIn } from "#schema/core/mail/letter-details.ts";
import type { GlossaryFieldName } from "#schema/validation/site/glossary.ts";
import papersEn from "#web/messages/en/overview/papers.json" with { type: "json" };
import glossaryEn from "#web/messages/en/site/glossary.json" with { type: "json" };
import papersKo from "#web/messages/ko/overview/papers.json" with { type: "json" };
import glossaryKo from "#web/messages/ko/site/glossary.json" with { type: "json" };
import type { BoothSheet } from "./booth-sheet.ts";

interface PrintedTerm {
  readonly ko: string;
  readonly en: string;
  readonly noteKo: string | null;
  readonly noteEn: string | null;
}

export interface PrintedBoothSheet {
  /** "통역 용어집 · Booth glossary". */
  readonly kind: string;
  readonly title: string;
  readonly other: string | null;
  readonly facts: string;
  readonly association: string;
  readonly topics: readonly {
    readonly ko: string;
    readonly en: string;
    readonly terms: readonly PrintedTerm[];
  }[];
  /** Since when it is as it is: the same sheet is the same file. */
  readonly changedAt: Date;
}

const fieldIn = (field: GlossaryFieldName) => ({
  ko: glossaryKo[`glossary.field.${field}`],
  en: glossaryEn[`glossary.field.${field}`],
});

export function toPrintedBoothSheet({ program, topics }: BoothSheet, { nameKo }: Setting): PrintedBoothSheet {
  const { titleKo, titleEn, startsAt, locationKo } = program;
  const changes = [program, ...topics.flatMap(({ terms }) => terms)].map(({ updatedAt }) =>
    updatedAt.getTime(),
  );
  return {
    kind: `${papersKo["papers.booth"]} · ${papersEn["papers.booth"]}`,
    title: titleKo,
    other: titleEn,
    facts: [momentIn("KO", startsAt), locationKo].filter(Boolean).join(" · "),
    association: nameKo,
    topics: topics.map(({ field, terms }) => ({
      ...fieldIn(field),
      terms: terms.map(({ ko, en, noteKo, noteEn }) => ({ ko, en, noteKo, noteEn })),
    })),
    changedAt: new Date(Math.max(...changes)),
  };
}
