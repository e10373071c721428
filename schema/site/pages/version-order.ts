// The versions of a page in the order in which they came into force. A later number wins where two did at one moment, so a coming
// version is replaced by saving another for the same day.
import type { Prisma } from "#prisma/generated/client.ts";

export const newestFirst = [
  { effectiveAt: "desc" },
  { number: "desc" },
] satisfies Prisma.PageVersionOrderByWithRelationInput[];
