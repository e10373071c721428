// What the office does with programs. Each mutation is one transaction; visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import { cancelApplicationsOfPrograms } from "#schema/applications/cancel-applications-of-program.ts";
import { changeAudited } from "#schema/audit/change-audited.ts";
import { builder } from "#schema/builder.ts";
import { writePrograms } from "#schema/policies/programs.ts";
import { authorOf } from "#schema/shared/author.ts";
import { REQUEST_KEY_WORDS, requestKey } from "#schema/shared/request-key.ts";
import { cancelNotes, programTagInput } from "#schema/validation/programs.ts";
import { cancelProgram } from "./cancel-program.ts";
import { createProgram } from "./create-program.ts";
import { createProgramTag } from "./create-program-tag.ts";
import { duplicateProgram } from "./duplicate-program.ts";
import { programFacts } from "./program-facts.ts";
import { ProgramInputRef } from "./program-inputs.ts";
import { ProgramTagRef } from "./program-tag.ts";
import { deleteProgram, purgeProgram, restoreProgram } from "./program-trash.ts";
import { saveProgram } from "./save-program.ts";

const authScopes = { can: writePrograms };

const programDeed = (action: string, subjectId: number) =>
  ({ action, subject: "program", subjectId, facts: programFacts }) as const;

builder.mutationFields((t) => {
  const id = t.arg.int({ required: true });
  return {
    createProgram: t.prismaField({
      type: "Program",
      description:
        "Makes a program: a draft, scheduled or published. Sent again with the same key it answers what was made.",
      authScopes,
      args: {
        input: t.arg({ type: ProgramInputRef, required: true }),
        requestKey: t.arg.string({ description: REQUEST_KEY_WORDS, validate: requestKey }),
      },
      resolve: async (query, _root, { input: program, requestKey = null }, context) => {
        const made = { program, requestKey };
        const { id, contentVersion } = await db.$transaction((tx) =>
          createProgram(tx, made, authorOf(context)),
        );
        await context.contentCache.changed(contentVersion);
        return db.program.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    saveProgram: t.prismaField({
      type: "Program",
      description:
        "Saves a program that was read at `version`; CONFLICT with `extensions.conflict` {version, deletedAt, cancelledAt, ko, en} when it was saved since.",
      authScopes,
      args: {
        id,
        version: t.arg.int({ required: true }),
        input: t.arg({ type: ProgramInputRef, required: true }),
      },
      resolve: async (query, _root, { id, version, input }, context) => {
        const saved = { id, version, program: input };
        await changeAudited(context, programDeed("saveProgram", id), (tx, author) =>
          saveProgram(tx, saved, author),
        );
        return db.program.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    duplicateProgram: t.prismaField({
      type: "Program",
      description:
        "Makes a draft of the same program six months later, without applicants and without the outside link.",
      authScopes,
      args: { id },
      resolve: async (query, _root, args, context) => {
        const { id, contentVersion } = await db.$transaction((tx) =>
          duplicateProgram(tx, args.id, authorOf(context)),
        );
        await context.contentCache.changed(contentVersion);
        return db.program.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    cancelProgram: t.prismaField({
      type: "Program",
      description:
        "Cancels a program that was read at `version`, with what is said to everybody; CONFLICT as for saveProgram. Of a cancelled one it changes the notes. Open applications end, and what was paid goes back.",
      authScopes,
      args: {
        id,
        version: t.arg.int({ required: true }),
        noteKo: t.arg.string({ validate: cancelNotes.noteKo }),
        noteEn: t.arg.string({ validate: cancelNotes.noteEn }),
      },
      resolve: async (query, _root, { id, version, noteKo, noteEn }, context) => {
        const cancelled = { id, version, noteKo: noteKo ?? null, noteEn: noteEn ?? null };
        await changeAudited(context, programDeed("cancelProgram", id), (tx, author) =>
          cancelProgram(tx, cancelled, author),
        );
        // From here on nobody applies any more; what a stop would leave open is ended within the minute.
        await context.contentCache.changed(await cancelApplicationsOfPrograms(id, context.clock.now()));
        return db.program.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    deleteProgram: t.prismaField({
      type: "Program",
      description:
        "Puts a program in the trash, where it stays for 30 days; PROGRAM_HAS_APPLICANTS when somebody has applied.",
      authScopes,
      args: { id },
      resolve: async (query, _root, { id }, context) => {
        await changeAudited(context, programDeed("deleteProgram", id), (tx, { now }) =>
          deleteProgram(tx, id, now),
        );
        return db.program.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    restoreProgram: t.prismaField({
      type: "Program",
      description: "Takes a program out of the trash, as it went in.",
      authScopes,
      args: { id },
      resolve: async (query, _root, { id }, context) => {
        await changeAudited(context, programDeed("restoreProgram", id), (tx) => restoreProgram(tx, id));
        return db.program.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),

    purgeProgram: t.boolean({
      description: "Removes a program in the trash for good.",
      authScopes,
      args: { id },
      resolve: async (_root, { id }, context) => {
        await changeAudited(context, programDeed("purgeProgram", id), (tx) => purgeProgram(tx, id));
        return true;
      },
    }),

    createProgramTag: t.field({
      type: ProgramTagRef,
      description: "Makes a tag for programs; one of the same names is answered as it is.",
      authScopes,
      args: { nameKo: t.arg.string({ required: true }), nameEn: t.arg.string({ required: true }) },
      validate: programTagInput,
      resolve: async (_root, tag, context) => {
        const { id, contentVersion } = await db.$transaction((tx) =>
          createProgramTag(tx, tag, authorOf(context)),
        );
        await context.contentCache.changed(contentVersion);
        return db.programTag.findUniqueOrThrow({ where: { id } });
      },
    }),
  };
});
