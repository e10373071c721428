// Defines which text somebody translates: a post, a page or a program.
import type { Tx } from "#prisma/client.ts";
import type { PageKey, Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Viewer } from "#schema/context.ts";
import type { Translated } from "#schema/core/translations/store-pairs.ts";
import { DomainError, refusal } from "#schema/errors.ts";
import { translatesAt } from "#schema/policies/overview/translations.ts";
import { PageKeyRef } from "#schema/site/pages/page-version.ts";
import {
  type CheckedTranslated,
  TRANSLATED_PLACES,
  type TranslatedPlace,
  translatedInput,
} from "#schema/validation/overview/translation-work.ts";

export const TranslatedPlaceRef = builder.enumType("TranslatedPlace", {
  description: "Where something was translated.",
  values: TRANSLATED_PLACES,
});

export const TranslatedInputRef = builder
  .inputType("TranslatedInput", {
    description: "A text: a post or a program by its id, a page by its key.",
    fields: (t) => ({
      place: t.field({ type: TranslatedPlaceRef, required: true }),
      id: t.field({ type: "Id" }),
      page: t.field({ type: PageKeyRef }),
    }),
  })
  .validate(translatedInput);

/** As the tables know it. */
export function translatedOf(text: CheckedTranslated): Translated {
  if (text.place === "PAGE") return { pageKey: text.page };
  return text.place === "POST" ? { postId: text.id } : { programId: text.id };
}

interface Columns {
  readonly postId: number | null;
  readonly programId: number | null;
  readonly pageKey: PageKey | null;
}

export const placeOf = ({ postId, programId }: Columns): TranslatedPlace =>
  postId !== null ? "POST" : programId !== null ? "PROGRAM" : "PAGE";

/** The rows of what somebody translates, over tables with these columns. */
export const ownPlaces = (viewer: Viewer | null) =>
  [
    ...(translatesAt(viewer, "POST") ? [{ postId: { not: null } }, { pageKey: { not: null } }] : []),
    ...(translatesAt(viewer, "PROGRAM") ? [{ programId: { not: null } }] : []),
  ] satisfies Prisma.TranslationTaskWhereInput[];

/** @throws DomainError FORBIDDEN for a text of others */
export function requirePlace(viewer: Viewer | null, place: TranslatedPlace): void {
  if (!translatesAt(viewer, place)) throw refusal(viewer !== null);
}

/**
 * Locks a text until the transaction ends, so that what is done about its translation is done one after the other.
 * @throws DomainError FORBIDDEN for a text of others; NOT_FOUND, also for one in the trash
 */
export async function lockTranslated(tx: Tx, viewer: Viewer | null, text: CheckedTranslated): Promise<void> {
  requirePlace(viewer, text.place);
  if (text.place === "PAGE") {
    await tx.$queryRaw`SELECT 1 AS held FROM (SELECT pg_advisory_xact_lock(hashtext(${`translation ${text.page}`}))) AS lock`;
    return;
  }
  const rows =
    text.place === "POST"
      ? await tx.$queryRaw<
          object[]
        >`SELECT 1 FROM posts WHERE id = ${text.id} AND deleted_at IS NULL FOR UPDATE`
      : await tx.$queryRaw<
          object[]
        >`SELECT 1 FROM programs WHERE id = ${text.id} AND deleted_at IS NULL FOR UPDATE`;
  if (rows.length === 0) throw new DomainError("NOT_FOUND");
}
