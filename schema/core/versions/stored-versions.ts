// The versions that saves have stored, newest first.
import { db } from "#prisma/client.ts";
import { NAME_COLUMNS } from "#schema/core/shared/person-name.ts";
import type { SavedVersion } from "./saved-version.ts";
import { contentOf, type VersionedNoun } from "./versioned.ts";

/**
 * All versions of a row.
 * @param number only this one
 */
export async function readVersions(
  noun: VersionedNoun,
  id: number,
  number?: number,
): Promise<SavedVersion[]> {
  const of = noun.of(id);
  const rows = await db.savedVersion.findMany({
    where: number === undefined ? of : { ...of, number },
    orderBy: { number: "desc" },
    select: {
      id: true,
      number: true,
      savedAt: true,
      restoredFrom: true,
      note: true,
      changed: true,
      savedBy: { select: NAME_COLUMNS },
    },
  });
  const { _max } = await db.savedVersion.aggregate({ where: of, _max: { number: true } });
  const read = async (wanted: number) => {
    const found = await db.savedVersion.findFirst({
      where: { ...of, number: wanted },
      select: { content: true },
    });
    return found && contentOf(found.content);
  };
  return rows.map(({ id: own, savedBy, changed, note, ...row }) => ({
    ...row,
    id: `saved-${own}`,
    author: savedBy,
    note: note === null ? null : inItsLanguage(note),
    changed: () => changed,
    contentOf: read,
    newest: _max.number ?? row.number,
  }));
}

/** A note is in the language its letters are of: nobody is asked. */
const inItsLanguage = (note: string) =>
  /\p{Script=Hangul}/u.test(note) ? { ko: note, en: null } : { ko: null, en: note };
