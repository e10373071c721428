// Defines what a person does with own applications. Each mutation is one transaction.
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { REQUEST_KEY_WORDS, requestKey } from "#schema/core/shared/request-key.ts";
import { refusal } from "#schema/errors.ts";
import { apply as mayApply } from "#schema/policies/programs/applications.ts";
import { refundAccount } from "#schema/validation/programs/applications.ts";
import { acceptOffer, declineOffer } from "./answer-offer.ts";
import { ApplicationRef } from "./application.ts";
import { ApplicationFormRef, ApplyInputRef } from "./application-inputs.ts";
import { apply } from "./apply.ts";
import { changeApplication } from "./change-application.ts";
import { readApplication } from "./read-application.ts";
import { replacePhoto } from "./replace-photo.ts";
import { withdrawApplication } from "./withdraw-application.ts";

const ofMember = { who: "member", can: mayApply, type: ApplicationRef } as const;
const ids = builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) }));
const versions = builder.args((arg) => ({ version: arg.int({ required: true }) }));

action("apply", {
  ...ofMember,
  description:
    "Applies for a program. Sent again with the same key it answers what was made. ALREADY_APPLIED, PROGRAM_FULL, APPLICATIONS_CLOSED, PRICE_CHANGED.",
  args: builder.args((arg) => ({
    input: arg.field({ type: ApplyInputRef, required: true }),
    requestKey: arg.string({ description: REQUEST_KEY_WORDS, validate: requestKey }),
  })),
  run: (tx, { input, requestKey = null }, author, { viewer }) => {
    if (!viewer) throw refusal(false);
    const { programId, form, expectedTotal = null } = input;
    return apply(tx, { programId, form, expectedTotal, requestKey, grade: viewer.grade }, author);
  },
  contentVersion: ({ contentVersion }) => contentVersion,
  answer: (query, { id }) => readApplication(query, id),
});

action("changeApplication", {
  ...ofMember,
  description:
    "Changes what was written in an own application that was read at `version`, until the deadline. DEADLINE_PASSED, MOVE_REFUSED, CONFLICT.",
  args: {
    ...ids,
    ...versions,
    ...builder.args((arg) => ({ form: arg.field({ type: ApplicationFormRef, required: true }) })),
  },
  run: (tx, args, author) => changeApplication(tx, args, author),
  answer: (query, _result, { id }) => readApplication(query, id),
});

action("replacePhoto", {
  ...ofMember,
  description:
    "Replaces the photo of an own application by one that this person has uploaded, until `photoUntil`. DEADLINE_PASSED, MOVE_REFUSED.",
  args: { ...ids, ...builder.args((arg) => ({ photoId: arg.field({ type: "Id", required: true }) })) },
  run: (tx, args, author) => replacePhoto(tx, args, author),
  answer: (query, _result, { id }) => readApplication(query, id),
});

/** What frees a seat or takes one: the use case answers the content version. */
const ofSeat = {
  ...ofMember,
  contentVersion: (version: bigint) => version,
  answer: (query: object, _version: bigint, { id }: { readonly id: number }) => readApplication(query, id),
} as const;

action("withdrawApplication", {
  ...ofSeat,
  description:
    "Takes an own application back, until the event starts. `refundAccount` is needed where money comes back; `sent`: money was sent that nobody was notified of, and comes back by the rules once it is found. DEADLINE_PASSED, MOVE_REFUSED, CONFLICT.",
  args: {
    ...ids,
    ...versions,
    ...builder.args((arg) => ({
      refundAccount: arg.string({ validate: refundAccount }),
      sent: arg.boolean({ required: true, defaultValue: false }),
    })),
  },
  run: (tx, { refundAccount = null, ...args }, author) =>
    withdrawApplication(tx, { ...args, refundAccount }, author),
});

action("acceptOffer", {
  ...ofSeat,
  description: "Takes the seat that is held for an own application. OFFER_ENDED, MOVE_REFUSED.",
  args: ids,
  run: (tx, { id }, author) => acceptOffer(tx, id, author),
});

action("declineOffer", {
  ...ofSeat,
  description: "Leaves the seat that is held for an own application to the next. OFFER_ENDED, MOVE_REFUSED.",
  args: ids,
  run: (tx, { id }, author) => declineOffer(tx, id, author),
});
