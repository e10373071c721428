import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { pageOf } from "#schema/cost.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import {
  BANK_PAGE_SIZE,
  BANK_ROW_STATES,
  type BankRowState,
  bankPage,
} from "#schema/validation/money/bank.ts";
import { BankRowRef, BankRowStateRef, ROWS_WHERE, type RowsQuery, readRows } from "./bank-rows.ts";

const BankRowsPageRef = builder.objectRef<RowsQuery>("BankRowsPage").implement({
  description: "Up to fifty lines of the bank.",
  fields: (t) => ({
    state: t.expose("state", { type: BankRowStateRef, description: "What was asked for." }),
    items: t.field({
      type: [BankRowRef],
      resolve: async (query, _args, { clock }) => [...(await readRows(query, clock.now()))],
    }),
    totalCount: t.int({ resolve: ({ state }) => db.bankRow.count({ where: ROWS_WHERE[state] }) }),
    counts: t.field({
      type: [BankRowCountRef],
      description: "How many lines there are of each state.",
      resolve: () =>
        Promise.all(
          BANK_ROW_STATES.map(async (state) => ({
            state,
            count: await db.bankRow.count({ where: ROWS_WHERE[state] }),
          })),
        ),
    }),
  }),
});

const BankRowCountRef = builder
  .objectRef<{ readonly state: BankRowState; readonly count: number }>("BankRowCount")
  .implement({
    fields: (t) => ({ state: t.expose("state", { type: BankRowStateRef }), count: t.exposeInt("count") }),
  });

builder.queryField("bankRows", (t) =>
  t.field({
    type: BankRowsPageRef,
    complexity: pageOf(BANK_PAGE_SIZE),
    description: "Lines of the bank, for the treasurer. That somebody looked is written down.",
    authScopes: { can: managePayments },
    args: {
      state: t.arg({ type: BankRowStateRef, required: true, defaultValue: "OPEN" }),
      page: t.arg.int({ required: true, defaultValue: 1, validate: bankPage }),
    },
    resolve: async (_root, query, context) => {
      await recordView({ action: "viewBankRows", subject: "bank", subjectId: null }, authorOf(context));
      return query;
    },
  }),
);
