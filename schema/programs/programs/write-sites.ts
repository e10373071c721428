import type { Tx } from "#prisma/client.ts";
import { validationError } from "#schema/errors.ts";
import type { CheckedSite } from "#schema/validation/programs/exams.ts";

/**
 * Makes the sites of an exam those that are given. A site that stays keeps its id, because applications name it.
 * @throws DomainError VALIDATION SITE_IN_USE when one is left out that somebody has chosen, CHOICE_UNKNOWN for an id that is not
 * one of this exam's or comes twice
 */
export async function writeSites(tx: Tx, programId: number, sites: readonly CheckedSite[]): Promise<void> {
  const before = await tx.programSite.findMany({ where: { programId }, select: { id: true } });
  const left = new Set(before.map(({ id }) => id));
  for (const [i, { id }] of sites.entries()) {
    if (id !== null && !left.delete(id)) throw validationError({ [`sites.${i}.nameKo`]: ["CHOICE_UNKNOWN"] });
  }
  const gone = { programId, id: { in: [...left] } };
  const { count } = await tx.programSite.deleteMany({ where: { ...gone, applications: { none: {} } } });
  if (count < left.size) throw validationError({ sites: ["SITE_IN_USE"] });
  // Positions are unique: out of the way first.
  await tx.$executeRaw`UPDATE program_sites SET position = -1 - position WHERE program_id = ${programId}`;
  for (const [position, { id, ...site }] of sites.entries()) {
    if (id === null) await tx.programSite.create({ data: { ...site, position, programId } });
    else await tx.programSite.update({ where: { id }, data: { ...site, position } });
  }
}
