// Until when applications for a program are changed and withdrawn, and what comes back: the same for every reader.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { refundColumns, refundStepsOf } from "#schema/programs/applications/application-refund.ts";
import {
  changeDeadline,
  type RefundDates,
  type RefundStep,
  withdrawDeadline,
} from "#schema/validation/money/refund.ts";
import { ProgramRef } from "./program.ts";
import { TypedProgramRef } from "./program-preview.ts";

type Ruled = RefundDates & { readonly refundRules: unknown; readonly applyLink: string | null };

const RefundStepRef = builder.objectRef<RefundStep>("RefundStep").implement({
  description: "How much of the price comes back until a moment, excluded.",
  fields: (t) => ({
    until: t.expose("until", { type: "DateTime" }),
    percent: t.exposeInt("percent"),
  }),
});

const WithdrawalRulesRef = builder.objectRef<Ruled>("WithdrawalRules").implement({
  description: "Until when applications for a program are changed and withdrawn, and what comes back.",
  fields: (t) => ({
    changeUntil: t.field({ type: "DateTime", description: "Excluded.", resolve: changeDeadline }),
    withdrawUntil: t.field({ type: "DateTime", description: "Excluded.", resolve: withdrawDeadline }),
    refundSteps: t.field({
      type: [RefundStepRef],
      description: "In order of time; after the last one nothing comes back.",
      resolve: (program) => refundStepsOf(db, program),
    }),
  }),
});

const description = "Null where people apply on another site.";
/** Those who apply on another site withdraw there. */
const rulesOf = <Program extends Ruled>(program: Program): Program | null =>
  program.applyLink === null ? program : null;

builder.prismaObjectFields(ProgramRef, (t) => ({
  withdrawalRules: t.field({
    type: WithdrawalRulesRef,
    nullable: true,
    description,
    select: { ...refundColumns, applyLink: true },
    resolve: rulesOf,
  }),
}));

builder.objectFields(TypedProgramRef, (t) => ({
  withdrawalRules: t.field({ type: WithdrawalRulesRef, nullable: true, description, resolve: rulesOf }),
}));
