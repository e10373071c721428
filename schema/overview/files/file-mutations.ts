// Defines what the office does with files. Visitors see its outcome with their next request.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import { BulkSelectionRef, BulkStepRef } from "#schema/core/lists/bulk.ts";
import { manageFiles } from "#schema/policies/overview/files.ts";
import { fileNamesInput } from "#schema/validation/core/file-names.ts";
import { deleteFiles } from "./delete-files.ts";
import { fileFacts } from "./file-facts.ts";
import { FileFilterRef } from "./file-queries.ts";
import { deleteFile, type FileActor, nameFile, replaceFile } from "./look-after-file.ts";
import { ManagedFileRef } from "./managed-file.ts";

const ofFiles = { can: manageFiles, subject: "file", visitorsSee: true } as const;

const actorOf = ({ viewer, clock }: Context): FileActor => ({ viewer, now: clock.now() });

const readFile = (query: object, id: number) => db.file.findUniqueOrThrow({ ...query, where: { id } });

const FileNamesInputRef = builder
  .inputType("FileNamesInput", {
    description: "What readers of each language see and save a file as; empty: as it was uploaded.",
    fields: (t) => ({ nameKo: t.string(), nameEn: t.string() }),
  })
  .validate(fileNamesInput);

action("nameFile", {
  who: "office",
  ...ofFiles,
  type: ManagedFileRef,
  description: "Names a file in each language. The ending stays the file's.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    input: arg.field({ type: FileNamesInputRef, required: true }),
  })),
  run: (tx, { id, input }, _author, context) =>
    auditChange(tx, id, fileFacts, () => nameFile(tx, id, input, actorOf(context))),
  answer: readFile,
});

action("replaceFile", {
  who: "office",
  ...ofFiles,
  type: ManagedFileRef,
  description:
    "Puts a file that the viewer has just uploaded in the place of one that was read at `revision`. Addresses and names stay; CONFLICT when it was replaced since.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    revision: arg.int({ required: true }),
    withId: arg.field({ type: "Id", required: true }),
  })),
  run: (tx, wanted, _author, context) =>
    auditChange(tx, wanted.id, fileFacts, () => replaceFile(tx, wanted, actorOf(context))),
  answer: readFile,
});

action("deleteFile", {
  who: "office",
  ...ofFiles,
  type: "Boolean",
  description: "Deletes a file that nothing uses; else FILE_IN_USE with `extensions.conflict.places`.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, _author, context) =>
    auditChange(tx, id, fileFacts, () => deleteFile(tx, id, actorOf(context))),
  answer: () => true,
});

action("deleteFiles", {
  who: "office",
  ...ofFiles,
  action: "deleteFile",
  type: BulkStepRef,
  description: "Deletes many files that nothing uses. Those in use are skipped.",
  args: builder.args((arg) => ({
    which: arg.field({ type: BulkSelectionRef, required: true }),
    filter: arg.field({ type: FileFilterRef }),
  })),
  run: (tx, { which, filter }, _author, context) =>
    deleteFiles(tx, { which, filter: filter ?? {} }, actorOf(context)),
  answer: (_query, step) => step,
});
