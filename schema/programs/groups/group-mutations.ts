// Defines what the contact of a group does. Each mutation is one transaction.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { REQUEST_KEY_WORDS, requestKey } from "#schema/core/shared/request-key.ts";
import { refusal } from "#schema/errors.ts";
import { applyForGroup as mayApplyForGroup } from "#schema/policies/programs/groups.ts";
import { refundAccount } from "#schema/validation/programs/applications.ts";
import { anyGroup } from "#schema/validation/programs/groups.ts";
import { ApplicationGroupRef } from "./application-group.ts";
import { applyForGroup } from "./apply-for-group.ts";
import { GroupRowInputRef } from "./group-inputs.ts";
import { withdrawFromGroup } from "./withdraw-from-group.ts";

export const GroupInputRef = builder
  .inputType("GroupInput", {
    fields: (t) => ({
      programId: t.field({ type: "Id", required: true }),
      payerName: t.string({ description: "The institution, which pays." }),
      phoneNumber: t.string(),
      rows: t.field({ type: [GroupRowInputRef], required: true }),
      expectedTotal: t.int({ required: true, description: "The sum that the contact has seen." }),
    }),
  })
  .validate(anyGroup);

action("applyForGroup", {
  who: "member",
  can: mayApplyForGroup,
  type: ApplicationGroupRef,
  description:
    "Applies for all people of a sheet, or for none. Sent again with the same key it answers what was made. APPLICATIONS_CLOSED, PROGRAM_FULL, PRICE_CHANGED, TOO_MANY_TRIES.",
  args: builder.args((arg) => ({
    input: arg.field({ type: GroupInputRef, required: true }),
    requestKey: arg.string({ description: REQUEST_KEY_WORDS, validate: requestKey }),
  })),
  run: (tx, { input, requestKey = null }, author, { viewer, mail }) => {
    if (!viewer) throw refusal(false);
    const { programId, payerName, phoneNumber, rows, expectedTotal } = input;
    const payer = { payerName, phoneNumber };
    return applyForGroup(
      tx,
      {
        programId,
        payer,
        rows,
        expectedTotal,
        requestKey,
        grade: viewer.grade,
        links: mail.links,
      },
      author,
    );
  },
  contentVersion: ({ contentVersion }) => contentVersion,
  answer: (query, { id }) => db.applicationGroup.findUniqueOrThrow({ ...query, where: { id } }),
});

action("withdrawFromGroup", {
  who: "member",
  can: mayApplyForGroup,
  type: ApplicationGroupRef,
  description:
    "Withdraws people of an own group, until the event starts. `refundAccount` is needed where money comes back. DEADLINE_PASSED, MOVE_REFUSED.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    applicationIds: arg.field({ type: ["Id"], required: true }),
    refundAccount: arg.string({ validate: refundAccount }),
  })),
  run: async (tx, { id, applicationIds, refundAccount = null }, author) =>
    await withdrawFromGroup(tx, { id, applicationIds, refundAccount }, author),
  contentVersion: (contentVersion) => contentVersion,
  answer: (query, _result, { id }) => db.applicationGroup.findUniqueOrThrow({ ...query, where: { id } }),
});
