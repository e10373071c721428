// Which of a program's people get a letter, by the states of their applications, and how many there are of each.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import { DomainError } from "#schema/errors.ts";
import { writeLetter, writeLetters } from "#schema/policies/mailing/letters.ts";
import { ApplicationStateRef } from "#schema/programs/applications/application-enums.ts";
import { countRecipientStates, type StateCount } from "#schema/programs/applications/letter-recipients.ts";
import { letterStates } from "#schema/validation/mailing/letters.ts";
import { LetterRef } from "./letter.ts";
import { letterFacts } from "./letter-facts.ts";
import { audienceOf, chooseLetterStates } from "./save-letter.ts";

const LetterStateCountRef = builder.objectRef<StateCount>("LetterStateCount").implement({
  description: "How many people of a program have an application in a state.",
  fields: (t) => ({
    state: t.field({ type: ApplicationStateRef, resolve: ({ state }) => state }),
    count: t.exposeInt("count"),
  }),
});

builder.queryField("letterStateCounts", (t) =>
  t.field({
    type: [LetterStateCountRef],
    description:
      "Of a letter to the people of a program: how many there are in each state, whatever states were chosen. Empty for any other, and where people were chosen one by one.",
    authScopes: { can: writeLetters },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: async (_root, { id }, { viewer, clock }) => {
      const letter = await db.letter.findUnique({ where: { id } });
      if (!letter || !writeLetter(viewer, letter)) throw new DomainError("NOT_FOUND");
      const audience = audienceOf(letter);
      if (audience.kind !== "PROGRAM" || audience.ids != null) return [];
      return await countRecipientStates(db, { filter: audience.filter, now: clock.now() });
    },
  }),
);

action("chooseLetterStates", {
  who: "office",
  can: writeLetters,
  subject: "letter",
  visitorsSee: false,
  type: LetterRef,
  description:
    "Says in which states of an application the people of a program get a draft. CONFLICT for one that went out, or whose people were chosen one by one.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    states: arg.field({ type: [ApplicationStateRef], required: true, validate: letterStates }),
  })),
  run: (tx, { id, states }, _author, { viewer }) =>
    auditChange(tx, id, letterFacts, () => chooseLetterStates(tx, { id, states }, viewer)),
  answer: (query, id) => db.letter.findUniqueOrThrow({ ...query, where: { id } }),
});
