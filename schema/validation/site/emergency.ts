// The strip above every public page as the office types it; the mutation and the form check it by this one schema.

import { EMERGENCY_TEXT_MAX_LENGTH, TAG_NAME_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine, requiredLine } from "#schema/validation/core/lines.ts";
import { requiredMoment } from "#schema/validation/core/moments.ts";
import { z } from "#schema/validation/zod.ts";
import { optionalHref } from "./optional-href.ts";

export const EMERGENCY_LEVELS = ["NOTICE", "WARNING", "URGENT"] as const;
export const EMERGENCY_STATES = ["LIVE", "COMING", "ENDED", "OFF"] as const;
export type EmergencyStateName = (typeof EMERGENCY_STATES)[number];

export const emergencyInput = z
  .strictObject({
    isOn: z.boolean({ error: "TYPE_INVALID" }),
    level: z.enum(EMERGENCY_LEVELS, { error: "CHOICE_UNKNOWN" }),
    textKo: requiredLine(EMERGENCY_TEXT_MAX_LENGTH),
    textEn: requiredLine(EMERGENCY_TEXT_MAX_LENGTH),
    href: optionalHref,
    linkKo: optionalLine(TAG_NAME_MAX_LENGTH),
    linkEn: optionalLine(TAG_NAME_MAX_LENGTH),
    showsFrom: requiredMoment,
    showsTo: requiredMoment,
  })
  .superRefine((notice, context) => {
    const { href, linkKo, linkEn, showsFrom, showsTo } = notice;
    const issue = (path: keyof typeof notice, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (href !== null && linkKo === null) issue("linkKo", "REQUIRED");
    if (href !== null && linkEn === null) issue("linkEn", "REQUIRED");
    if (href === null && (linkKo !== null || linkEn !== null)) issue("href", "REQUIRED");
    if (showsFrom >= showsTo) issue("showsTo", "DATES_REVERSED");
  });
export type CheckedEmergency = z.output<typeof emergencyInput>;
