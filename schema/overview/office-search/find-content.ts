// Posts and programs in any state but the trash. What is in the title is before what is only in the text.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { holdsTerms } from "#schema/core/text-search/matching.ts";
import { findPosts } from "#schema/overview/search/find-posts.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { unpublishedPostsSql, writePosts } from "#schema/policies/site/posts.ts";
import { OFFICE_HITS_EACH } from "#schema/validation/overview/office-search.ts";
import { heldAmong, type OfficeFinder, type OfficeSearchRequest } from "./office-finder.ts";
import { NOTHING_MORE } from "./office-hit.ts";

type Ids = readonly { readonly id: number }[];

const TITLES = Prisma.sql`search_key_of(title_ko, title_en, search_initials(title_ko))`;

/** What visitors do not see yet. There is never much of it, and no index holds its words. */
const unpublished = (terms: readonly string[], now: Date) => db.$queryRaw<Ids>`
  SELECT id FROM posts WHERE ${unpublishedPostsSql(now)}
  AND ${holdsTerms(terms)} ORDER BY updated_at DESC LIMIT ${OFFICE_HITS_EACH}`;

async function postsOf({ terms, now, viewer }: OfficeSearchRequest): Promise<readonly number[]> {
  const [hidden, live] = await Promise.all([
    unpublished(terms, now),
    findPosts(terms, now, { viewer, isInGoodStanding: true }),
  ]);
  const ids = [...hidden.map(({ id }) => id), ...live];
  const titled = await db.$queryRaw<Ids>`
    SELECT id FROM posts WHERE id = ANY(${ids}::int[]) AND ${holdsTerms(terms, TITLES)}`;
  const isTitled = new Set(titled.map(({ id }) => id));
  return [...ids.filter((id) => isTitled.has(id)), ...ids];
}

export const findManagedPosts: OfficeFinder = {
  may: writePosts,
  subject: "post",
  isPersonal: false,
  find: postsOf,
  among: (ids, terms) => heldAmong(Prisma.sql`posts`, ids, terms),
  read: async (ids, language) => {
    const select = { id: true, board: true, titleKo: true, titleEn: true } as const;
    const rows = await db.post.findMany({ where: { id: { in: [...ids] }, deletedAt: null }, select });
    return rows.map(({ id, board, titleKo, titleEn }) => ({
      ...NOTHING_MORE,
      kind: "POST",
      id,
      title: textIn({ ko: titleKo, en: titleEn }, language),
      detail: null,
      place: board,
    }));
  },
};

export const findManagedPrograms: OfficeFinder = {
  may: writePrograms,
  subject: "program",
  isPersonal: false,
  // Hundreds, not a million: they are looked through.
  find: async ({ terms }) => {
    const rows = await db.$queryRaw<Ids>`
      SELECT id FROM programs WHERE deleted_at IS NULL AND ${holdsTerms(terms)}
      ORDER BY ${holdsTerms(terms, TITLES)} DESC, starts_at DESC, id DESC LIMIT ${OFFICE_HITS_EACH}`;
    return rows.map(({ id }) => id);
  },
  among: (ids, terms) => heldAmong(Prisma.sql`programs`, ids, terms),
  read: async (ids, language) => {
    const select = { id: true, kind: true, titleKo: true, titleEn: true } as const;
    const rows = await db.program.findMany({ where: { id: { in: [...ids] }, deletedAt: null }, select });
    return rows.map(({ id, kind, titleKo, titleEn }) => ({
      ...NOTHING_MORE,
      kind: "PROGRAM",
      id,
      title: textIn({ ko: titleKo, en: titleEn }, language),
      detail: null,
      place: kind,
    }));
  },
};
