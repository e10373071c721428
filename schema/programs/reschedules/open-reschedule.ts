// Says whether somebody is asked about a new date at present: of the newest move of the program, until it can
// no longer be answered.
import DataLoader from "dataloader";
import { db, type Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { ApplicationState } from "#prisma/generated/enums.ts";
import type { Context } from "#schema/context.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { EXPECTED_STATES } from "#schema/validation/programs/application-state.ts";

const rescheduleFacts = { reschedule: true } as const satisfies Prisma.RescheduleAnswerInclude;

/** What an applicant is asked, with the answer as far as there is one. */
export type RescheduleRequest = Prisma.RescheduleAnswerGetPayload<{ include: typeof rescheduleFacts }>;

type Reader = Pick<Tx, "rescheduleAnswer" | "reschedule" | "application">;

/** The answers of applications to the newest move of their program, in their order; null for one that was not asked. */
async function readReschedules(
  tx: Pick<Tx, "rescheduleAnswer" | "reschedule">,
  applicationIds: readonly number[],
): Promise<(RescheduleRequest | null)[]> {
  const answers = await tx.rescheduleAnswer.findMany({
    where: { applicationId: { in: [...applicationIds] } },
    include: rescheduleFacts,
    orderBy: { rescheduleId: "asc" },
  });
  const programIds = [...new Set(answers.map(({ reschedule }) => reschedule.programId))];
  const moves =
    programIds.length === 0
      ? []
      : await tx.reschedule.groupBy({
          by: ["programId"],
          where: { programId: { in: programIds } },
          _max: { id: true },
        });
  const newest = new Set(moves.map(({ _max }) => _max.id));
  const known = new Map(
    answers
      .filter(({ rescheduleId }) => newest.has(rescheduleId))
      .map((answer) => [answer.applicationId, answer]),
  );
  return applicationIds.map((id) => known.get(id) ?? null);
}

/** Of one request: the rows of a list are read by one statement. */
export const rescheduleLoader = perRequest(
  (_context: Context) => new DataLoader<number, RescheduleRequest | null>((ids) => readReschedules(db, ids)),
);

const isExpected = (state: ApplicationState): boolean => EXPECTED_STATES.some((one) => one === state);

/** Whether an application may decline a new date at present. */
export async function isAskedNow(
  context: Context,
  { id, state }: { readonly id: number; readonly state: ApplicationState },
): Promise<boolean> {
  if (!isExpected(state)) return false;
  const asked = await rescheduleLoader(context).load(id);
  return asked !== null && isAnswerable(asked, context.clock.now());
}

/** Whether it can still be answered; what was declined stays declined. */
export const isAnswerable = ({ reply, reschedule }: RescheduleRequest, now: Date): boolean =>
  reply !== "DECLINED" && now < reschedule.answerUntil;

/**
 * The newest move that an application was asked about, of what can be answered by an application that is
 * neither over nor cancelled.
 */
export async function openReschedule(
  tx: Reader,
  applicationId: number,
  now: Date,
): Promise<RescheduleRequest | null> {
  const [asked] = await readReschedules(tx, [applicationId]);
  if (!asked || !isAnswerable(asked, now)) return null;
  const expected = { id: applicationId, state: { in: [...EXPECTED_STATES] } };
  return (await tx.application.count({ where: expected })) > 0 ? asked : null;
}
