import type { Tx } from "#prisma/client.ts";
import type { ApplicationState, ExamPart } from "#prisma/generated/enums.ts";
import { mayMove } from "#schema/validation/programs/application-state.ts";
import { attendedState } from "#schema/validation/programs/attendance.ts";
import { occasionsOf, type ProgramOccasion } from "./occasions.ts";

export interface StateChange {
  readonly id: number;
  readonly from: ApplicationState;
  readonly to: ApplicationState;
}

interface Followed {
  readonly id: number;
  readonly state: ApplicationState;
  readonly examPart: ExamPart | null;
}

/**
 * Moves applications to the state that follows from their attendance. The caller has locked them.
 * @param actor null with a helper who has no account
 */
export async function followAttendance(
  tx: Tx,
  applications: readonly Followed[],
  occasions: readonly ProgramOccasion[],
  { memberId: actorId, now: createdAt }: { readonly memberId: number | null; readonly now: Date },
): Promise<readonly StateChange[]> {
  const ids = applications.map(({ id }) => id);
  const rows = await tx.attendance.findMany({
    where: { applicationId: { in: ids }, isCurrent: true, state: { not: null } },
    select: { applicationId: true, state: true },
  });
  const recorded = Map.groupBy(rows, ({ applicationId }) => applicationId);
  const changes = applications.flatMap((application): StateChange[] => {
    const { id, state: from } = application;
    const states = (recorded.get(id) ?? []).flatMap(({ state }) => state ?? []);
    const to = attendedState(states, occasionsOf(occasions, application).length);
    return to !== from && mayMove(from, to) ? [{ id, from, to }] : [];
  });
  for (const [to, group] of Map.groupBy(changes, (change) => change.to)) {
    await tx.application.updateMany({
      where: { id: { in: group.map(({ id }) => id) } },
      data: { state: to, version: { increment: 1 } },
    });
  }
  await tx.applicationMove.createMany({
    data: changes.map(({ id, from, to }) => ({ applicationId: id, from, to, actorId, createdAt })),
  });
  return changes;
}
