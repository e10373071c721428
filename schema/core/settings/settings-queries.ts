import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { manageSettings } from "#schema/policies/core/settings.ts";
import { readAllSettings } from "./read-all-settings.ts";
import { NEUTRAL_SETTINGS, SETTINGS_ID } from "./read-settings.ts";
import { GradeDueRef, SettingsForEditingRef } from "./settings-for-editing.ts";

builder.queryFields((t) => ({
  settings: t.prismaField({
    type: "Setting",
    description: "The association; neutral words on a site nobody has set up yet.",
    authScopes: { public: true },
    resolve: async (query) =>
      (await db.setting.findUnique({ ...query, where: { id: SETTINGS_ID } })) ?? NEUTRAL_SETTINGS,
  }),
  gradeDues: t.field({
    type: [GradeDueRef],
    description: "What each grade costs; a grade that is not named is free.",
    authScopes: { public: true },
    resolve: async () => [...(await readAllSettings(db)).gradeDues],
  }),
  settingsForEditing: t.field({
    type: SettingsForEditingRef,
    description: "The settings as their form needs them.",
    authScopes: { can: manageSettings },
    resolve: () => readAllSettings(db),
  }),
}));
