// Hours and words of translators by month: all of them are FINANCE's, the own ones the translator's
// (docs/translators.md#hours-and-words).
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { holds } from "#schema/policies/viewer.ts";
import { translate } from "./translations.ts";

/** Hours and words by month: the treasurer's, and a translator's own. */
export const readMonths = (viewer: Viewer | null): boolean => translate(viewer) || holds(viewer, "FINANCE");

/** Whose months somebody reads, over the columns of `translator_months`. */
export const readableMonthsSql = (viewer: Viewer | null): Prisma.Sql =>
  holds(viewer, "FINANCE")
    ? Prisma.sql`TRUE`
    : Prisma.sql`member_id IS NOT DISTINCT FROM ${viewer?.memberId ?? null}::int`;
