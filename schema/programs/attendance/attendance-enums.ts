import { builder } from "#schema/builder.ts";
import { ATTENDANCE_STATES } from "#schema/validation/programs/attendance.ts";
import { RECORD_OUTCOMES } from "./store-records.ts";

export const AttendanceStateRef = builder.enumType("AttendanceState", {
  description: "`MISCONDUCT`: was there and broke the rules.",
  values: ATTENDANCE_STATES,
});

export const RecordOutcomeRef = builder.enumType("AttendanceOutcome", {
  description:
    "What became of a record that a device sent. `OUTDATED`: a later one of the same occasion counts.",
  values: RECORD_OUTCOMES,
});
