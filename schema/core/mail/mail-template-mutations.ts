// The office changes the words of automatic mails.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { DomainError } from "#schema/errors.ts";
import { writeMailTemplates } from "#schema/policies/core/mail-templates.ts";
import { isWritten, type WrittenKind } from "./compose-mail.ts";
import { MailKindRef } from "./mail.ts";
import { MailTemplateRef, readTemplate } from "./mail-template.ts";
import { MailTemplateInputRef } from "./mail-template-input.ts";
import { restoreMailTemplate, saveMailTemplate } from "./save-mail-template.ts";
import { testMailTemplate } from "./test-mail-template.ts";

const ofTemplates = {
  can: writeMailTemplates,
  subject: "mail",
  visitorsSee: false,
  type: MailTemplateRef,
} as const;

/** @throws DomainError NOT_FOUND for mails that bring their words along */
function written(kind: Parameters<typeof isWritten>[0]): WrittenKind {
  if (!isWritten(kind)) throw new DomainError("NOT_FOUND");
  return kind;
}

const answer = async (_query: object, id: number) => {
  const { kind } = await db.mailTemplate.findUniqueOrThrow({ where: { id } });
  return await readTemplate(written(kind));
};

action("saveMailTemplate", {
  who: "office",
  ...ofTemplates,
  description: "Saves the office's words for a mail that was read at `version`, or those of the house again.",
  args: builder.args((arg) => ({
    kind: arg.field({ type: MailKindRef, required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: MailTemplateInputRef, description: "Null: those of the house." }),
  })),
  run: (tx, { kind, version, input }, author) =>
    saveMailTemplate(tx, { kind: written(kind), version, words: input ?? null }, author),
  answer,
});

action("restoreMailTemplate", {
  who: "office",
  ...ofTemplates,
  description: "Writes the words of an old version again as the newest.",
  args: builder.args((arg) => ({
    kind: arg.field({ type: MailKindRef, required: true }),
    version: arg.int({ required: true }),
    number: arg.int({ required: true }),
  })),
  run: (tx, { kind, ...which }, author) => restoreMailTemplate(tx, { kind: written(kind), ...which }, author),
  answer,
});

action("testMailTemplate", {
  who: "office",
  ...ofTemplates,
  description:
    "Sends the mail to the viewer alone, in both languages and with sample values, marked as a test.",
  args: builder.args((arg) => ({
    kind: arg.field({ type: MailKindRef, required: true }),
    input: arg.field({
      type: MailTemplateInputRef,
      description: "Words that are not saved; null: those that are.",
    }),
  })),
  run: (tx, { kind, input }, author) =>
    testMailTemplate(tx, { kind: written(kind), input: input ?? null }, author),
  answer: (_query, kind: WrittenKind) => readTemplate(kind),
});
