// A page's versions in the list that all nouns share. A page keeps them itself: consents point at them, and
// legal texts come into force.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import { NAME_COLUMNS } from "#schema/core/shared/person-name.ts";
import { asContent, changedFields } from "#schema/core/versions/content.ts";
import type { SavedVersion } from "#schema/core/versions/saved-version.ts";
import { items } from "./version-items.ts";

const withWords = { ...items, createdBy: { select: NAME_COLUMNS } } as const;
type Row = Prisma.PageVersionGetPayload<{ include: typeof withWords }>;

const contentOf = ({ titleKo, titleEn, contentKo, contentEn, entries, people }: Row) =>
  asContent({
    ko: { title: titleKo, content: contentKo },
    en: { title: titleEn, content: contentEn },
    entries,
    people,
  });

/**
 * All versions of a page, newest first.
 * @param number only this one
 */
export async function readPageVersions(key: PageKey, number?: number): Promise<SavedVersion[]> {
  const rows = await db.pageVersion.findMany({
    where: { key },
    orderBy: { number: "desc" },
    include: withWords,
  });
  const contents = new Map(rows.map((row) => [row.number, contentOf(row)]));
  const listed = rows.map((row): SavedVersion => {
    const [own, previous] = [contents.get(row.number), contents.get(row.number - 1)];
    return {
      id: `page-${row.id}`,
      number: row.number,
      savedAt: row.createdAt,
      author: row.createdBy,
      restoredFrom: null,
      note: { ko: row.noteKo, en: row.noteEn },
      changed: () => (own && previous ? changedFields(previous, own) : []),
      contentOf: async (wanted) => contents.get(wanted) ?? null,
      newest: rows.find(({ withdrawnAt }) => withdrawnAt === null)?.number ?? row.number,
    };
  });
  return number === undefined ? listed : listed.filter((version) => version.number === number);
}
