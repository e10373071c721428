import type { Tx } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { ofPayments } from "#schema/money/payments/payment-mutation-parts.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { headingOf } from "#schema/validation/core/headings.ts";
import { statementLayoutInput } from "#schema/validation/money/statement-columns.ts";
import type { StatementField } from "#schema/validation/money/statement-fields.ts";
import { StatementFieldRef } from "./statement-layout.ts";

interface Layout {
  readonly name: string;
  readonly headings: readonly string[];
  readonly fields: readonly (StatementField | null | undefined)[];
}

/** Says it again where a statement with these headings is known. */
async function saveLayout(
  tx: Tx,
  { name, headings, fields }: Layout,
  { now }: Author,
): Promise<ActionResult> {
  const heading = headingOf(headings);
  const data = { name, fields: fields.map((field) => field ?? "") };
  const { id } = await tx.statementLayout.upsert({
    where: { heading },
    create: { ...data, heading, createdAt: now },
    update: data,
  });
  return { result: id, lines: [{ subjectId: id, after: { name } }] };
}

/** @throws DomainError NOT_FOUND */
async function deleteLayout(tx: Tx, { id }: { readonly id: number }): Promise<ActionResult> {
  const [row] = await tx.statementLayout.findMany({ where: { id } });
  if (!row) throw new DomainError("NOT_FOUND");
  await tx.statementLayout.delete({ where: { id } });
  return { result: id, lines: [{ subjectId: id, before: { name: row.name } }] };
}

action("saveStatementLayout", {
  who: "office",
  ...ofPayments,
  subject: "bank",
  type: "Int",
  description: "Statements with these headings are read like this from now on. Answers its id.",
  args: builder.args((arg) => ({
    name: arg.string({ required: true, description: "Of the bank." }),
    headings: arg.stringList({ required: true, description: "The cells of the row of headings." }),
    fields: arg.field({
      type: [StatementFieldRef],
      required: { list: true, items: false },
      description: "What each of these columns says; null: it is not read.",
    }),
  })),
  validate: statementLayoutInput,
  run: saveLayout,
  answer: (_query, id) => id,
});

action("deleteStatementLayout", {
  who: "office",
  ...ofPayments,
  subject: "bank",
  type: "Int",
  description: "The columns of these statements are looked for by their headings again. Answers its id.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: deleteLayout,
  answer: (_query, id) => id,
});
