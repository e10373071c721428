// Defines what the office does with numbers and seats of a session.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { readApplication } from "#schema/programs/applications/read-application.ts";
import { planDigest, seatChange } from "#schema/validation/programs/exam-seats.ts";
import { changeSeat } from "./change-seat.ts";
import { numberExaminees, withdrawNumbers } from "./number-examinees.ts";
import { guardExaminees } from "./require-sight.ts";
import { ExamSeatingRef } from "./seating.ts";
import { SeatingRuleRef } from "./seating-plan.ts";

const ofSession = {
  can: manageApplications,
  guard: guardExaminees,
  subject: "program",
  visitorsSee: false,
  type: ExamSeatingRef,
  answer: (query: object, id: number) => db.program.findUniqueOrThrow({ ...query, where: { id } }),
} as const;

action("numberExaminees", {
  who: "office",
  ...ofSession,
  description:
    "Gives a number and a seat to each examinee who lacks one, as SeatingPlan said. COUNT_CHANGED when the plan is another one by now; MOVE_REFUSED.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    rule: arg.field({ type: SeatingRuleRef, required: true }),
    digest: arg.string({ required: true, validate: planDigest }),
  })),
  run: (tx, args) => numberExaminees(tx, args),
});

action("withdrawExamNumbers", {
  who: "office",
  ...ofSession,
  description:
    "Takes back all numbers and seats of a session, while no slip is open and nobody sat. MOVE_REFUSED.",
  args: builder.args((arg) => ({ programId: arg.field({ type: "Id", required: true }) })),
  run: (tx, { programId }, { now }) => withdrawNumbers(tx, programId, now),
});

action("assignSeat", {
  who: "office",
  can: manageApplications,
  guard: guardExaminees,
  subject: "application",
  visitorsSee: false,
  type: ApplicationRef,
  description:
    "Gives somebody a seat that is nobody else's at that time; without room and number it takes the seat away. `swapWith` has the seat now and gets the one that is left. MOVE_REFUSED; SEAT_NUMBER_TAKEN.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    roomId: arg.field({ type: "Id" }),
    seatNumber: arg.string(),
    swapWith: arg.field({ type: "Id" }),
  })),
  validate: seatChange.loose(),
  run: (tx, { id, ...change }) => changeSeat(tx, { id, ...seatChange.parse(change) }),
  answer: readApplication,
});
