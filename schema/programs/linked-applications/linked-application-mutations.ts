// Defines what somebody does by the link of the own application. Photos and files come by REST
// (gateway/uploads/application-file-route.ts).
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { DomainError } from "#schema/errors.ts";
import { openOwnApplication } from "#schema/policies/programs/applications.ts";
import { OwnAnswerInputRef } from "#schema/programs/applications/application-inputs.ts";
import { percentNow, refundColumns } from "#schema/programs/applications/application-refund.ts";
import { lockApplication } from "#schema/programs/applications/lock-application.ts";
import { isWithdrawableByLink, withdrawLocked } from "#schema/programs/applications/withdraw-application.ts";
import { requestCopy, withdrawCopy } from "#schema/programs/exams/certificate-copies.ts";
import { copyArgs } from "#schema/programs/exams/certificate-copy-operations.ts";
import { objectToResult } from "#schema/programs/exams/objections.ts";
import { openReschedule } from "#schema/programs/reschedules/open-reschedule.ts";
import { withdrawDeadline } from "#schema/validation/money/refund.ts";
import { applicationLink } from "#schema/validation/programs/applications.ts";
import { objectionText } from "#schema/validation/programs/exam-objections.ts";
import { anyOwnAnswers } from "#schema/validation/programs/own-fields.ts";
import { openLinkedApplication } from "./application-links.ts";
import { saveLinkedAnswers } from "./save-linked-answers.ts";

const link = { required: true, validate: applicationLink } as const;
const byLink = { who: "link", can: openOwnApplication, type: "Boolean" } as const;

action("saveLinkedAnswers", {
  ...byLink,
  description: "Saves the answers to the program's own questions. LINK_ENDED; MOVE_REFUSED; DEADLINE_PASSED.",
  args: builder.args((arg) => ({
    link: arg.string(link),
    ownAnswers: arg.field({ type: [OwnAnswerInputRef], required: true, validate: anyOwnAnswers }),
  })),
  run: (tx, given, { mail, clock }) => saveLinkedAnswers(tx, given, { links: mail.links, now: clock.now() }),
  answer: () => true,
});

action("withdrawLinkedApplication", {
  ...byLink,
  description:
    "Withdraws the application; what comes back goes to the institution. LINK_ENDED; MOVE_REFUSED; DEADLINE_PASSED.",
  args: builder.args((arg) => ({ link: arg.string(link) })),
  run: async (tx, { link: token }, { mail, clock }) => {
    const now = clock.now();
    const { id, programId } = await openLinkedApplication(tx, token, { links: mail.links, now });
    const application = await lockApplication(tx, id);
    if (!application || !isWithdrawableByLink(application)) throw new DomainError("MOVE_REFUSED");
    const program = await tx.program.findUniqueOrThrow({ where: { id: programId }, select: refundColumns });
    const asked = await openReschedule(tx, id, now);
    if (!asked && now >= withdrawDeadline(program)) throw new DomainError("DEADLINE_PASSED");
    const percent = asked ? 100 : await percentNow(tx, program, now);
    return await withdrawLocked(tx, application, { refundAccount: null, percent }, now);
  },
  contentVersion: (version) => version,
  answer: () => true,
});

action("objectToLinkedResult", {
  ...byLink,
  description:
    "Objects to the result, once, with a reason, until the deadline. LINK_ENDED; DEADLINE_PASSED; MOVE_REFUSED.",
  args: builder.args((arg) => ({
    link: arg.string(link),
    reason: arg.string({ required: true, validate: objectionText }),
  })),
  run: async (tx, { link: token, reason }, { mail, clock }) => {
    const now = clock.now();
    const { id } = await openLinkedApplication(tx, token, { links: mail.links, now });
    await objectToResult(tx, { id }, { reason: objectionText.parse(reason), now });
  },
  answer: () => true,
});

action("requestLinkedCertificateCopy", {
  ...byLink,
  description: "Asks for a printed certificate. LINK_ENDED; MOVE_REFUSED; PRICE_CHANGED.",
  args: { ...builder.args((arg) => ({ link: arg.string(link) })), ...copyArgs },
  run: async (tx, { link: token, ...asked }, { mail, clock }) => {
    const now = clock.now();
    const { id } = await openLinkedApplication(tx, token, { links: mail.links, now });
    await requestCopy(tx, { id }, asked, now);
  },
  answer: () => true,
});

action("withdrawLinkedCertificateCopy", {
  ...byLink,
  description:
    "Withdraws a request for a printed certificate that is neither paid nor sent. LINK_ENDED; MOVE_REFUSED.",
  args: builder.args((arg) => ({
    link: arg.string(link),
    id: arg.field({ type: "Id", required: true }),
  })),
  run: async (tx, { link: token, id }, { mail, clock }) => {
    const now = clock.now();
    const application = await openLinkedApplication(tx, token, { links: mail.links, now });
    await withdrawCopy(tx, { id, whose: { id: application.id } }, now);
  },
  answer: () => true,
});
