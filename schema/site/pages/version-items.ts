import type { Prisma } from "#prisma/generated/client.ts";

const orderBy = { position: "asc" } as const;
/** What the office wrote of a version's items, and nothing the database adds to it. */
export const items = {
  entries: {
    orderBy,
    select: {
      rowKey: true,
      year: true,
      month: true,
      day: true,
      titleKo: true,
      titleEn: true,
      bodyKo: true,
      bodyEn: true,
    },
  },
  people: {
    orderBy,
    select: {
      rowKey: true,
      nameKo: true,
      nameEn: true,
      roleKo: true,
      roleEn: true,
      affiliationKo: true,
      affiliationEn: true,
      termFrom: true,
      termTo: true,
      portraitId: true,
    },
  },
} satisfies Prisma.PageVersionInclude;
