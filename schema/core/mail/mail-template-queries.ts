// Defines what the office asks about the words of automatic mails.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { writeMailTemplates } from "#schema/policies/core/mail-templates.ts";
import { isWritten } from "./compose-mail.ts";
import { MailKindRef } from "./mail.ts";
import { MailTemplateLineRef, MailTemplateRef, readTemplate } from "./mail-template.ts";
import { WRITTEN_KINDS } from "./mail-templates.ts";

builder.queryFields((t) => ({
  mailTemplates: t.field({
    type: [MailTemplateLineRef],
    description: "Every automatic mail.",
    authScopes: { can: writeMailTemplates },
    resolve: async () => {
      const newest = await db.mailTemplate.findMany({ distinct: ["kind"], orderBy: { number: "desc" } });
      return WRITTEN_KINDS.map((kind) => ({
        kind,
        newest: newest.find((template) => template.kind === kind) ?? null,
      }));
    },
  }),
  mailTemplate: t.field({
    type: MailTemplateRef,
    nullable: true,
    description: "The words of one; null for mails that bring theirs along.",
    authScopes: { can: writeMailTemplates },
    args: { kind: t.arg({ type: MailKindRef, required: true }) },
    resolve: (_root, { kind }) => (isWritten(kind) ? readTemplate(kind) : null),
  }),
}));
