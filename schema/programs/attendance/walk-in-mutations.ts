// Somebody without an application who comes to the door: added by the office, or by a helper with a link.
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { checkInByLink, manageAttendance } from "#schema/policies/programs/attendance.ts";
import { guardExaminees } from "#schema/programs/exams/require-sight.ts";
import { doorToken } from "#schema/validation/programs/attendance.ts";
import { walkIn } from "#schema/validation/programs/walk-ins.ts";
import { addWalkIn } from "./add-walk-in.ts";
import { openDoor } from "./door-links.ts";

const WalkInInputRef = builder
  .inputType("WalkInInput", {
    description: "Somebody who applies and pays at the door.",
    fields: (t) => ({
      name: t.string({ required: true }),
      email: t.string({ required: true }),
      language: t.field({
        type: LanguageRef,
        required: true,
        description: "Of the mails to who has no account.",
      }),
      amount: t.int({ required: true, description: "Whole won that was received: the price." }),
    }),
  })
  .validate(walkIn);

const WORDS =
  "Adds somebody at the door, present and paid on site; answers the id of the application. APPLICATIONS_CLOSED; ALREADY_APPLIED; PROGRAM_FULL.";

action("addWalkIn", {
  who: "office",
  can: manageAttendance,
  guard: guardExaminees,
  subject: "application",
  visitorsSee: false,
  type: "Id",
  description: WORDS,
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    input: arg.field({ type: WalkInInputRef, required: true }),
  })),
  run: async (tx, { programId, input }, { memberId, now }, { mail }) => {
    const recorder = { memberId, doorLinkId: null, now };
    const { id, amount, contentVersion } = await addWalkIn(tx, programId, input, recorder, mail.links);
    return { result: id, lines: [{ subjectId: id, after: { state: "ATTENDED", amount } }], contentVersion };
  },
  answer: (_query, id) => id,
});

action("addLinkedWalkIn", {
  who: "link",
  can: checkInByLink,
  type: "Id",
  description: `The same by the link of a helper. ${WORDS}`,
  args: builder.args((arg) => ({
    link: arg.string({ required: true, validate: doorToken }),
    input: arg.field({ type: WalkInInputRef, required: true }),
  })),
  run: async (tx, { link, input }, { mail, clock }) => {
    const { programId, ...recorder } = await openDoor(tx, link, { links: mail.links, now: clock.now() });
    return await addWalkIn(tx, programId, input, recorder, mail.links);
  },
  contentVersion: ({ contentVersion }) => contentVersion,
  answer: (_query, { id }) => id,
});
