import { db } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import { LIVE_STATES, mayMove } from "#schema/validation/programs/application-state.ts";
import { cancelHeld } from "./cancel-application.ts";
import { lockProgram } from "./lock-application.ts";

/** Applications of one transaction. */
const AT_ONCE = 25;

/** What is open and can be cancelled. */
const OPEN_STATES = LIVE_STATES.filter((state) => mayMove(state, "CANCELLED"));

/**
 * Cancels the open applications of cancelled programs, a few in each transaction. All money goes back, and
 * everybody gets a mail. The next run does what a stop left undone (gateway/tasks/sweep-applications.ts).
 * Several runs at once share the work.
 * @param programId null: of all cancelled programs
 * @returns the last content version, or null when there was nothing
 */
export async function cancelApplicationsOfPrograms(
  programId: number | null,
  now: Date,
): Promise<bigint | null> {
  let contentVersion: bigint | null = null;
  for (;;) {
    const some = await cancelSome(programId, now);
    if (some === null) return contentVersion;
    contentVersion = some;
  }
}

async function cancelSome(programId: number | null, now: Date): Promise<bigint | null> {
  const where = {
    state: { in: OPEN_STATES },
    program: { cancelledAt: { not: null }, ...(programId === null ? {} : { id: programId }) },
  };
  const first = await db.application.findFirst({
    where,
    select: { programId: true, program: { select: { cancelledById: true } } },
  });
  if (!first) return null;
  const actorId = first.program.cancelledById;
  return await db.$transaction(async (tx) => {
    const ofProgram = { programId: first.programId, state: { in: OPEN_STATES } };
    const some = await tx.application.findMany({
      where: ofProgram,
      select: { id: true },
      orderBy: { id: "asc" },
      take: AT_ONCE,
    });
    const ids = some.map(({ id }) => id);
    await lockWithPayments(tx, ids);
    await lockProgram(tx, first.programId);
    // Read again: another gateway may have been here meanwhile.
    const open = await tx.application.findMany({ where: { ...ofProgram, id: { in: ids } } });
    for (const application of open) {
      const cancelling = { cancelReason: "PROGRAM_CANCELLED", actorId, percent: 100 } as const;
      await cancelHeld(tx, application, cancelling, now);
    }
    return await bumpContentVersion(tx);
  });
}
