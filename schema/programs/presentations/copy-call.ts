import type { Tx } from "#prisma/client.ts";

interface Copying {
  readonly from: number;
  readonly to: number;
  /** How its moments move with the program. */
  readonly move: <Moment extends Date | null>(moment: Moment) => Moment | Date;
}

/**
 * Copies a call with its committee to a program that has just been copied from it: its dates move, and
 * nothing of what was submitted is shown.
 */
export async function copyCall(tx: Tx, { from, to, move }: Copying): Promise<void> {
  const found = await tx.presentationCall.findUnique({
    where: { programId: from },
    omit: { programId: true, version: true, updatedAt: true },
    include: {
      reviewers: { where: { leftAt: null }, omit: { id: true, programId: true }, orderBy: { id: "asc" } },
    },
  });
  if (!found) return;
  const { reviewers, opensAt, closesAt, slidesUntil, ...call } = found;
  const moved = { opensAt: move(opensAt), closesAt: move(closesAt), slidesUntil: move(slidesUntil) };
  const own = { programId: to, isShown: false, slidesReleased: false };
  await tx.presentationCall.create({
    data: { ...call, ...moved, ...own, reviewers: { createMany: { data: reviewers } } },
  });
}
