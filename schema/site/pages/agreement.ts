// Defines what a member has to agree to again, and the agreement, beside the member's account.

import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { AccountRef, readAccount } from "#schema/people/account/account.ts";
import { agreeToTexts, readMyAccount } from "#schema/policies/people/account.ts";
import { AGREED_TEXTS, agreeToText, type TextToAgree, textsToAgree } from "./texts-to-agree.ts";

const AgreedTextRef = builder.enumType("AgreedText", {
  description: "A text that people agree to.",
  values: AGREED_TEXTS,
});

const TextToAgreeRef = builder.objectRef<TextToAgree>("TextToAgree").implement({
  description: "A text that changed since it was agreed to.",
  authScopes: { can: readMyAccount },
  fields: (t) => ({
    kind: t.expose("kind", { type: AgreedTextRef }),
    version: t.exposeInt("version", { description: "The number of the version in force." }),
  }),
});

builder.objectFields(AccountRef, (t) => ({
  textsToAgree: t.field({
    type: [TextToAgreeRef],
    description: "Texts of which another version is in force than the one that was agreed to.",
    resolve: ({ id }, _args, { clock }) => textsToAgree(db, id, clock.now()),
  }),
}));

action("agreeToText", {
  who: "member",
  can: agreeToTexts,
  type: AccountRef,
  description:
    "Agrees to the version of a text that is in force; CONFLICT with `extensions.conflict` {version} when it is another one than was read.",
  args: builder.args((arg) => ({
    kind: arg.field({ type: AgreedTextRef, required: true }),
    version: arg.int({ required: true }),
    language: arg.field({ type: LanguageRef, required: true, description: "In which it was read." }),
  })),
  run: async (tx, text, { memberId, now }) => {
    await agreeToText(tx, { ...text, memberId, now });
    return memberId;
  },
  answer: (_query, memberId) => readAccount(memberId),
});
