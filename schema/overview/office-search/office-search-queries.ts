import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { openAdmin } from "#schema/policies/viewer.ts";
import { officeText } from "#schema/validation/overview/office-search.ts";
import { findInOffice } from "./find-in-office.ts";
import { OfficeHitRef } from "./office-hit.ts";

builder.queryField("officeSearch", (t) =>
  t.field({
    type: [OfficeHitRef],
    description:
      "What the viewer's roles may open and every word of `text` is found in: members, payments (also by number and amount), applications, programs, posts. Initial consonants count. Without a text what the viewer worked on last. That somebody looked among people is written down.",
    authScopes: { can: openAdmin },
    args: {
      text: t.arg.string({ required: true, validate: officeText }),
      language: t.arg({ type: LanguageRef, required: true }),
    },
    resolve: async (_root, { text, language }, context) => [...(await findInOffice(text, language, context))],
  }),
);
