// A term of the glossary: as everybody reads it, as the office has it, and as the member who suggested it does.
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn } from "#schema/core/shared/localized.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { suggestTerms, writeGlossary } from "#schema/policies/site/glossary.ts";
import { GLOSSARY_DECISIONS, GLOSSARY_FIELDS, GLOSSARY_STATUSES } from "#schema/validation/site/glossary.ts";

export const GlossaryFieldRef = builder.enumType("GlossaryField", { values: GLOSSARY_FIELDS });
export const GlossaryStatusRef = builder.enumType("GlossaryStatus", {
  description: "Everybody reads what is ACCEPTED. RETIRED: it was, and is no longer used.",
  values: GLOSSARY_STATUSES,
});
export const GlossaryDecisionRef = builder.enumType("GlossaryDecision", { values: GLOSSARY_DECISIONS });

export const GlossaryTermRef = builder.prismaObject("GlossaryTerm", {
  description: "One sense of a term of the trade, in both languages.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    ko: t.exposeString("ko"),
    en: t.exposeString("en"),
    field: t.expose("field", { type: GlossaryFieldRef }),
    note: t.field({
      type: LocalizedTextRef,
      nullable: true,
      description: "What it means and how it is used; an empty line ends a paragraph.",
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ noteKo, noteEn }, { language }) => lineIn(noteKo, noteEn, language),
    }),
    source: t.exposeString("source", { nullable: true, description: "Where it is taken from." }),
  }),
});

export const ManagedGlossaryTermRef = builder.prismaObject("GlossaryTerm", {
  variant: "ManagedGlossaryTerm",
  description: "A term as the office has it.",
  authScopes: { can: writeGlossary },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version"),
    ko: t.exposeString("ko"),
    en: t.exposeString("en"),
    field: t.expose("field", { type: GlossaryFieldRef }),
    noteKo: t.exposeString("noteKo", { nullable: true }),
    noteEn: t.exposeString("noteEn", { nullable: true }),
    source: t.exposeString("source", { nullable: true }),
    status: t.expose("status", { type: GlossaryStatusRef }),
    reason: t.exposeString("reason", { nullable: true, description: "Why it was refused." }),
    isTrashed: t.boolean({ resolve: ({ deletedAt }) => deletedAt !== null }),
    suggestedBy: t.string({
      nullable: true,
      description: "The name of the member who suggested it.",
      select: { suggestedBy: { select: NAME_COLUMNS } },
      resolve: ({ suggestedBy }, _args, context) => nameFor(context, suggestedBy),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

export const SuggestedTermRef = builder.prismaObject("GlossaryTerm", {
  variant: "SuggestedTerm",
  description: "A term as the member who suggested it sees it.",
  authScopes: { can: suggestTerms },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    ko: t.exposeString("ko"),
    en: t.exposeString("en"),
    field: t.expose("field", { type: GlossaryFieldRef }),
    status: t.expose("status", { type: GlossaryStatusRef }),
    reason: t.exposeString("reason", { nullable: true, description: "Why it was refused." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});
