// Defines which of a program's people get a mailing, by the states of their applications, and how many there are of each.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import { DomainError } from "#schema/errors.ts";
import { writeMailing, writeMailings } from "#schema/policies/mailing/mailings.ts";
import { ApplicationStateRef } from "#schema/programs/applications/application-enums.ts";
import { countRecipientStates, type StateCount } from "#schema/programs/applications/mailing-recipients.ts";
import { mailingStates } from "#schema/validation/mailing/mailings.ts";
import { MailingRef } from "./mailing.ts";
import { mailingFacts } from "./mailing-facts.ts";
import { audienceOf, chooseMailingStates } from "./save-mailing.ts";

const MailingStateCountRef = builder.objectRef<StateCount>("MailingStateCount").implement({
  description: "How many people of a program have an application in a state.",
  fields: (t) => ({
    state: t.field({ type: ApplicationStateRef, resolve: ({ state }) => state }),
    count: t.exposeInt("count"),
  }),
});

builder.queryField("mailingStateCounts", (t) =>
  t.field({
    type: [MailingStateCountRef],
    description:
      "Of a mailing to the people of a program: how many there are in each state, whatever states were chosen. Empty for any other, and where people were chosen one by one.",
    authScopes: { can: writeMailings },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: async (_root, { id }, { viewer, clock }) => {
      const mailing = await db.mailing.findUnique({ where: { id } });
      if (!mailing || !writeMailing(viewer, mailing)) throw new DomainError("NOT_FOUND");
      const audience = audienceOf(mailing);
      if (audience.kind !== "PROGRAM" || audience.ids != null) return [];
      return await countRecipientStates(db, { filter: audience.filter, now: clock.now() });
    },
  }),
);

action("chooseMailingStates", {
  who: "office",
  action: "chooseLetterStates",
  can: writeMailings,
  subject: "letter",
  visitorsSee: false,
  type: MailingRef,
  description:
    "Says in which states of an application the people of a program get a draft. CONFLICT for one that went out, or whose people were chosen one by one.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    states: arg.field({ type: [ApplicationStateRef], required: true, validate: mailingStates }),
  })),
  run: (tx, { id, states }, _author, { viewer }) =>
    auditChange(tx, id, mailingFacts, () => chooseMailingStates(tx, { id, states }, viewer)),
  answer: (query, id) => db.mailing.findUniqueOrThrow({ ...query, where: { id } }),
});
