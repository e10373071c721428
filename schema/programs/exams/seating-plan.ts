// The rule by which examinees are numbered and seated, and what a run by it would give.

import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { rows } from "#schema/cost.ts";
import { ExamPartRef } from "#schema/programs/programs/exam.ts";
import { SEAT_ORDERS, seatingRule } from "#schema/validation/programs/exam-seats.ts";
import type { Assignment, SeatingPlan } from "./plan-seats.ts";

const SeatOrderRef = builder.enumType("SeatOrder", { values: SEAT_ORDERS });

export const SeatingRuleRef = builder
  .inputType("SeatingRuleInput", {
    description:
      "How numbers are written and in which order seats are given, within a site, a part and a language pair.",
    fields: (t) => ({
      order: t.field({ type: SeatOrderRef, required: true }),
      seed: t.string({ description: "Of a random order: the same one gives the same order." }),
      prefix: t.string({ description: "Before the part and the running number." }),
      hasPart: t.boolean({ required: true, description: "Whether the part is in the number: T or I." }),
      digits: t.int({ required: true, description: "Of the running number, 2 to 6." }),
    }),
  })
  .validate(seatingRule);

const PlannedSeatRef = builder.objectRef<Assignment>("PlannedSeat").implement({
  description: "What an examinee has after the run.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id", description: "Of the application." }),
    name: t.exposeString("name"),
    part: t.expose("examPart", { type: ExamPartRef, nullable: true }),
    examNumber: t.exposeString("examNumber"),
    roomId: t.expose("roomId", { type: "Id", nullable: true, description: "Null: no seat is left." }),
    seatNumber: t.exposeString("seatNumber", { nullable: true }),
  }),
});

const LackingSeatsRef = builder
  .objectRef<{ siteId: number | null; count: number }>("LackingSeats")
  .implement({
    fields: (t) => ({
      siteId: t.expose("siteId", { type: "Id", nullable: true, description: "Null: no site was chosen." }),
      count: t.exposeInt("count"),
    }),
  });

interface Preview extends SeatingPlan {
  readonly programId: number;
}

export const SeatingPlanRef = builder.objectRef<Preview>("SeatingPlan").implement({
  description: "Who would get which number and seat now.",
  fields: (t) => ({
    digest: t.exposeString("digest", { description: "What numberExaminees has to carry." }),
    numbers: t.int({
      resolve: ({ assignments }) => assignments.filter(({ isNumbered }) => isNumbered).length,
    }),
    seats: t.int({ resolve: ({ assignments }) => assignments.filter(({ isSeated }) => isSeated).length }),
    lacking: t.field({
      type: [LackingSeatsRef],
      description: "How many would have no seat, by site.",
      resolve: ({ lacking }) => [...lacking].map(([siteId, count]) => ({ siteId, count })),
    }),
    items: t.field({
      type: [PlannedSeatRef],
      args: { first: t.arg.int({ required: true, defaultValue: 20 }) },
      complexity: ({ first }) => rows(first),
      resolve: async ({ assignments, programId: subjectId }, { first }, context) => {
        await recordView({ action: "viewApplicants", subject: "program", subjectId }, authorOf(context));
        return assignments.slice(0, Math.max(0, first));
      },
    }),
  }),
});
