// Files of the bank that were read, and undoing one: its lines go with it while nothing was done with any of them.
import type { Tx } from "#prisma/client.ts";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { conflictError, DomainError } from "#schema/errors.ts";
import { refuseClosedMonths } from "#schema/money/month-ends/month-lock.ts";
import { ofPayments } from "#schema/money/payments/payment-mutation-parts.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { managePayments } from "#schema/policies/money/payments.ts";

/** Files that are shown, the newest first. */
const SHOWN = 10;

/** A line with which something was done. What a rule classified is classified again when the file comes again. */
const IN_USE: Prisma.BankRowWhereInput = {
  OR: [
    { moveId: { not: null } },
    { splitAt: { not: null } },
    { returnedById: { not: null } },
    { returns: { isNot: null } },
    { outsideKind: { not: null }, ruleId: null },
  ],
};

const StatementUploadRef = builder.prismaObject("StatementUpload", {
  description: "A file of the bank that brought lines.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.exposeString("name", { description: "Of the file." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lines: t.relationCount("rows"),
    inUse: t.relationCount("rows", {
      where: IN_USE,
      description:
        "Lines that are booked, split, returned or classified by hand: while there are any, the file cannot be deleted.",
    }),
  }),
});

builder.queryField("statementUploads", (t) =>
  t.prismaField({
    type: [StatementUploadRef],
    description: "The files that were read last, the newest first.",
    authScopes: { can: managePayments },
    resolve: (query) => db.statementUpload.findMany({ ...query, orderBy: { id: "desc" }, take: SHOWN }),
  }),
);

/**
 * Deletes a file with its lines.
 * @throws DomainError NOT_FOUND; CONFLICT where something was done with a line of it; MONTH_CLOSED
 */
async function deleteUpload(tx: Tx, { id }: { readonly id: number }): Promise<ActionResult> {
  const [upload] = await tx.statementUpload.findMany({ where: { id } });
  if (!upload) throw new DomainError("NOT_FOUND");
  await tx.$queryRaw`SELECT 1 FROM bank_rows WHERE upload_id = ${id} ORDER BY id FOR UPDATE`;
  const rows = await tx.bankRow.findMany({ where: { uploadId: id }, select: { at: true } });
  await refuseClosedMonths(
    tx,
    rows.map(({ at }) => at),
  );
  if ((await tx.bankRow.count({ where: { uploadId: id, ...IN_USE } })) > 0) {
    throw conflictError({ booked: true });
  }
  await tx.bankRow.deleteMany({ where: { uploadId: id } });
  await tx.statementUpload.delete({ where: { id } });
  return { result: id, lines: [{ subjectId: id, before: { name: upload.name, lines: rows.length } }] };
}

action("deleteStatementUpload", {
  who: "office",
  ...ofPayments,
  subject: "bank",
  type: "Int",
  description:
    "Deletes a file of the bank with its lines, as long as nothing was done with any. Answers its id.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: deleteUpload,
  answer: (_query, id) => id,
});
