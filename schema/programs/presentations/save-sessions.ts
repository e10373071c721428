import type { Tx } from "#prisma/client.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { sessionEnd } from "#schema/validation/programs/presentation-clashes.ts";
import type { CheckedSessions } from "#schema/validation/programs/presentations.ts";
import { lockCall } from "./lock-call.ts";

interface Saved {
  readonly programId: number;
  readonly version: number;
  readonly input: CheckedSessions;
}

/**
 * Saves the sessions of a program as a whole. Clashes are shown and not refused: somebody may speak twice on purpose.
 * @throws DomainError NOT_FOUND; CONFLICT; VALIDATION at `sessions.N.startsAt` (SESSION_OUTSIDE),
 * `sessions.N.presentationIds` (CHOICE_UNKNOWN: not accepted, of another program, or in two places)
 */
export async function savePresentationSessions(
  tx: Tx,
  { programId, version, input: { isShown, sessions } }: Saved,
): Promise<ActionResult> {
  const call = await lockCall(tx, programId);
  if (call.version !== version) throw new DomainError("CONFLICT");
  const accepted = await tx.presentation.findMany({
    where: { programId, state: { in: ["ORAL", "POSTER"] } },
    select: { id: true },
  });
  const free = new Set(accepted.map(({ id }) => id));
  const { startsAt, endsAt } = call.program;
  const wrong: Record<string, ["SESSION_OUTSIDE"] | ["CHOICE_UNKNOWN"]> = {};
  sessions.forEach((session, index) => {
    const end = sessionEnd(session, session.presentationIds.length);
    if (session.startsAt < startsAt || end > endsAt.getTime()) {
      wrong[`sessions.${index}.startsAt`] = ["SESSION_OUTSIDE"];
    }
    // Each is taken once.
    if (session.presentationIds.some((id) => !free.delete(id))) {
      wrong[`sessions.${index}.presentationIds`] = ["CHOICE_UNKNOWN"];
    }
  });
  if (Object.keys(wrong).length > 0) throw validationError(wrong);
  await tx.presentation.updateMany({ where: { programId }, data: { sessionId: null, place: null } });
  await tx.presentationSession.deleteMany({ where: { programId } });
  for (const [position, { presentationIds, ...session }] of sessions.entries()) {
    const { id } = await tx.presentationSession.create({ data: { ...session, programId, position } });
    for (const [place, presentationId] of presentationIds.entries()) {
      await tx.presentation.update({ where: { id: presentationId }, data: { sessionId: id, place } });
    }
  }
  await tx.presentationCall.update({ where: { programId }, data: { isShown, version: { increment: 1 } } });
  const talks = sessions.reduce((sum, { presentationIds }) => sum + presentationIds.length, 0);
  return {
    result: programId,
    lines: [{ subjectId: programId, after: { sessions: sessions.length, talks, isShown } }],
  };
}
