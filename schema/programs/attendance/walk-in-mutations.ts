import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { DomainError } from "#schema/errors.ts";
import { checkInByLink, manageAttendance } from "#schema/policies/programs/attendance.ts";
import { ownData } from "#schema/require-audit.ts";
import { doorToken } from "#schema/validation/programs/attendance.ts";
import { walkIn } from "#schema/validation/programs/walk-ins.ts";
import { addWalkIn } from "./add-walk-in.ts";
import { openDoorLink, refuseFullLink } from "./door-links.ts";

const WalkInInputRef = builder
  .inputType("WalkInInput", {
    description: "Somebody who applies and pays at the door.",
    fields: (t) => ({
      name: t.string({ required: true }),
      email: t.string({ required: true }),
      amount: t.int({ required: true, description: "Whole won that was received: the price." }),
    }),
  })
  .validate(walkIn);

const WORDS =
  "Adds somebody at the door, present and paid on site; answers the id of the application. APPLICATIONS_CLOSED; ALREADY_APPLIED; PROGRAM_FULL.";

action("addWalkIn", {
  who: "office",
  can: manageAttendance,
  subject: "application",
  visitorsSee: false,
  type: "Id",
  description: WORDS,
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    input: arg.field({ type: WalkInInputRef, required: true }),
  })),
  run: async (tx, { programId, input }, { memberId, now }) => {
    const { id, amount, contentVersion } = await addWalkIn(tx, programId, input, {
      memberId,
      doorLinkId: null,
      now,
    });
    return { result: id, lines: [{ subjectId: id, after: { state: "ATTENDED", amount } }], contentVersion };
  },
  answer: (_query, id) => id,
});

builder.mutationField("addLinkedWalkIn", (t) =>
  t.field({
    type: "Id",
    description: `The same by the link of a helper. ${WORDS}`,
    authScopes: { can: checkInByLink },
    extensions: ownData,
    args: {
      link: t.arg.string({ required: true, validate: doorToken }),
      input: t.arg({ type: WalkInInputRef, required: true }),
    },
    resolve: async (_root, { link, input }, { mail, clock, contentCache }) => {
      const now = clock.now();
      const { id, contentVersion } = await db.$transaction(async (tx) => {
        const opened = await openDoorLink(tx, link, { links: mail.links, now });
        if (!opened || opened.opensAt > now) throw new DomainError("LINK_ENDED");
        await refuseFullLink(tx, opened.id);
        return await addWalkIn(tx, opened.programId, input, { memberId: null, doorLinkId: opened.id, now });
      });
      await contentCache.changed(contentVersion);
      return id;
    },
  }),
);
