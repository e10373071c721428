// What a person does with the own account and without typing the password. What needs the password is REST (gateway/auth/).
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { DomainError } from "#schema/errors.ts";
import {
  cancelMyEmailChange,
  endMySessions,
  chooseMailLanguage as mayChooseLanguage,
  chooseNewsletter as mayChooseNewsletter,
} from "#schema/policies/people/account.ts";
import { ownData } from "#schema/require-audit.ts";
import { sessionId } from "#schema/validation/people/account.ts";
import { AccountRef, readAccount } from "./account.ts";
import { cancelEmailChange } from "./ask-for-proof.ts";
import { chooseMailLanguage } from "./choose-mail-language.ts";
import { chooseNewsletter } from "./choose-newsletter.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

builder.mutationFields((t) => ({
  endMySession: t.field({
    type: AccountRef,
    description: "Signs the member out in one place.",
    authScopes: { can: endMySessions },
    extensions: ownData,
    args: { id: t.arg.string({ required: true, validate: sessionId }) },
    resolve: async (_root, { id }, context) => {
      const { memberId } = authorOf(context);
      const ended = UUID.test(id) ? await db.session.deleteMany({ where: { id, memberId } }) : { count: 0 };
      if (ended.count === 0) throw new DomainError("NOT_FOUND");
      return readAccount(memberId);
    },
  }),
  endMyOtherSessions: t.field({
    type: AccountRef,
    description: "Signs the member out everywhere but here.",
    authScopes: { can: endMySessions },
    extensions: ownData,
    resolve: async (_root, _args, context) => {
      const { memberId } = authorOf(context);
      await db.session.deleteMany({ where: { memberId, id: { not: context.viewer?.sessionId ?? "" } } });
      return readAccount(memberId);
    },
  }),
  chooseNewsletter: t.field({
    type: AccountRef,
    description: "Whether the member wants the newsletter.",
    authScopes: { can: mayChooseNewsletter },
    extensions: ownData,
    args: {
      granted: t.arg.boolean({ required: true }),
      language: t.arg({ type: LanguageRef, required: true, description: "In which the member was asked." }),
    },
    resolve: async (_root, { granted, language }, context) => {
      const { memberId, now } = authorOf(context);
      await db.$transaction((tx) => chooseNewsletter(tx, { memberId, granted, language, now }));
      return readAccount(memberId);
    },
  }),
  chooseMailLanguage: t.field({
    type: AccountRef,
    description: "The language in which letters to the member are written from now on.",
    authScopes: { can: mayChooseLanguage },
    extensions: ownData,
    args: { language: t.arg({ type: LanguageRef, required: true }) },
    resolve: async (_root, { language }, context) => {
      const { memberId } = authorOf(context);
      await chooseMailLanguage(db, { memberId, language });
      return readAccount(memberId);
    },
  }),
  cancelMyEmailChange: t.field({
    type: AccountRef,
    description: "Forgets the address the member wanted to change to.",
    authScopes: { can: cancelMyEmailChange },
    extensions: ownData,
    resolve: async (_root, _args, context) => {
      const { memberId } = authorOf(context);
      await db.$transaction(async (tx) => {
        const member = await tx.member.findUniqueOrThrow({
          where: { id: memberId },
          select: { id: true, email: true, language: true },
        });
        await cancelEmailChange(tx, member);
      });
      return readAccount(memberId);
    },
  }),
}));
