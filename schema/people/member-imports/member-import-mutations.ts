// A roster is begun once, and undone once (docs/people.md#adding-and-merging); a task does the work, part by part.
import { db, type Tx } from "#prisma/client.ts";
import { enqueue } from "#prisma/queue.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { importMembers } from "#schema/policies/people/member-imports.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import {
  ROSTER_UNDO_DAYS,
  type RosterField,
  rosterFields,
  rosterHeading,
} from "#schema/validation/people/rosters.ts";
import { z } from "#schema/validation/zod.ts";
import { MemberImportRef, RosterFieldRef } from "./member-import.ts";

interface Start {
  readonly id: number;
  readonly head: number;
  readonly fields: readonly (RosterField | null | undefined)[];
}

/** @throws DomainError NOT_FOUND; CONFLICT for one that was begun */
async function startImport(tx: Tx, { id, head, fields }: Start, author: Author): Promise<ActionResult> {
  const columns = fields.map((field) => field ?? "");
  const [heading] = await tx.memberImportRow.findMany({ where: { importId: id, line: head } });
  if (!heading) throw new DomainError("NOT_FOUND");
  const { count } = await tx.memberImport.updateMany({
    where: { id, state: "READ" },
    data: { state: "RUNNING", head, fields: columns, createdById: author.memberId },
  });
  if (count === 0) throw new DomainError("CONFLICT");
  const layout = { fields: columns, createdAt: author.now };
  await tx.rosterLayout.upsert({
    where: { heading: rosterHeading(heading.cells) },
    create: { heading: rosterHeading(heading.cells), ...layout },
    update: layout,
  });
  await enqueue(tx, "tasks", ["imports"]);
  const { fileName } = await tx.memberImport.findUniqueOrThrow({ where: { id } });
  return { result: id, lines: [{ subjectId: null, after: { file: fileName, import: id } }] };
}

/** @throws DomainError CONFLICT for one that is not done, was undone, or was done more than a day ago */
async function undoImport(tx: Tx, id: number, author: Author): Promise<ActionResult> {
  const since = new Date(author.now.getTime() - ROSTER_UNDO_DAYS * DAY);
  const { count } = await tx.memberImport.updateMany({
    where: { id, state: "DONE", finishedAt: { gt: since } },
    data: { state: "UNDOING", reached: -1, createdById: author.memberId },
  });
  if (count === 0) throw new DomainError("CONFLICT");
  await enqueue(tx, "tasks", ["imports"]);
  const { fileName } = await tx.memberImport.findUniqueOrThrow({ where: { id } });
  return { result: id, lines: [{ subjectId: null, after: { file: fileName, import: id } }] };
}

/** Its rows go with it. @throws DomainError CONFLICT for one that was begun, and for none */
async function deleteImport(tx: Tx, id: number): Promise<ActionResult> {
  const found = await tx.memberImport.findUnique({ where: { id }, select: { fileName: true } });
  const { count } = await tx.memberImport.deleteMany({ where: { id, state: "READ" } });
  if (!found || count === 0) throw new DomainError("CONFLICT");
  return { result: id, lines: [{ subjectId: null, before: { file: found.fileName, import: id } }] };
}

const ofImports = {
  can: importMembers,
  subject: "member",
  visitorsSee: false,
  type: MemberImportRef,
  answer: (query: object, id: number) => db.memberImport.findUniqueOrThrow({ ...query, where: { id } }),
} as const;

action("startMemberImport", {
  who: "office",
  ...ofImports,
  description: "Takes a roster in, with its columns as they are said here; CONFLICT for one that was begun.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    head: arg.int({ required: true, validate: z.int().min(0) }),
    fields: arg.field({
      type: [RosterFieldRef],
      required: { list: true, items: false },
      validate: rosterFields,
    }),
  })),
  run: startImport,
});

action("undoMemberImport", {
  who: "office",
  ...ofImports,
  description:
    "Takes all of it back, within a day; anyone who was changed since stays. CONFLICT later, and for a second time.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, author) => undoImport(tx, id, author),
});

action("deleteMemberImport", {
  who: "office",
  ...ofImports,
  type: "Boolean",
  description: "Deletes a roster that was read and not begun; CONFLICT for another one.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }) => deleteImport(tx, id),
  answer: () => true,
});
