// The versions of a page in the order in which they came into force. A later number wins where two did at one moment, so a coming
// version is replaced by saving another for the same day.
import type { PageVersion, Prisma } from "#prisma/generated/client.ts";

export const newestFirst = [
  { effectiveAt: "desc" },
  { number: "desc" },
] satisfies Prisma.PageVersionOrderByWithRelationInput[];

/** The versions of its page that come before one. */
export const before = ({
  key,
  number,
  effectiveAt,
}: Pick<PageVersion, "key" | "number" | "effectiveAt">): Prisma.PageVersionWhereInput => ({
  key,
  OR: [{ effectiveAt: { lt: effectiveAt } }, { effectiveAt, number: { lt: number } }],
});
