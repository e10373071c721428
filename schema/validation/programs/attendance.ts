// Attendance: on which occasions somebody is expected, what is recorded there, and what follows for the
// application (docs/courses.md#attendance).
import { id } from "#schema/validation/core/ids.ts";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine, optionalLines, requiredLine, requiredLines } from "#schema/validation/core/lines.ts";
import { requiredMoment } from "#schema/validation/core/moments.ts";
import { z } from "#schema/validation/zod.ts";

export const ATTENDANCE_STATES = ["PRESENT", "ABSENT", "MISCONDUCT"] as const;
export type AttendanceStateName = (typeof ATTENDANCE_STATES)[number];

/** Records that a device sends at a time. */
export const RECORDS_AT_ONCE = 100;
/** Records that come in by one link at most: a bound for a link in the wrong hands. */
export const RECORDS_OF_LINK = 20_000;
export const ATTENDANCE_NOTE_MAX_LENGTH = 500;
export const ATTENDANCE_SEAT_MAX_LENGTH = 20;
const SEQUENCE_MAX = 2_147_483_647;

/** A paper of an exam, a day of a course in Seoul, or the program as a whole. */
export type Occasion =
  | { readonly kind: "program" }
  | { readonly kind: "paper"; readonly paperId: number }
  | { readonly kind: "day"; readonly day: string };

const OCCASION = /^(?:program|paper-(\d{1,9})|day-(\d{4}-\d{2}-\d{2}))$/;

/** An occasion as it travels: `program`, `paper-12`, `day-2026-12-01`. */
export function occasionKey(occasion: Occasion): string {
  if (occasion.kind === "paper") return `paper-${occasion.paperId}`;
  return occasion.kind === "day" ? `day-${occasion.day}` : "program";
}

/** The state of an application that follows from what is recorded of it. */
type AttendedState = "CONFIRMED" | "ATTENDED" | "NO_SHOW";

/**
 * ATTENDED after one attendance, misconduct included; NO_SHOW after absence on every occasion; CONFIRMED otherwise.
 * @param recorded what counts now, of some occasions
 * @param occasions how many there are for the person, 1 or more
 */
export function attendedState(recorded: readonly AttendanceStateName[], occasions: number): AttendedState {
  if (recorded.some((state) => state !== "ABSENT")) return "ATTENDED";
  return recorded.length >= occasions ? "NO_SHOW" : "CONFIRMED";
}

interface Ordered {
  readonly at: Date;
  readonly device: string;
  readonly sequence: number;
}

/**
 * Whether a record counts rather than another of the same person and occasion: the later one; the order is
 * the same on every device.
 */
export function isLater(one: Ordered, other: Ordered): boolean {
  const apart = one.at.getTime() - other.at.getTime();
  if (apart !== 0) return apart > 0;
  return one.device === other.device ? one.sequence > other.sequence : one.device > other.device;
}

const attendanceRecord = z
  .strictObject({
    sequence: z.int({ error: "TYPE_INVALID" }).min(0, { error: "TYPE_INVALID" }).max(SEQUENCE_MAX, {
      error: "TYPE_INVALID",
    }),
    applicationId: id,
    occasion: z.string({ error: "TYPE_INVALID" }).regex(OCCASION, { error: "CHOICE_UNKNOWN" }),
    /** Null: what was recorded before is undone. */
    state: z
      .enum(ATTENDANCE_STATES, { error: "CHOICE_UNKNOWN" })
      .nullish()
      .transform((state) => state ?? null),
    seat: optionalLine(ATTENDANCE_SEAT_MAX_LENGTH),
    note: optionalLines(ATTENDANCE_NOTE_MAX_LENGTH),
    at: requiredMoment,
  })
  .refine(({ state, note }) => state !== "MISCONDUCT" || note !== null, {
    error: "REQUIRED",
    path: ["note"],
  });

/** Misconduct at an exam, which is recorded with words. */
export const misconduct = z.object({
  seat: optionalLine(ATTENDANCE_SEAT_MAX_LENGTH),
  note: requiredLines(ATTENDANCE_NOTE_MAX_LENGTH),
});
export type AttendanceRecord = z.output<typeof attendanceRecord>;

/** What a device sends: its records since the last time, and what its clock shows now. */
export const attendanceBatch = z.strictObject({
  device: z.string({ error: "TYPE_INVALID" }).regex(/^[\w-]{8,64}$/, { error: "TEXT_INVALID" }),
  sentAt: requiredMoment,
  records: z
    .array(attendanceRecord, { error: "TYPE_INVALID" })
    .min(1, { error: "REQUIRED" })
    .max(RECORDS_AT_ONCE, { error: "TOO_MANY_ROWS" }),
});
export type AttendanceBatch = z.output<typeof attendanceBatch>;

/** A day such as "2026-12-05" in Seoul, and whom the link is given to. */
export const doorLinkInput = z.strictObject({
  label: requiredLine(LINE_MAX_LENGTH),
  day: z.iso.date({ error: "DATE_INVALID" }),
});

/** Behind the # of a link. */
export const doorToken = z.string().max(100, { error: "TOO_LONG" });
