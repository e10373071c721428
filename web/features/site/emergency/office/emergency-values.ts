// The emergency notice as its form holds it: everything as it is typed, times in Seoul's.

import { z } from "#schema/validation/zod.ts";
import type { StoredEmergencyFragment } from "#web/gql/emergency.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";

export const LABELS = {
  level: "emergency-office.field.level",
  textKo: "emergency-office.field.textKo",
  textEn: "emergency-office.field.textEn",
  href: "emergency-office.field.href",
  linkKo: "emergency-office.field.linkKo",
  linkEn: "emergency-office.field.linkEn",
  isOn: "emergency-office.field.isOn",
  showsFrom: "emergency-office.field.showsFrom",
  showsTo: "emergency-office.field.showsTo",
} as const satisfies Record<string, MessageId>;

/** Also what a saved draft is read with: anything may be in it. */
const emergencyValues = z.object({
  isOn: z.boolean(),
  level: z.string(),
  textKo: z.string(),
  textEn: z.string(),
  href: z.string(),
  linkKo: z.string(),
  linkEn: z.string(),
  showsFrom: z.string(),
  showsTo: z.string(),
});
export type EmergencyValues = z.output<typeof emergencyValues>;

/** What the form starts from; null: none was ever written, and a new one is shown from now. */
export const toEmergencyValues = (stored: StoredEmergencyFragment | null, now: Date): EmergencyValues => ({
  isOn: stored?.isOn ?? true,
  level: stored?.level ?? "WARNING",
  textKo: stored?.textKo ?? "",
  textEn: stored?.textEn ?? "",
  href: stored?.href ?? "",
  linkKo: stored?.linkKo ?? "",
  linkEn: stored?.linkEn ?? "",
  showsFrom: toSeoul(stored?.showsFrom ?? now.toISOString()),
  showsTo: toSeoul(stored?.showsTo ?? null),
});

/** What was stored on this device. */
export const restoreEmergency = (saved: unknown): EmergencyValues | null =>
  emergencyValues.safeParse(saved).data ?? null;

/** What is checked and sent. A time that cannot be read goes as it is typed and comes back as an error of its field. */
export const toEmergencyInput = (values: EmergencyValues) => ({
  ...values,
  showsFrom: values.showsFrom === "" ? null : fromSeoul(values.showsFrom),
  showsTo: values.showsTo === "" ? null : fromSeoul(values.showsTo),
});
