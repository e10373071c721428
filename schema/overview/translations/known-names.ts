// Defines who and what the site names in both languages: the society, the people of its pages, and the
// speakers of programs that are out.
import { db } from "#prisma/client.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";
import { pagesInForce } from "#schema/policies/site/pages.ts";
import type { KnownName } from "#schema/validation/core/translation/checks.ts";

/** Names at most: the checks go through all of them at each paragraph. */
const NAMES_MAX = 2_000;

export async function knownNames(now: Date): Promise<KnownName[]> {
  const both = { select: { nameKo: true, nameEn: true }, take: NAMES_MAX, orderBy: { id: "desc" } } as const;
  const [settings, people, speakers] = await Promise.all([
    db.setting.findFirst({ select: { nameKo: true, nameEn: true } }),
    db.boardMember.findMany({ ...both, where: { nameEn: { not: null }, version: pagesInForce(now) } }),
    db.programSpeaker.findMany({ ...both, where: { nameEn: { not: null }, program: visiblePrograms(now) } }),
  ]);
  const names = new Map<string, string>();
  for (const { nameKo, nameEn } of [...(settings ? [settings] : []), ...people, ...speakers]) {
    // Of a name that is written in two ways the newest counts; one syllable is in many words.
    if (nameEn !== null && nameKo.trim().length > 1 && !names.has(nameKo)) names.set(nameKo, nameEn);
  }
  return [...names].slice(0, NAMES_MAX).map(([ko, en]) => ({ ko, en }));
}
