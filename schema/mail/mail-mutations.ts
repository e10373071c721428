import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { manageMails } from "#schema/policies/members.ts";
import { authorOf } from "#schema/shared/author.ts";
import { MailRef } from "./mail.ts";
import { retryMail } from "./retry-mail.ts";

builder.mutationField("retryMail", (t) =>
  t.prismaField({
    type: MailRef,
    description:
      "Has a mail that failed or waits tried at once. One that is being sent or was sent stays as it is.",
    authScopes: { can: manageMails },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (query, _root, { id }, context) => {
      await db.$transaction((tx) => retryMail(tx, id, authorOf(context)));
      return await db.mail.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
