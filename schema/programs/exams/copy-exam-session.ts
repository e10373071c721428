import type { Tx } from "#prisma/client.ts";
import { copyNumbering, readExamSettings } from "./exam-settings.ts";
import { examProgramColumns, writeExamSession } from "./write-exam-session.ts";

interface Copying {
  readonly from: number;
  readonly to: number;
  /** How its moments move with the program. */
  readonly move: <Moment extends Date | null>(moment: Moment) => Moment | Date;
}

/** Copies the settings of a session to a program that has just been copied from it: all dates move, and no seat is taken. */
export async function copyExamSession(tx: Tx, { from, to, move }: Copying): Promise<void> {
  const settings = await readExamSettings(tx, from);
  if (!settings) return;
  const columns = { select: examProgramColumns };
  const source = await tx.program.findUniqueOrThrow({ where: { id: from }, ...columns });
  const copy = await tx.program.findUniqueOrThrow({ where: { id: to }, ...columns });
  const places = new Map(source.sites.map(({ id }, i) => [id, copy.sites[i]?.id]));
  const { version: _version, papers, sites, ...session } = settings;
  await writeExamSession(tx, copy, {
    ...session,
    photoUntil: move(session.photoUntil),
    slipFrom: move(session.slipFrom),
    papers: papers.map((paper) => ({
      ...withoutId(paper),
      startsAt: move(paper.startsAt),
      criteria: paper.criteria.map(withoutId),
    })),
    sites: sites.flatMap(({ id, rooms, seats }) => {
      const siteId = places.get(id);
      return siteId === undefined ? [] : [{ id: siteId, rooms: rooms.map(withoutId), seats }];
    }),
  });
  await copyNumbering(tx, { from, to });
}

const withoutId = <Row extends object>(row: Row) => ({ ...row, id: null });
