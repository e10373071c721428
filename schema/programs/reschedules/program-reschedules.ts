// Defines what the office sees of the dates of a program that moved.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { ProgramForEditingRef } from "#schema/programs/programs/program-for-editing.ts";
import { countExpected } from "./record-reschedule.ts";

interface Answers {
  readonly accepted: number;
  readonly declined: number;
  readonly open: number;
}

const RescheduleAnswersRef = builder.objectRef<Answers>("RescheduleAnswers").implement({
  description: "How applicants answered to the newest date.",
  fields: (t) => ({
    accepted: t.exposeInt("accepted"),
    declined: t.exposeInt("declined"),
    open: t.exposeInt("open", { description: "Asked, and not answered." }),
  }),
});

async function readAnswers(programId: number): Promise<Answers | null> {
  const newest = await db.reschedule.findFirst({ where: { programId }, orderBy: { id: "desc" } });
  if (!newest) return null;
  const counts = await db.rescheduleAnswer.groupBy({
    by: ["reply"],
    where: { rescheduleId: newest.id },
    _count: { _all: true },
  });
  const of = (reply: "ACCEPTED" | "DECLINED" | null) =>
    counts.find((count) => count.reply === reply)?._count._all ?? 0;
  return { accepted: of("ACCEPTED"), declined: of("DECLINED"), open: of(null) };
}

builder.prismaObjectFields(ProgramForEditingRef, (t) => ({
  expectedCount: t.int({
    description: "Applicants who wait or expect to come: they are asked when the date moves.",
    resolve: ({ id }) => countExpected(db, id),
  }),
  rescheduleAnswers: t.field({
    type: RescheduleAnswersRef,
    nullable: true,
    description: "Null: its date never moved while people had applied.",
    resolve: ({ id }) => readAnswers(id),
  }),
}));
