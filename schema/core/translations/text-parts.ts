// Defines the parts of a text that are translated: what its memory, its counts and its checks read of a row.
import type { Prisma } from "#prisma/generated/client.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import type { SegmentedText } from "#schema/validation/core/translation/segments.ts";

/** Of a post, and of a page's version. */
export const TEXT_PARTS = { titleKo: true, titleEn: true, contentKo: true, contentEn: true } as const;

/** Of a program. */
export const PROGRAM_PARTS = {
  titleKo: true,
  titleEn: true,
  descriptionKo: true,
  descriptionEn: true,
  contentKo: true,
  contentEn: true,
  locationKo: true,
  locationEn: true,
} as const;

export type TextParts = Readonly<
  Record<"titleKo" | "titleEn", string | null> &
    Record<"contentKo" | "contentEn", Prisma.JsonValue> &
    Partial<Record<"descriptionKo" | "descriptionEn" | "locationKo" | "locationEn", string | null>>
>;

/** Both languages of a row, with the lines in the order of the editor's. */
export const partsOf = (row: TextParts): { readonly ko: SegmentedText; readonly en: SegmentedText } => ({
  ko: {
    title: row.titleKo,
    content: toDocument(row.contentKo),
    description: row.descriptionKo,
    location: row.locationKo,
  },
  en: {
    title: row.titleEn,
    content: toDocument(row.contentEn),
    description: row.descriptionEn,
    location: row.locationEn,
  },
});
