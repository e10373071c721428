import type { Tx } from "#prisma/client.ts";
import type { ApplicationState } from "#prisma/generated/enums.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { DomainError } from "#schema/errors.ts";
import type { Author } from "#schema/shared/author.ts";
import { CONFIRMED_STATES, mayMove } from "#schema/validation/application-state.ts";
import { lockRows } from "./lock-application.ts";

/**
 * Notes who came and who did not; all or none. No seat is moved: one that was kept for somebody stays theirs.
 * @param attended null takes the note back
 * @throws DomainError NOT_FOUND when one of them is not there; MOVE_REFUSED when one is not confirmed
 */
export async function recordAttendance(
  tx: Tx,
  { ids, attended }: { readonly ids: readonly number[]; readonly attended: boolean | null },
  author: Author,
): Promise<void> {
  const { memberId: actorId, now: createdAt } = author;
  await lockRows(tx, ids);
  const rows = await tx.application.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, state: true },
    orderBy: { id: "asc" },
  });
  if (rows.length < ids.length) throw new DomainError("NOT_FOUND");
  const to: ApplicationState = attended === null ? "CONFIRMED" : attended ? "ATTENDED" : "NO_SHOW";
  const moved = rows.filter(({ state }) => state !== to);
  const mayAll = moved.every(
    ({ state }) => CONFIRMED_STATES.some((one) => one === state) && mayMove(state, to),
  );
  if (!mayAll) throw new DomainError("MOVE_REFUSED");
  if (moved.length === 0) return;
  await tx.application.updateMany({
    where: { id: { in: moved.map(({ id }) => id) } },
    data: { state: to, version: { increment: 1 } },
  });
  await tx.applicationMove.createMany({
    data: moved.map(({ id, state }) => ({ applicationId: id, from: state, to, actorId, createdAt })),
  });
  await recordAudit(tx, author, {
    action: "recordAttendance",
    subject: "application",
    subjectId: moved.length === 1 ? (moved[0]?.id ?? null) : null,
    before: Object.fromEntries(moved.map(({ id, state }) => [id, state])),
    after: { state: to },
  });
}
