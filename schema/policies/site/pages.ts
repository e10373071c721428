// Pages: everybody reads the version in force. A coming one is not shown before its day. Past versions are
// public only of texts that people rely on, such as the bylaws; on other pages what was taken away stays away
// (docs/people.md#permissions).
import { Prisma } from "#prisma/generated/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import type { Viewer } from "#schema/context.ts";
import { holds } from "#schema/policies/viewer.ts";
import { isJournalPage, JOURNAL_PAGES, PAGE_KEYS, PAGE_KINDS } from "#schema/validation/site/page-kinds.ts";

/** Not withdrawn before its day (decision 93). */
export const notWithdrawn = { withdrawnAt: null } satisfies Prisma.PageVersionWhereInput;

/** Of each page the newest of these is in force. */
export const pagesInForce = (now: Date): Prisma.PageVersionWhereInput => ({
  ...notWithdrawn,
  effectiveAt: { lte: now },
});

/** The same in SQL, and only the newest of each page: a query of `page_versions` with these columns. */
export const pagesInForceSql = (now: Date, columns: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT DISTINCT ON (key) ${columns} FROM page_versions WHERE effective_at <= ${now} AND withdrawn_at IS NULL
  ORDER BY key, effective_at DESC, number DESC`;

/** Saved ahead of their day. */
export const comingPages = (now: Date): Prisma.PageVersionWhereInput => ({
  ...notWithdrawn,
  effectiveAt: { gt: now },
});

/** The pages whose past versions everybody may read. */
export const pagesWithPast: readonly PageKey[] = PAGE_KEYS.filter((key) => PAGE_KINDS[key].legal);

/** Writing every page, and the home. */
export const writePages = (viewer: Viewer | null): boolean => holds(viewer, "CONTENT");

/** The editors of the journal. */
const editsJournal = (viewer: Viewer | null): boolean => holds(viewer, "JOURNAL");

/** Writing some page; which, `writePage` says. */
export const writeSomePage = (viewer: Viewer | null): boolean => writePages(viewer) || editsJournal(viewer);

/**
 * Writing a page, restoring it, and reading every version of it, coming ones too: the journal's rules are its
 * editors', too (docs/site.md#pages).
 */
export const writePage = (viewer: Viewer | null, key: PageKey): boolean =>
  writePages(viewer) || (editsJournal(viewer) && isJournalPage(key));

/** The versions somebody may ask for by number; those that are not withdrawn are listed. */
export function readableVersions(viewer: Viewer | null, now: Date): Prisma.PageVersionWhereInput {
  if (writePages(viewer)) return {};
  const past = { ...pagesInForce(now), key: { in: [...pagesWithPast] } };
  return editsJournal(viewer) ? { OR: [past, { key: { in: [...JOURNAL_PAGES] } }] } : past;
}
