// The home page's own content as its form needs it: both languages and the periods.
import type { Banner, Goal, Term } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { writeHome } from "#schema/policies/site/banners.ts";
import type { Home } from "./read-home.ts";

const EditedBannerRef = builder.objectRef<Banner>("EditedBanner").implement({
  description: "A banner as it is written.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    headingKo: t.exposeString("headingKo"),
    headingEn: t.exposeString("headingEn"),
    ledeKo: t.exposeString("ledeKo"),
    ledeEn: t.exposeString("ledeEn"),
    primaryHref: t.exposeString("primaryHref", { nullable: true }),
    primaryKo: t.exposeString("primaryKo", { nullable: true }),
    primaryEn: t.exposeString("primaryEn", { nullable: true }),
    secondaryHref: t.exposeString("secondaryHref", { nullable: true }),
    secondaryKo: t.exposeString("secondaryKo", { nullable: true }),
    secondaryEn: t.exposeString("secondaryEn", { nullable: true }),
    showsFrom: t.expose("showsFrom", { type: "DateTime", nullable: true }),
    showsTo: t.expose("showsTo", { type: "DateTime", nullable: true, description: "Excluded." }),
  }),
});

const EditedGoalRef = builder.objectRef<Goal>("EditedGoal").implement({
  description: "A goal as it is written.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    titleKo: t.exposeString("titleKo"),
    titleEn: t.exposeString("titleEn"),
    bodyKo: t.exposeString("bodyKo"),
    bodyEn: t.exposeString("bodyEn"),
  }),
});

const EditedTermRef = builder.objectRef<Term>("EditedTerm").implement({
  description: "A term as it is written.",
  fields: (t) => ({ id: t.expose("id", { type: "Id" }), ko: t.exposeString("ko"), en: t.exposeString("en") }),
});

export const HomeForEditingRef = builder.objectRef<Home>("HomeForEditing").implement({
  description: "Banners, goals and terms, each in order.",
  authScopes: { can: writeHome },
  fields: (t) => ({
    version: t.exposeInt("version"),
    banners: t.field({ type: [EditedBannerRef], resolve: ({ banners }) => [...banners] }),
    goals: t.field({ type: [EditedGoalRef], resolve: ({ goals }) => [...goals] }),
    terms: t.field({ type: [EditedTermRef], resolve: ({ terms }) => [...terms] }),
  }),
});
