// Devices send what they recorded: the office's by the sign-in, helpers' by their link.
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { checkInByLink, manageAttendance } from "#schema/policies/programs/attendance.ts";
import { attendanceBatch, doorToken } from "#schema/validation/programs/attendance.ts";
import { AttendanceStateRef, RecordOutcomeRef } from "./attendance-enums.ts";
import { openDoor } from "./door-links.ts";
import { type RecordResult, storeRecords } from "./store-records.ts";

const AttendanceRecordInputRef = builder.inputType("AttendanceRecordInput", {
  description: "What was recorded of somebody on an occasion.",
  fields: (t) => ({
    sequence: t.int({ required: true, description: "Counted by the device." }),
    applicationId: t.field({ type: "Id", required: true }),
    occasion: t.string({ required: true }),
    state: t.field({ type: AttendanceStateRef, description: "Null undoes what was recorded before." }),
    seat: t.string(),
    note: t.string({ description: "Needed for MISCONDUCT." }),
    at: t.field({ type: "DateTime", required: true, description: "By the clock of the device." }),
  }),
});

const AttendanceBatchInputRef = builder
  .inputType("AttendanceBatchInput", {
    fields: (t) => ({
      device: t.string({ required: true, description: "Made by the device, once." }),
      sentAt: t.field({ type: "DateTime", required: true, description: "Now, by the clock of the device." }),
      records: t.field({ type: [AttendanceRecordInputRef], required: true }),
    }),
  })
  .validate(attendanceBatch);

const RecordResultRef = builder.objectRef<RecordResult>("AttendanceResult").implement({
  description: "What became of one record.",
  fields: (t) => ({
    sequence: t.exposeInt("sequence"),
    outcome: t.expose("outcome", { type: RecordOutcomeRef }),
  }),
});

action("sendAttendance", {
  who: "office",
  can: manageAttendance,
  subject: "application",
  action: "recordAttendance",
  visitorsSee: false,
  type: [RecordResultRef],
  description: "Stores what a device recorded, each record once, however often it is sent.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    batch: arg.field({ type: AttendanceBatchInputRef, required: true }),
  })),
  run: async (tx, { programId, batch }, { memberId, now }) => {
    const recorder = { memberId, doorLinkId: null, now };
    const { results, changes } = await storeRecords(tx, programId, batch, recorder);
    const lines = changes.map(({ id, from, to }) => ({
      subjectId: id,
      before: { state: from },
      after: { state: to },
    }));
    return { result: [...results], lines };
  },
  answer: (_query, results) => results,
});

action("sendLinkedAttendance", {
  who: "link",
  can: checkInByLink,
  type: [RecordResultRef],
  description: "The same by the link of a helper. LINK_ENDED.",
  args: builder.args((arg) => ({
    link: arg.string({ required: true, validate: doorToken }),
    batch: arg.field({ type: AttendanceBatchInputRef, required: true }),
  })),
  run: async (tx, { link, batch }, { mail, clock }) => {
    const { programId, ...recorder } = await openDoor(tx, link, { links: mail.links, now: clock.now() });
    const { results } = await storeRecords(tx, programId, batch, recorder);
    return [...results];
  },
  answer: (_query, results) => results,
});
