// A mail of the outbox, for the office of members.
import { MailKind, MailState } from "#prisma/generated/enums.ts";
import { nextTry } from "#prisma/queue.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { manageMails, readMailLinks } from "#schema/policies/people/members.ts";
import { LINK } from "./compose-mail.ts";
import { readParagraphs } from "./mail-preview.ts";
import { LINK_OWNER, shownLinkOf } from "./shown-link.ts";

export const MailKindRef = builder.enumType("MailKind", {
  description: "What a mail is about.",
  values: Object.values(MailKind),
});

export const MailStateRef = builder.enumType("MailState", {
  description: "How far a mail has come.",
  values: Object.values(MailState),
});

export const MailRef = builder.prismaObject("Mail", {
  select: { id: true, text: true, state: true, attempts: true },
  authScopes: { can: manageMails },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    kind: t.expose("kind", { type: MailKindRef }),
    language: t.expose("language", { type: LanguageRef }),
    toAddress: t.exposeString("toAddress"),
    subject: t.exposeString("subject"),
    paragraphs: t.stringList({
      description: "The text without its link; addresses of the site as the reader gets them.",
      resolve: (mail, _args, { publicUrl }) => readParagraphs(mail, publicUrl),
    }),
    hasLink: t.boolean({
      description: "A link belongs into it, which comes in when it is sent.",
      resolve: ({ text }) => text.includes(LINK),
    }),
    mayShowLink: t.boolean({
      description: "Whether showMailLink answers anyone who asks.",
      select: LINK_OWNER,
      resolve: (mail, _args, { viewer, clock }) =>
        readMailLinks(viewer) && shownLinkOf(mail, clock.now()) !== null,
    }),
    templateVersion: t.int({
      nullable: true,
      description:
        "The version of the office's words that it was made from; null: those of the house, or of an email.",
      select: { template: { select: { number: true } } },
      resolve: ({ template }) => template?.number ?? null,
    }),
    state: t.expose("state", { type: MailStateRef }),
    attempts: t.exposeInt("attempts"),
    lastError: t.exposeString("lastError", {
      nullable: true,
      description: "What the mail server answered last.",
    }),
    dueAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When one that was tried is tried next; null while it is being sent.",
      resolve: ({ id, state, attempts }) =>
        state === "WAITING" && attempts > 0 ? nextTry("mail", String(id)) : null,
    }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});
