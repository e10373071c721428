// Defines what of a session of the exam waits for its office: objections, and examinees who have no number
// although the slips are open.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { type Queue, QueueRef } from "#schema/core/lists/count-up-to.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { SEATED_STATES } from "#schema/validation/programs/exam-seats.ts";

interface WaitingSession {
  readonly id: number;
  readonly titleKo: string;
  readonly titleEn: string | null;
  readonly queue: Queue;
}

export const WaitingSessionRef = builder.objectRef<WaitingSession>("WaitingSession").implement({
  description: "A session of the exam in which something waits for its office.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    title: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ titleKo, titleEn }, { language }) => toLocalizedText(titleKo, titleEn, language),
    }),
    queue: t.expose("queue", { type: QueueRef }),
  }),
});

/**
 * Objections for which the office does the next step: those that wait for a rater, or for another release, are not among them.
 */
export async function readObjections(now: Date): Promise<WaitingSession[]> {
  const remarking = { scripts: { some: { ratings: { some: { isRemark: true, doneAt: null } } } } };
  const open = await db.examObjection.findMany({
    where: {
      OR: [{ state: "OPEN" }, { state: "REMARKING", application: { NOT: remarking } }],
      application: { program: { deletedAt: null, resultsReleasedAt: { lte: now } } },
    },
    select: {
      createdAt: true,
      application: { select: { program: { select: { id: true, titleKo: true, titleEn: true } } } },
    },
    orderBy: { createdAt: "asc" },
  });
  const sessions = Map.groupBy(open, ({ application }) => application.program.id);
  return [...sessions.values()].flatMap(([first, ...others]) =>
    first
      ? { ...first.application.program, queue: { count: others.length + 1, since: first.createdAt } }
      : [],
  );
}

/** Examinees of sessions that are still to come or under way who have no number, and so no slip, although the slips are open. */
export async function readUnnumbered(now: Date): Promise<WaitingSession[]> {
  const sessions = await db.program.findMany({
    where: {
      kind: "KITEC",
      deletedAt: null,
      cancelledAt: null,
      endsAt: { gt: now },
      examSession: { slipFrom: { lte: now } },
    },
    select: {
      id: true,
      titleKo: true,
      titleEn: true,
      _count: {
        select: { applications: { where: { examNumber: null, state: { in: [...SEATED_STATES] } } } },
      },
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  return sessions.flatMap(({ _count: { applications: count }, ...session }) =>
    count === 0 ? [] : { ...session, queue: { count, since: null } },
  );
}
