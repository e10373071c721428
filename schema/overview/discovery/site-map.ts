// Every address that search engines should know, in parts of a bounded size. A part of posts or programs is a
// range of ids. So it keeps its address and most of its content for good, and is read without those before
// it.
import { db } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { languagesOf } from "#schema/core/shared/language.ts";
import {
  publishedArticles,
  publishedArticlesSql,
  publishedIssues,
} from "#schema/policies/journal/journal.ts";
import { visiblePrograms, visibleProgramsSql } from "#schema/policies/programs/programs.ts";
import { pagesInForce } from "#schema/policies/site/pages.ts";
import { publishedPosts, publishedPostsSql } from "#schema/policies/site/posts.ts";
import {
  articleAddress,
  issueAddress,
  PAGE_ADDRESSES,
  postAddress,
  programAddress,
} from "#schema/validation/site-paths.ts";

/** Items of a part: each has an address in two languages, and a part holds at most 10,000. */
const PART_SIZE = 5_000;

/** A page without language, and when what it says last changed; null where nobody knows. */
export interface ListedAddress {
  readonly path: string;
  readonly changedAt: Date | null;
  /** What it is written in. */
  readonly languages: readonly Language[];
}

/** Which parts hold anything. */
interface SiteMapParts {
  readonly posts: readonly number[];
  readonly programs: readonly number[];
  readonly articles: readonly number[];
}

/** The largest id there can be (PostgreSQL's integer). */
const LAST_ID = 2_147_483_647;
const upToLast = (id: number) => Math.min(id, LAST_ID);
const partOf = (part: number) => ({ gt: upToLast(part * PART_SIZE), lte: upToLast((part + 1) * PART_SIZE) });

export async function readSiteMapParts(now: Date): Promise<SiteMapParts> {
  const [posts, programs, articles] = await Promise.all([
    db.$queryRaw<{ part: number }[]>`SELECT DISTINCT (id - 1) / ${PART_SIZE}::int AS part FROM posts
      WHERE ${publishedPostsSql(now)} ORDER BY part`,
    db.$queryRaw<{ part: number }[]>`SELECT DISTINCT (id - 1) / ${PART_SIZE}::int AS part FROM programs
      WHERE ${visibleProgramsSql(now)} ORDER BY part`,
    db.$queryRaw<{ part: number }[]>`SELECT DISTINCT (id - 1) / ${PART_SIZE}::int AS part FROM articles
      WHERE ${publishedArticlesSql(now)} ORDER BY part`,
  ]);
  const parts = (rows: { part: number }[]) => rows.map(({ part }) => part);
  return { posts: parts(posts), programs: parts(programs), articles: parts(articles) };
}

/** The visible posts of a part. */
export async function listPosts(part: number, now: Date): Promise<ListedAddress[]> {
  const rows = await db.post.findMany({
    where: { ...publishedPosts(now), id: partOf(part) },
    orderBy: { id: "asc" },
    select: { id: true, board: true, publishedAt: true, updatedAt: true, titleKo: true, titleEn: true },
  });
  return rows.map(({ id, board, publishedAt, updatedAt, ...titles }) => ({
    path: postAddress(board, id),
    changedAt: later(publishedAt, updatedAt),
    languages: languagesOf(titles),
  }));
}

/** The visible programs of a part. */
export async function listPrograms(part: number, now: Date): Promise<ListedAddress[]> {
  const rows = await db.program.findMany({
    where: { ...visiblePrograms(now), id: partOf(part) },
    orderBy: { id: "asc" },
    select: { id: true, kind: true, publishedAt: true, updatedAt: true, titleKo: true, titleEn: true },
  });
  return rows.map(({ id, kind, publishedAt, updatedAt, ...titles }) => ({
    path: programAddress(kind, id),
    changedAt: later(publishedAt, updatedAt),
    languages: languagesOf(titles),
  }));
}

/** The articles of a part; with the first the issues of the journal, of which there are few. */
export async function listArticles(part: number, now: Date): Promise<ListedAddress[]> {
  const [rows, issues] = await Promise.all([
    db.article.findMany({
      where: { ...publishedArticles(now), id: partOf(part) },
      orderBy: { id: "asc" },
      select: { id: true, updatedAt: true, titleKo: true, titleEn: true },
    }),
    part === 0 ? db.journalIssue.findMany({ where: publishedIssues(now), orderBy: { id: "asc" } }) : [],
  ]);
  const both = ["KO", "EN"] as const;
  return [
    ...issues.map(({ id, updatedAt }) => ({ path: issueAddress(id), changedAt: updatedAt, languages: both })),
    ...rows.map(({ id, updatedAt, ...titles }) => ({
      path: articleAddress(id),
      changedAt: updatedAt,
      languages: languagesOf(titles),
    })),
  ];
}

/**
 * The pages that are there without an id.
 * @param paths those of the site; a text of the association that nobody has written yet is left out
 */
export async function listPages(paths: readonly string[], now: Date): Promise<ListedAddress[]> {
  const rows = await db.pageVersion.findMany({
    where: pagesInForce(now),
    orderBy: [{ key: "asc" }, { effectiveAt: "desc" }, { number: "desc" }],
    distinct: ["key"],
    select: { key: true, effectiveAt: true, createdAt: true, titleKo: true, titleEn: true },
  });
  const texts = new Map<string, ListedAddress | null>(
    Object.values(PAGE_ADDRESSES).map((path) => [path, null]),
  );
  for (const { key, effectiveAt, createdAt, ...titles } of rows) {
    const path = PAGE_ADDRESSES[key];
    texts.set(path, { path, changedAt: later(effectiveAt, createdAt), languages: languagesOf(titles) });
  }
  return paths.flatMap((path) => {
    const text = texts.get(path);
    return text === null ? [] : [text ?? { path, changedAt: null, languages: ["KO", "EN"] }];
  });
}

function later(one: Date | null, other: Date): Date {
  return one !== null && one > other ? one : other;
}
