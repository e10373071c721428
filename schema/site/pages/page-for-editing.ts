// A page as its editor needs it: the newest version that was not withdrawn, coming or not, both languages as they are.
import { db } from "#prisma/client.ts";
import type { PageVersion } from "#prisma/generated/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { DraftRef } from "#schema/core/drafts/draft.ts";
import { ownDraft } from "#schema/core/drafts/own-draft.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import { TranslationPairRef } from "#schema/core/translations/translation-pair.ts";
import { SavedVersionRef } from "#schema/core/versions/saved-version.ts";
import { versionsOf } from "#schema/cost.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { BoardMemberForEditingRef } from "./board-member.ts";
import { PageEntryForEditingRef } from "./page-entry.ts";
import { PageKeyRef } from "./page-version.ts";
import { readPageVersions } from "./page-versions.ts";

interface PageText {
  readonly title: string;
  readonly content: RichTextDocument | null;
}

interface PageForEditing {
  readonly key: PageKey;
  /** Null: nobody has written the page yet, or every version was withdrawn. */
  readonly newest: PageVersion | null;
  /** The number of the last save, which may have been withdrawn. */
  readonly lastNumber: number | null;
}

const PageTextRef = builder.objectRef<PageText>("PageText").implement({
  description: "A page in one language, as it is.",
  fields: (t) => ({
    title: t.exposeString("title"),
    content: t.expose("content", { type: "RichText", nullable: true }),
  }),
});

/** Null where the language says nothing. */
export function toPageText(title: string | null, stored: Parameters<typeof toDocument>[0]): PageText | null {
  return title === null ? null : { title, content: toDocument(stored) };
}

const inOrder = { position: "asc" } as const;

export const PageForEditingRef = builder.objectRef<PageForEditing>("PageForEditing").implement({
  description: "A page as its editor needs it: the newest version, both languages as they are.",
  fields: (t) => ({
    versions: t.field({
      type: [SavedVersionRef],
      description: "Each save of it, newest first; with `number` that one alone.",
      complexity: versionsOf,
      args: { number: t.arg.int() },
      resolve: ({ key }, { number }) => readPageVersions(key, number ?? undefined),
    }),
    key: t.expose("key", { type: PageKeyRef }),
    number: t.int({
      nullable: true,
      description: "What savePage has to carry as `baseNumber`; null: there is no version yet.",
      resolve: ({ lastNumber }) => lastNumber,
    }),
    shownNumber: t.int({
      nullable: true,
      description: "Of the version whose words these are; null: there are none.",
      resolve: ({ newest }) => newest?.number ?? null,
    }),
    effectiveAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ newest }) => newest?.effectiveAt ?? null,
    }),
    ko: t.field({
      type: PageTextRef,
      nullable: true,
      resolve: ({ newest }) => newest && toPageText(newest.titleKo, newest.contentKo),
    }),
    en: t.field({
      type: PageTextRef,
      nullable: true,
      resolve: ({ newest }) => newest && toPageText(newest.titleEn, newest.contentEn),
    }),
    answers: t.field({
      type: ["String"],
      description: "What was said to be right so about its translation.",
      resolve: ({ newest }) => newest?.answers ?? [],
    }),
    pairs: t.field({
      type: [TranslationPairRef],
      description: "Its paragraphs as they were translated.",
      resolve: ({ key }) => db.translationPair.findMany({ where: { pageKey: key }, orderBy: { id: "asc" } }),
    }),
    entries: t.prismaField({
      type: [PageEntryForEditingRef],
      resolve: (query, { newest }) => {
        const columns = { ...query };
        if (!newest) return [];
        return db.pageEntry.findMany({ ...columns, where: { versionId: newest.id }, orderBy: inOrder });
      },
    }),
    draft: t.prismaField({
      type: DraftRef,
      nullable: true,
      description: "What the viewer was typing about it and has not saved.",
      resolve: (query, { key }, _args, { viewer }) => ownDraft(query, viewer, { pageKey: key }),
    }),
    people: t.prismaField({
      type: [BoardMemberForEditingRef],
      resolve: (query, { newest }) => {
        const columns = { ...query };
        if (!newest) return [];
        return db.boardMember.findMany({ ...columns, where: { versionId: newest.id }, orderBy: inOrder });
      },
    }),
  }),
});
