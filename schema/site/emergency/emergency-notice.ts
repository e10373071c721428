// The strip above every public page: as pages show it, and as the office has it.
import type { EmergencyNotice } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { writeEmergency } from "#schema/policies/site/emergency.ts";
import {
  EMERGENCY_LEVELS,
  EMERGENCY_STATES,
  type EmergencyStateName,
} from "#schema/validation/site/emergency.ts";

export const EmergencyLevelRef = builder.enumType("EmergencyLevel", { values: EMERGENCY_LEVELS });
const EmergencyStateRef = builder.enumType("EmergencyState", { values: EMERGENCY_STATES });

/** LIVE from its first moment to its last one excluded. */
export function stateOf({ isOn, showsFrom, showsTo }: EmergencyNotice, now: Date): EmergencyStateName {
  if (!isOn) return "OFF";
  if (now < showsFrom) return "COMING";
  return now < showsTo ? "LIVE" : "ENDED";
}

builder.prismaObject("EmergencyNotice", {
  description: "What is said above every public page for a while.",
  fields: (t) => {
    const language = t.arg({ type: LanguageRef, required: true });
    return {
      version: t.exposeInt("version", { description: "Anyone who put an earlier one away sees it again." }),
      level: t.expose("level", { type: EmergencyLevelRef }),
      href: t.exposeString("href", { nullable: true }),
      text: t.string({
        args: { language },
        resolve: ({ textKo: ko, textEn: en }, { language }) => textIn({ ko, en }, language),
      }),
      link: t.string({
        nullable: true,
        description: "What the link is called; null without one.",
        args: { language },
        resolve: ({ linkKo, linkEn }, { language }) => (language === "KO" ? linkKo : linkEn),
      }),
    };
  },
});

export const EditedEmergencyRef = builder.objectRef<EmergencyNotice>("EditedEmergency").implement({
  description: "The notice as it is written.",
  authScopes: { can: writeEmergency },
  fields: (t) => ({
    version: t.exposeInt("version"),
    state: t.field({
      type: EmergencyStateRef,
      resolve: (notice, _args, { clock }) => stateOf(notice, clock.now()),
    }),
    isOn: t.exposeBoolean("isOn"),
    level: t.expose("level", { type: EmergencyLevelRef }),
    textKo: t.exposeString("textKo"),
    textEn: t.exposeString("textEn"),
    href: t.exposeString("href", { nullable: true }),
    linkKo: t.exposeString("linkKo", { nullable: true }),
    linkEn: t.exposeString("linkEn", { nullable: true }),
    showsFrom: t.expose("showsFrom", { type: "DateTime" }),
    showsTo: t.expose("showsTo", { type: "DateTime", description: "Excluded." }),
  }),
});
