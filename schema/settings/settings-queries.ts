import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { NEUTRAL_SETTINGS, SETTINGS_ID } from "./read-settings.ts";

builder.queryField("settings", (t) =>
  t.prismaField({
    type: "Setting",
    description: "The association; neutral words on a site nobody has set up yet.",
    authScopes: { public: true },
    resolve: async (query) =>
      (await db.setting.findUnique({ ...query, where: { id: SETTINGS_ID } })) ?? NEUTRAL_SETTINGS,
  }),
);
