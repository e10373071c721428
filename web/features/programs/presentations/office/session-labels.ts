import { z } from "#schema/validation/zod.ts";
import type { SessionValues } from "./session-values.ts";

export const SESSION_LABELS = {
  sessions: "presentations-office.sessions",
  "sessions.*.titleKo": "presentations-office.field.sessionKo",
  "sessions.*.titleEn": "presentations-office.field.sessionEn",
  "sessions.*.room": "presentations-office.field.room",
  "sessions.*.startsAt": "presentations-office.field.startsAt",
  "sessions.*.minutes": "presentations-office.field.minutes",
  "sessions.*.presentationIds": "presentations-office.field.talks",
  isShown: "presentations-office.field.isShown",
} as const;

const values = z.object({
  isShown: z.boolean(),
  sessions: z.array(
    z.object({
      key: z.string(),
      titleKo: z.string(),
      titleEn: z.string(),
      room: z.string(),
      startsAt: z.string(),
      minutes: z.string(),
      presentationIds: z.array(z.number()),
    }),
  ),
});

/** What this device saved; null where it is none of this form. */
export const restoreSessions = (saved: unknown): SessionValues | null => values.safeParse(saved).data ?? null;
