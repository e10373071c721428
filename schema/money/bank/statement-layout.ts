// Defines how the statements of a bank are read where their headings do not say it (docs/bank.md#bank).
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import type { KnownLayout } from "#schema/validation/money/statement-columns.ts";
import { STATEMENT_FIELDS, type StatementField } from "#schema/validation/money/statement-fields.ts";

export const StatementFieldRef = builder.enumType("StatementField", {
  description: "What a column of a statement says.",
  values: STATEMENT_FIELDS,
});

const StatementLayoutRef = builder.prismaObject("StatementLayout", {
  description: "How the statements of a bank are read.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.exposeString("name", { description: "What the office calls it." }),
  }),
});

builder.queryField("statementLayouts", (t) =>
  t.prismaField({
    type: [StatementLayoutRef],
    description: "The banks whose columns somebody has named, by name.",
    authScopes: { can: managePayments },
    resolve: (query) => db.statementLayout.findMany({ ...query, orderBy: [{ name: "asc" }, { id: "asc" }] }),
  }),
);

const fields: ReadonlySet<string> = new Set(STATEMENT_FIELDS);
const isField = (text: string): text is StatementField => fields.has(text);

/** All that are saved; they are few. */
export async function readLayouts(): Promise<readonly KnownLayout[]> {
  const rows = await db.statementLayout.findMany({ select: { name: true, heading: true, fields: true } });
  return rows.map(({ name, heading, fields: saved }) => ({
    name,
    heading,
    fields: saved.map((field) => (isField(field) ? field : null)),
  }));
}
