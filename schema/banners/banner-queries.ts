// The home page's own content, in the order the office gave it.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";

const inOfficeOrder = [{ position: "asc" as const }, { id: "asc" as const }];

builder.queryFields((t) => ({
  banner: t.prismaField({
    type: "Banner",
    nullable: true,
    description: "The main banner; null on a site that has none yet.",
    authScopes: { public: true },
    resolve: (query) => db.banner.findFirst({ ...query, orderBy: inOfficeOrder }),
  }),
  goals: t.prismaField({
    type: ["Goal"],
    authScopes: { public: true },
    resolve: (query) => db.goal.findMany({ ...query, orderBy: inOfficeOrder }),
  }),
  terms: t.prismaField({
    type: ["Term"],
    authScopes: { public: true },
    resolve: (query) => db.term.findMany({ ...query, orderBy: inOfficeOrder }),
  }),
}));
