// Defines what the office does with the home page's own content. Visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { writeHome } from "#schema/policies/site/banners.ts";
import { homeInput } from "#schema/validation/site/home.ts";
import { HomeForEditingRef } from "./home-for-editing.ts";
import { readHome } from "./read-home.ts";
import { saveHome } from "./save-home.ts";

const BannerInput = builder.inputType("BannerInput", {
  fields: (t) => ({
    id: t.field({ type: "Id", description: "Null: a new one." }),
    headingKo: t.string(),
    headingEn: t.string(),
    ledeKo: t.string(),
    ledeEn: t.string(),
    primaryHref: t.string(),
    primaryKo: t.string(),
    primaryEn: t.string(),
    secondaryHref: t.string(),
    secondaryKo: t.string(),
    secondaryEn: t.string(),
    showsFrom: t.field({ type: "DateTime" }),
    showsTo: t.field({ type: "DateTime", description: "Excluded." }),
  }),
});

const GoalInput = builder.inputType("GoalInput", {
  fields: (t) => ({
    id: t.field({ type: "Id", description: "Null: a new one." }),
    titleKo: t.string(),
    titleEn: t.string(),
    bodyKo: t.string(),
    bodyEn: t.string(),
  }),
});

const TermInput = builder.inputType("TermInput", {
  fields: (t) => ({
    id: t.field({ type: "Id", description: "Null: a new one." }),
    ko: t.string(),
    en: t.string(),
  }),
});

const HomeInputRef = builder
  .inputType("HomeInput", {
    description: "Everything, in order; what is left out is gone.",
    fields: (t) => ({
      banners: t.field({ type: [BannerInput], required: true }),
      goals: t.field({ type: [GoalInput], required: true }),
      terms: t.field({ type: [TermInput], required: true }),
    }),
  })
  .validate(homeInput);

builder.queryField("homeForEditing", (t) =>
  t.field({
    type: HomeForEditingRef,
    description: "The home page's own content as its form needs it.",
    authScopes: { can: writeHome },
    resolve: () => readHome(db),
  }),
);

action("saveHome", {
  who: "office",
  can: writeHome,
  subject: "banner",
  visitorsSee: true,
  type: HomeForEditingRef,
  description:
    "Saves what was read at `version`; CONFLICT with `extensions.conflict`, all of it as it is now, when it was saved since.",
  args: builder.args((arg) => ({
    version: arg.int({ required: true }),
    input: arg.field({ type: HomeInputRef, required: true }),
  })),
  run: (tx, { version, input: home }) => saveHome(tx, { version, home }),
  answer: () => readHome(db),
});
