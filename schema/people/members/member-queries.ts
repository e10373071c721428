import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { rows } from "#schema/cost.ts";
import { anyone } from "#schema/policies/viewer.ts";
import { type Country, listCountries } from "./countries.ts";
import { ViewerRef } from "./viewer.ts";

/** About as many as there are. */
const COUNTRIES = 250;

const CountryRef = builder.objectRef<Country>("Country").implement({
  description: "A country a member may choose.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "ISO 3166-1 alpha-2, or XK." }),
    name: t.exposeString("name"),
  }),
});

builder.queryFields((t) => ({
  viewer: t.field({
    type: ViewerRef,
    nullable: true,
    description: "Who is asking; null for a visitor.",
    authScopes: { can: anyone },
    resolve: (_root, _args, { viewer }) => viewer,
  }),
  countries: t.field({
    type: [CountryRef],
    complexity: rows(COUNTRIES),
    description: "Korea first, then by name in the language.",
    authScopes: { public: true },
    args: { language: t.arg({ type: LanguageRef, required: true }) },
    resolve: (_root, { language }) => [...listCountries(language)],
  }),
}));
