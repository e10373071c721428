// Numbers and seats of a session, for the office.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { STATEMENT } from "#schema/cost.ts";
import { areSlipsOpen, manageApplications } from "#schema/policies/programs/applications.ts";
import { SEATED_STATES } from "#schema/validation/programs/exam-seats.ts";
import { mayWithdrawNumbers } from "./number-examinees.ts";
import { planSeats } from "./plan-seats.ts";
import { readSeating } from "./read-seating.ts";
import { requireSight } from "./require-sight.ts";
import { SeatedSiteRef } from "./seated-room.ts";
import { SeatingPlanRef, SeatingRuleRef } from "./seating-plan.ts";

const ofSession = {
  examSession: { select: { numberPrefix: true, numberHasPart: true, numberDigits: true } },
} as const;
/** Who is seated, and who did not come and has a number or a seat: an absent examinee's seat is counted in its room, too. */
const countOf = (programId: number, more: Prisma.ApplicationWhereInput = {}) =>
  db.application.count({
    where: {
      programId,
      OR: [
        { state: { in: [...SEATED_STATES] } },
        { state: "NO_SHOW", OR: [{ examNumber: { not: null } }, { roomId: { not: null } }] },
      ],
      AND: more,
    },
  });

export const ExamSeatingRef = builder.prismaObject("Program", {
  variant: "ExamSeating",
  select: { id: true },
  description: "Numbers and seats of a session of the exam.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    titleKo: t.exposeString("titleKo"),
    titleEn: t.exposeString("titleEn", { nullable: true }),
    numberPrefix: t.string({
      nullable: true,
      description: "As it was last chosen, else the number of the session.",
      select: { number: true, ...ofSession },
      resolve: ({ number, examSession }) =>
        examSession?.numberPrefix ?? (number === null ? null : String(number)),
    }),
    numberHasPart: t.boolean({
      select: ofSession,
      resolve: ({ examSession }) => examSession?.numberHasPart ?? true,
    }),
    numberDigits: t.int({ select: ofSession, resolve: ({ examSession }) => examSession?.numberDigits ?? 3 }),
    slipFrom: t.field({
      type: "DateTime",
      nullable: true,
      description: "When admission slips open; null while the office has not said when.",
      select: { examSession: { select: { slipFrom: true } } },
      resolve: ({ examSession }) => examSession?.slipFrom ?? null,
    }),
    slipsAreOpen: t.boolean({
      select: { examSession: { select: { slipFrom: true } } },
      resolve: ({ examSession }, _args, { clock }) => areSlipsOpen(examSession, clock.now()),
    }),
    sites: t.field({
      type: [SeatedSiteRef],
      select: (_args, _context, nestedSelection) => ({
        sites: { ...nestedSelection(), orderBy: { position: "asc" } },
      }),
      resolve: ({ sites }) => sites,
    }),
    examinees: t.int({
      complexity: STATEMENT,
      description: "Confirmed or present, and those who were absent from their seat.",
      resolve: ({ id }) => countOf(id),
    }),
    numbered: t.int({
      complexity: STATEMENT,
      resolve: ({ id }) => countOf(id, { examNumber: { not: null } }),
    }),
    seated: t.int({ complexity: STATEMENT, resolve: ({ id }) => countOf(id, { roomId: { not: null } }) }),
    canWithdrawNumbers: t.boolean({
      complexity: STATEMENT,
      description: "No slip is open or was sent, and nobody sat.",
      resolve: ({ id }, _args, { clock }) => db.$transaction((tx) => mayWithdrawNumbers(tx, id, clock.now())),
    }),
    plan: t.field({
      type: SeatingPlanRef,
      complexity: STATEMENT,
      description: "What a run by the rule would give now. MOVE_REFUSED for a cancelled session.",
      args: { rule: t.arg({ type: SeatingRuleRef, required: true }) },
      resolve: async ({ id }, { rule }) => {
        const input = await db.$transaction((tx) => readSeating(tx, id));
        return { ...planSeats(input, rule), programId: id };
      },
    }),
  }),
});

builder.queryField("examSeating", (t) =>
  t.prismaField({
    type: ExamSeatingRef,
    nullable: true,
    description: "Numbers and seats of a session of the exam; null where there is none.",
    authScopes: { can: manageApplications },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { programId }, { viewer }) => {
      requireSight(viewer, programId);
      return db.program.findFirst({ ...query, where: { id: programId, kind: "KITEC", deletedAt: null } });
    },
  }),
);
