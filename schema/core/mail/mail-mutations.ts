import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { BulkSelectionRef, BulkStepRef } from "#schema/core/lists/bulk.ts";
import { asEditor } from "#schema/policies/journal/journal.ts";
import { manageMails, readMailLinks } from "#schema/policies/people/members.ts";
import { MailRef } from "./mail.ts";
import { MailFilterRef } from "./mail-queries.ts";
import { retryMail } from "./retry-mail.ts";
import { retryMany } from "./retry-many.ts";
import { showMailLink } from "./shown-link.ts";

action("retryMail", {
  who: "office",
  can: manageMails,
  subject: "mail",
  visitorsSee: false,
  type: MailRef,
  description:
    "Has a mail that failed or waits tried at once. One that is being sent or was sent stays as it is.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, _author, { viewer }) => retryMail(tx, id, asEditor(viewer)),
  answer: (query, id) => db.mail.findUniqueOrThrow({ ...query, where: { id } }),
});

action("retryMails", {
  who: "office",
  can: manageMails,
  subject: "mail",
  action: "retryMail",
  visitorsSee: false,
  type: BulkStepRef,
  description: "Has many mails tried at once, each as `retryMail`; what went out or is as new is skipped.",
  args: builder.args((arg) => ({
    which: arg.field({ type: BulkSelectionRef, required: true }),
    filter: arg.field({ type: MailFilterRef }),
  })),
  run: (tx, { which, filter }, { now }, { viewer }) =>
    retryMany(tx, { which, filter: filter ?? {}, editorId: asEditor(viewer), now }),
  answer: (_query, step) => step,
});

action("showMailLink", {
  who: "office",
  can: readMailLinks,
  subject: "mail",
  visitorsSee: false,
  type: "String",
  description:
    "The link of a mail that is not sent, to be handed over in another way; that somebody looked is written down. FORBIDDEN for mails to staff, LINK_ENDED where it was sent or is over.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, _author, context) => showMailLink(tx, id, asEditor(context.viewer), context),
  answer: (_query, link) => link,
});
