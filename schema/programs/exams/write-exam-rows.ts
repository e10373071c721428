// Papers, criteria and rooms of a session of the exam. A row that stays keeps its id: scripts, marks and applications name it.
import type { Tx } from "#prisma/client.ts";
import { validationError } from "#schema/errors.ts";
import type { CheckedExamSession } from "#schema/validation/programs/exam-session.ts";

type Papers = CheckedExamSession["papers"];
type Sites = CheckedExamSession["sites"];

/**
 * Makes the papers of a session, with their criteria, those that are given.
 * @throws DomainError VALIDATION PAPER_IN_USE, CRITERION_IN_USE for one left out that was scored, or with
 * fewer points than were given
 */
export async function writePapers(tx: Tx, programId: number, papers: Papers): Promise<void> {
  const before = await tx.examPaper.findMany({ where: { programId }, select: { id: true } });
  const ids = new Set(before.map(({ id }) => id));
  const stays = papers.flatMap(({ id }) => (id !== null && ids.has(id) ? [id] : []));
  const gone = { programId, id: { notIn: stays } };
  const used = await tx.examScript.count({ where: { paper: gone }, take: 1 });
  if (used > 0) throw validationError({ papers: ["PAPER_IN_USE"] });
  await tx.examPaper.deleteMany({ where: gone });
  // Positions are unique: out of the way first.
  await tx.$executeRaw`UPDATE exam_papers SET position = -1 - position WHERE program_id = ${programId}`;
  const left = new Set(stays);
  for (const [position, { id, criteria, ...paper }] of papers.entries()) {
    const data = { ...paper, position, programId };
    const isUpdated = id !== null && left.delete(id);
    const row = isUpdated
      ? await tx.examPaper.update({ where: { id }, data, select: { id: true } })
      : await tx.examPaper.create({ data, select: { id: true } });
    await writeCriteria(tx, row.id, criteria, `papers.${position}.criteria`);
  }
}

async function writeCriteria(
  tx: Tx,
  paperId: number,
  criteria: Papers[number]["criteria"],
  path: string,
): Promise<void> {
  const before = await tx.examCriterion.findMany({
    where: { paperId },
    select: { id: true, marks: { select: { points: true }, orderBy: { points: "desc" }, take: 1 } },
  });
  const given = new Map(before.map(({ id, marks }) => [id, marks[0]?.points ?? null]));
  const points = new Map(criteria.flatMap(({ id, maxPoints }) => (id === null ? [] : [[id, maxPoints]])));
  for (const [id, most] of given) {
    if (most !== null && (points.get(id) ?? -1) < most) {
      throw validationError({ [path]: ["CRITERION_IN_USE"] });
    }
  }
  await tx.examCriterion.deleteMany({ where: { paperId, id: { notIn: [...points.keys()] } } });
  await tx.$executeRaw`UPDATE exam_criteria SET position = -1 - position WHERE paper_id = ${paperId}`;
  for (const [position, { id, ...row }] of criteria.entries()) {
    if (id !== null && given.delete(id)) {
      await tx.examCriterion.update({ where: { id }, data: { ...row, position } });
    } else await tx.examCriterion.create({ data: { ...row, position, paperId } });
  }
}

interface SeatedRoom {
  readonly id: number;
  readonly siteId: number;
  readonly applications: readonly { readonly seatNumber: string | null }[];
}

/** Refuses what would leave somebody with a seat that is not there. */
function requireSeatsGiven(before: readonly SeatedRoom[], sites: Sites): void {
  const seated = new Map(
    before.flatMap((room) => (room.applications.length > 0 ? [[room.id, room] as const] : [])),
  );
  for (const [i, { id: siteId, rooms }] of sites.entries()) {
    for (const [j, { id, seats }] of rooms.entries()) {
      const room = id === null ? undefined : seated.get(id);
      if (!room) continue;
      if (room.siteId !== siteId) throw validationError({ sites: ["ROOM_IN_USE"] });
      if (room.applications.some(({ seatNumber }) => Number(seatNumber ?? 0) > seats)) {
        throw validationError({ [`sites.${i}.rooms.${j}.seats`]: ["SEATS_BELOW_GIVEN"] });
      }
    }
  }
}

/**
 * Makes the rooms of a session's sites those that are given. The caller has checked the sites.
 * @throws DomainError VALIDATION ROOM_IN_USE for one in which somebody has a seat and that is left out or given to another site;
 * SEATS_BELOW_GIVEN at `sites.0.rooms.1.seats` for one with fewer seats than the greatest number that is given in it
 */
export async function writeRooms(tx: Tx, programId: number, sites: Sites): Promise<void> {
  const ofProgram = { site: { programId } };
  const before = await tx.examRoom.findMany({
    where: ofProgram,
    select: { id: true, siteId: true, applications: { select: { seatNumber: true } } },
  });
  requireSeatsGiven(before, sites);
  const given = sites.flatMap(({ rooms }) => rooms.flatMap(({ id }) => id ?? []));
  const stays = new Set(before.flatMap(({ id }) => (given.includes(id) ? [id] : [])));
  const gone = { ...ofProgram, id: { notIn: [...stays] } };
  const { count } = await tx.examRoom.deleteMany({ where: { ...gone, applications: { none: {} } } });
  if (count < before.length - stays.size) throw validationError({ sites: ["ROOM_IN_USE"] });
  // Positions are unique: out of the way first.
  await tx.$executeRaw`
    UPDATE exam_rooms SET position = -1 - position
    WHERE site_id IN (SELECT id FROM program_sites WHERE program_id = ${programId})`;
  for (const { id: siteId, rooms } of sites) {
    for (const [position, { id, ...room }] of rooms.entries()) {
      const data = { ...room, siteId, position };
      if (id !== null && stays.delete(id)) await tx.examRoom.update({ where: { id }, data });
      else await tx.examRoom.create({ data });
    }
  }
}
