import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { officeMutation } from "#schema/office-mutation.ts";
import { asEditor } from "#schema/policies/journal.ts";
import { manageMails } from "#schema/policies/members.ts";
import { MailRef } from "./mail.ts";
import { retryMail } from "./retry-mail.ts";

officeMutation("retryMail", {
  can: manageMails,
  subject: "mail",
  visitorsSee: false,
  type: MailRef,
  description:
    "Has a mail that failed or waits tried at once. One that is being sent or was sent stays as it is.",
  args: builder.args((arg) => ({ id: arg.int({ required: true }) })),
  run: (tx, { id }, _author, { viewer }) => retryMail(tx, id, asEditor(viewer)),
  answer: (_query, id) => db.mail.findUniqueOrThrow({ include: { token: true }, where: { id } }),
});
