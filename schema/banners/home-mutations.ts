// What the office does with the home page's own content. Visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { writeHome } from "#schema/policies/banners.ts";
import { authorOf } from "#schema/shared/author.ts";
import { homeInput } from "#schema/validation/home.ts";
import { HomeForEditingRef } from "./home-for-editing.ts";
import { readHome } from "./read-home.ts";
import { saveHome } from "./save-home.ts";

const BannerInput = builder.inputType("BannerInput", {
  fields: (t) => ({
    id: t.int({ description: "Null: a new one." }),
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
    id: t.int({ description: "Null: a new one." }),
    titleKo: t.string(),
    titleEn: t.string(),
    bodyKo: t.string(),
    bodyEn: t.string(),
  }),
});

const TermInput = builder.inputType("TermInput", {
  fields: (t) => ({ id: t.int({ description: "Null: a new one." }), ko: t.string(), en: t.string() }),
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

builder.mutationField("saveHome", (t) =>
  t.field({
    type: HomeForEditingRef,
    description:
      "Saves what was read at `version`; CONFLICT with `extensions.conflict`, all of it as it is now, when it was saved since.",
    authScopes: { can: writeHome },
    args: { version: t.arg.int({ required: true }), input: t.arg({ type: HomeInputRef, required: true }) },
    resolve: async (_root, { version, input: home }, context) => {
      const author = authorOf(context);
      const told = await db.$transaction((tx) => saveHome(tx, { version, home }, author));
      await context.contentCache.changed(told);
      return readHome(db);
    },
  }),
);
