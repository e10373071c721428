// Defines what the office does with programs. Visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import { REQUEST_KEY_WORDS, requestKey } from "#schema/core/shared/request-key.ts";
import { restoredVersionArgs } from "#schema/core/versions/restore-version.ts";
import { versioned } from "#schema/core/versions/versioned.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { cancelApplicationsOfPrograms } from "#schema/programs/applications/cancel-applications-of-program.ts";
import { notifyReschedules } from "#schema/programs/reschedules/notify-reschedules.ts";
import { optionalMoment } from "#schema/validation/core/moments.ts";
import { VERSION_NOTE_WORDS, versionNote } from "#schema/validation/core/version-notes.ts";
import { cancelNotes, programTagInput } from "#schema/validation/programs/programs.ts";
import { cancelProgram } from "./cancel-program.ts";
import { createProgram } from "./create-program.ts";
import { createProgramTag } from "./create-program-tag.ts";
import { duplicateProgram } from "./duplicate-program.ts";
import { ProgramRef } from "./program.ts";
import { programFacts } from "./program-facts.ts";
import { ProgramInputRef } from "./program-inputs.ts";
import { ProgramTagRef } from "./program-tag.ts";
import { deleteProgram, purgeProgram, restoreProgram } from "./program-trash.ts";
import { programVersions, restoreProgramVersion } from "./program-versions.ts";
import { saveProgram } from "./save-program.ts";

const ofPrograms = { can: writePrograms, subject: "program", visitorsSee: true } as const;
const byId = builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) }));
const readProgram = (query: object, id: number) => db.program.findUniqueOrThrow({ ...query, where: { id } });

action("createProgram", {
  who: "office",
  ...ofPrograms,
  type: ProgramRef,
  description:
    "Makes a program: a draft, scheduled or published. Sent again with the same key it answers what was made.",
  args: builder.args((arg) => ({
    input: arg.field({ type: ProgramInputRef, required: true }),
    requestKey: arg.string({ description: REQUEST_KEY_WORDS, validate: requestKey }),
  })),
  run: (tx, { input: program, requestKey = null }, author) =>
    createProgram(tx, { program, requestKey }, author),
  answer: readProgram,
});

action("saveProgram", {
  who: "office",
  ...ofPrograms,
  type: ProgramRef,
  description:
    "Saves a program that was read at `version`; CONFLICT with `extensions.conflict` {version, deletedAt, cancelledAt, ko, en} when it was saved since.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: ProgramInputRef, required: true }),
    note: arg.string({ description: VERSION_NOTE_WORDS, validate: versionNote }),
  })),
  run: (tx, { id, version, input: program, note = null }, author) =>
    auditChange(tx, id, programFacts, () =>
      versioned(tx, { noun: programVersions, id, note }, author, () =>
        saveProgram(tx, { id, version, program }, author),
      ),
    ),
  answer: async (query, id, _args, { mail, clock }) => {
    // Should the process stop now, applicants are asked about a new date within the minute.
    await notifyReschedules({ links: mail.links, now: clock.now() });
    return readProgram(query, id);
  },
});

action("restoreProgramVersion", {
  who: "office",
  ...ofPrograms,
  type: ProgramRef,
  description:
    "Writes an old version of a program that was read at `version` again as the newest; since when it is shown stays. CONFLICT as saveProgram.",
  args: restoredVersionArgs,
  run: restoreProgramVersion,
  answer: readProgram,
});

action("duplicateProgram", {
  who: "office",
  ...ofPrograms,
  type: ProgramRef,
  description:
    "Makes a draft of the same program that begins at `startsAt`, or six months later, without applicants and without the outside link. All dates move together, and what could not be computed is marked.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    startsAt: arg.field({ type: "DateTime", validate: optionalMoment }),
  })),
  run: (tx, { id, startsAt = null }, author) =>
    duplicateProgram(tx, { id, startsAt: startsAt === null ? null : new Date(startsAt) }, author),
  answer: readProgram,
});

action("cancelProgram", {
  who: "office",
  ...ofPrograms,
  type: ProgramRef,
  description:
    "Cancels a program that was read at `version`, with what is said to everybody; CONFLICT as for saveProgram. Of a cancelled one it changes the notes. Open applications end, and what was paid goes back.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    noteKo: arg.string({ validate: cancelNotes.noteKo }),
    noteEn: arg.string({ validate: cancelNotes.noteEn }),
  })),
  run: (tx, { id, version, noteKo = null, noteEn = null }, author) =>
    auditChange(tx, id, programFacts, () => cancelProgram(tx, { id, version, noteKo, noteEn }, author)),
  answer: async (query, id, _args, context) => {
    // From here on nobody can apply. Should the process stop now, open applications are cancelled within the minute.
    await context.contentCache.changed(await cancelApplicationsOfPrograms(id, context.clock.now()));
    return readProgram(query, id);
  },
});

action("deleteProgram", {
  who: "office",
  ...ofPrograms,
  type: ProgramRef,
  description:
    "Puts a program in the trash, where it stays for 30 days; PROGRAM_HAS_APPLICANTS when somebody has applied.",
  args: byId,
  run: (tx, { id }, { now }) => auditChange(tx, id, programFacts, () => deleteProgram(tx, id, now)),
  answer: readProgram,
});

action("restoreProgram", {
  who: "office",
  ...ofPrograms,
  type: ProgramRef,
  description: "Takes a program out of the trash, as it went in.",
  args: byId,
  run: (tx, { id }) => auditChange(tx, id, programFacts, () => restoreProgram(tx, id)),
  answer: readProgram,
});

action("purgeProgram", {
  who: "office",
  ...ofPrograms,
  type: "Boolean",
  description: "Removes a program in the trash for good.",
  args: byId,
  run: (tx, { id }) => auditChange(tx, id, programFacts, () => purgeProgram(tx, id)),
  answer: () => true,
});

action("createProgramTag", {
  who: "office",
  ...ofPrograms,
  action: "createTag",
  type: ProgramTagRef,
  description: "Makes a tag for programs; one of the same names is answered as it is.",
  args: builder.args((arg) => ({
    nameKo: arg.string({ required: true }),
    nameEn: arg.string({ required: true }),
  })),
  validate: programTagInput,
  run: createProgramTag,
  answer: (_query, id) => db.programTag.findUniqueOrThrow({ where: { id } }),
});
