// Defines what a person does with the own account and without typing the password. What needs the password is
// REST (gateway/auth/).
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { DomainError } from "#schema/errors.ts";
import {
  cancelMyEmailChange,
  endMySessions,
  chooseMailLanguage as mayChooseLanguage,
  chooseNewsletter as mayChooseNewsletter,
} from "#schema/policies/people/account.ts";
import { sessionId } from "#schema/validation/people/account.ts";
import { AccountRef, readAccount } from "./account.ts";
import { cancelEmailChange } from "./ask-for-proof.ts";
import { chooseMailLanguage } from "./choose-mail-language.ts";
import { chooseNewsletter } from "./choose-newsletter.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const ofAccount = {
  who: "member",
  type: AccountRef,
  answer: (_query: object, memberId: number) => readAccount(memberId),
} as const;

action("endMySession", {
  ...ofAccount,
  can: endMySessions,
  description: "Signs the member out in one place.",
  args: builder.args((arg) => ({ id: arg.string({ required: true, validate: sessionId }) })),
  run: async (tx, { id }, { memberId }) => {
    const ended = UUID.test(id) ? await tx.session.deleteMany({ where: { id, memberId } }) : { count: 0 };
    if (ended.count === 0) throw new DomainError("NOT_FOUND");
    return memberId;
  },
});

action("endMyOtherSessions", {
  ...ofAccount,
  can: endMySessions,
  description: "Signs the member out everywhere but here.",
  args: {},
  run: async (tx, _args, { memberId }, { viewer }) => {
    await tx.session.deleteMany({ where: { memberId, id: { not: viewer?.sessionId ?? "" } } });
    return memberId;
  },
});

action("chooseNewsletter", {
  ...ofAccount,
  can: mayChooseNewsletter,
  description: "Whether the member wants the newsletter.",
  args: builder.args((arg) => ({
    granted: arg.boolean({ required: true }),
    language: arg.field({ type: LanguageRef, required: true, description: "In which the member was asked." }),
  })),
  run: async (tx, { granted, language }, { memberId, now }) => {
    await chooseNewsletter(tx, { memberId, granted, language, now });
    return memberId;
  },
});

action("chooseMailLanguage", {
  ...ofAccount,
  can: mayChooseLanguage,
  description: "The language in which emails to the member are written from now on.",
  args: builder.args((arg) => ({ language: arg.field({ type: LanguageRef, required: true }) })),
  run: async (tx, { language }, { memberId }) => {
    await chooseMailLanguage(tx, { memberId, language });
    return memberId;
  },
});

action("cancelMyEmailChange", {
  ...ofAccount,
  can: cancelMyEmailChange,
  description: "Forgets the address the member wanted to change to.",
  args: {},
  run: async (tx, _args, { memberId }) => {
    const member = await tx.member.findUniqueOrThrow({
      where: { id: memberId },
      select: { id: true, email: true, language: true },
    });
    await cancelEmailChange(tx, member);
    return memberId;
  },
});
