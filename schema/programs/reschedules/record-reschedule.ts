import type { Tx } from "#prisma/client.ts";
import type { Program } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { validationError } from "#schema/errors.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { EXPECTED_STATES } from "#schema/validation/programs/application-state.ts";
import type { CheckedProgram } from "#schema/validation/programs/programs.ts";

/** How long applicants have to answer, unless the event starts before. */
const ANSWER_DAYS = 14;

type Before = Pick<Program, "startsAt" | "endsAt" | "publishedAt" | "cancelledAt">;

/** Whether a save moves the date of an event that people can look forward to. */
export function movesDate(
  before: Before,
  { startsAt, endsAt }: Pick<CheckedProgram, "startsAt" | "endsAt">,
  now: Date,
): boolean {
  const moved = +before.startsAt !== +startsAt || +before.endsAt !== +endsAt;
  const isOut = before.publishedAt !== null && before.publishedAt <= now && before.cancelledAt === null;
  return moved && isOut && (before.endsAt > now || endsAt > now);
}

/** How many people wait for a seat or expect to come. */
export const countExpected = (tx: Pick<Tx, "application">, programId: number): Promise<number> =>
  tx.application.count({ where: { programId, state: { in: [...EXPECTED_STATES] } } });

/**
 * Records that the date of a program moved while people had applied; they get their mails after the
 * transaction (notify-reschedules.ts). The links of an earlier move end: the newest date is the one that is
 * asked about.
 * @throws DomainError VALIDATION REQUIRED on `moveNoteKo` when people have applied and the office says nothing to them
 */
export async function recordReschedule(
  tx: Tx,
  { id: programId, before, program }: { id: number; before: Before; program: CheckedProgram },
  { memberId, now }: Author,
): Promise<void> {
  if (!movesDate(before, program, now) || (await countExpected(tx, programId)) === 0) return;
  const { startsAt, endsAt, moveNoteKo, moveNoteEn } = program;
  if (moveNoteKo === null) throw validationError({ moveNoteKo: ["REQUIRED"] });
  await tx.oneTimeToken.deleteMany({
    where: { kind: "RESCHEDULE", rescheduleAnswer: { reschedule: { programId } } },
  });
  await tx.reschedule.updateMany({ where: { programId, notifiedAt: null }, data: { notifiedAt: now } });
  await tx.reschedule.create({
    data: {
      programId,
      startsAtBefore: before.startsAt,
      endsAtBefore: before.endsAt,
      startsAt,
      endsAt,
      noteKo: moveNoteKo,
      noteEn: moveNoteEn,
      answerUntil: new Date(Math.min(now.getTime() + ANSWER_DAYS * DAY, startsAt.getTime())),
      movedById: memberId,
      movedAt: now,
    },
  });
}
