// The home page's own content, in the order the office gave it.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { rows } from "#schema/cost.ts";
import { shownBanners } from "#schema/policies/site/banners.ts";
import { HOME_ITEMS_MAX } from "#schema/validation/core/limits.ts";
import { inOfficeOrder } from "./read-home.ts";
import { RunningTermRef, readRunningTerms } from "./term.ts";

builder.queryFields((t) => ({
  banner: t.prismaField({
    type: "Banner",
    nullable: true,
    description: "The first banner whose time it is; null where there is none.",
    authScopes: { public: true },
    resolve: (query, _root, _args, { clock }) =>
      db.banner.findFirst({ ...query, where: shownBanners(clock.now()), orderBy: inOfficeOrder }),
  }),
  goals: t.prismaField({
    type: ["Goal"],
    complexity: rows(HOME_ITEMS_MAX),
    authScopes: { public: true },
    resolve: (query) => db.goal.findMany({ ...query, orderBy: inOfficeOrder }),
  }),
  terms: t.field({
    type: [RunningTermRef],
    complexity: rows(HOME_ITEMS_MAX),
    description:
      "What runs past on the home page: the office's own lines, or else the newest of the glossary.",
    authScopes: { public: true },
    resolve: async () => [...(await readRunningTerms())],
  }),
}));
