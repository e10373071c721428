// Defines what a co-author of a presentation meets behind the link of the email, without an account.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { answerPresentationConsents } from "#schema/policies/programs/presentations.ts";
import { presentationLink } from "#schema/validation/programs/presentations.ts";
import {
  answerPresentationConsent,
  type PresentationConsentRequest,
  readPresentationConsent,
} from "./answer-consent.ts";

const PresentationConsentRequestRef = builder
  .objectRef<PresentationConsentRequest>("PresentationConsentRequest")
  .implement({
    description: "The presentation somebody is named an author of.",
    authScopes: { can: answerPresentationConsents },
    fields: (t) => ({
      program: t.field({
        type: LocalizedTextRef,
        description: "The title of the program.",
        args: { language: t.arg({ type: LanguageRef, required: true }) },
        resolve: ({ presentation: { call } }, { language }) =>
          toLocalizedText(call.program.titleKo, call.program.titleEn, language),
      }),
      titleKo: t.string({ nullable: true, resolve: ({ presentation }) => presentation.titleKo }),
      titleEn: t.string({ nullable: true, resolve: ({ presentation }) => presentation.titleEn }),
      abstractKo: t.string({ nullable: true, resolve: ({ presentation }) => presentation.abstractKo }),
      abstractEn: t.string({ nullable: true, resolve: ({ presentation }) => presentation.abstractEn }),
      authors: t.stringList({
        description: "The names that are printed, in order.",
        resolve: ({ presentation }) => presentation.authors.map(({ name }) => name),
      }),
    }),
  });

builder.queryField("presentationConsentRequest", (t) =>
  t.field({
    type: PresentationConsentRequestRef,
    nullable: true,
    description: "What a link asks about; null when it was used or has ended.",
    authScopes: { can: answerPresentationConsents },
    args: { link: t.arg.string({ required: true, validate: presentationLink }) },
    resolve: (_root, { link }, { mail, clock }) =>
      readPresentationConsent(db, mail.links.hashOf(link), clock.now()),
  }),
);

action("answerPresentationConsent", {
  who: "link",
  can: answerPresentationConsents,
  type: "Boolean",
  description: "Uses the link up. LINK_ENDED when it was used or has ended.",
  args: builder.args((arg) => ({
    link: arg.string({ required: true, validate: presentationLink }),
    consents: arg.boolean({ required: true }),
  })),
  run: (tx, { link, consents }, { mail, clock }) =>
    answerPresentationConsent(tx, { tokenHash: mail.links.hashOf(link), consents }, clock.now()),
  contentVersion: (version) => version,
  answer: () => true,
});
