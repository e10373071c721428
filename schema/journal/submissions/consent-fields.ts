// Defines what a co-author meets behind the link of the email, without an account.

import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { answerByLink } from "#schema/policies/journal/submissions.ts";
import { consentLink } from "#schema/validation/journal/submissions.ts";
import { answerConsent, type ConsentRequest, readConsent, readConsentText } from "./answer-consent.ts";
import { PledgeRef } from "./journal-setup.ts";

const ConsentRequestRef = builder.objectRef<ConsentRequest>("ConsentRequest").implement({
  description: "The manuscript somebody is named an author of.",
  authScopes: { can: answerByLink },
  fields: (t) => ({
    number: t.string({ nullable: true, resolve: ({ submission }) => submission.number }),
    language: t.field({ type: LanguageRef, resolve: ({ submission }) => submission.language }),
    titleKo: t.string({ nullable: true, resolve: ({ submission }) => submission.titleKo }),
    titleEn: t.string({ nullable: true, resolve: ({ submission }) => submission.titleEn }),
    abstractKo: t.string({ nullable: true, resolve: ({ submission }) => submission.abstractKo }),
    abstractEn: t.string({ nullable: true, resolve: ({ submission }) => submission.abstractEn }),
    text: t.field({
      type: PledgeRef,
      description: "What is consented to, in the words of now.",
      resolve: () => readConsentText(db),
    }),
    authors: t.stringList({
      description: "Their names, in order.",
      resolve: ({ submission }) =>
        submission.authors.map(
          ({ nameKo, givenName, familyName }) =>
            nameKo ?? [givenName, familyName].filter((part) => part !== null).join(" "),
        ),
    }),
  }),
});

builder.queryFields((t) => ({
  consentRequest: t.field({
    type: ConsentRequestRef,
    nullable: true,
    description: "What a link asks about; null when it was used or has ended.",
    authScopes: { can: answerByLink },
    args: { link: t.arg.string({ required: true, validate: consentLink }) },
    resolve: (_root, { link }, { mail, clock }) => readConsent(db, mail.links.hashOf(link), clock.now()),
  }),
}));

action("answerConsent", {
  who: "link",
  can: answerByLink,
  type: "Boolean",
  description:
    "Uses the link up. LINK_ENDED when it was used or has ended; PLEDGES_CHANGED for a consent to another text than now, which leaves the link.",
  args: builder.args((arg) => ({
    link: arg.string({ required: true, validate: consentLink }),
    consents: arg.boolean({ required: true }),
    version: arg.int({ description: "Of the text that was read; a consent needs it." }),
  })),
  run: (tx, { link, consents, version = null }, { mail, clock }) =>
    answerConsent(tx, { tokenHash: mail.links.hashOf(link), consents, version }, clock.now()),
  answer: () => true,
});
