import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { BulkSelectionRef } from "#schema/core/lists/bulk.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { type BookedStep, bookDeclared, type DeclaredToBook, readDeclared } from "./book-declared.ts";
import { PaymentsFilterRef } from "./payments-page.ts";

const BookedStepRef = builder.objectRef<BookedStep>("BookedStep").implement({
  description: "What one call of booking declared transfers came to.",
  fields: (t) => ({
    done: t.exposeInt("done"),
    skipped: t.exposeInt("skipped", { description: "Moved by somebody else meanwhile." }),
    seatsGone: t.exposeInt("seatsGone", {
      description: "Booked, but the application is over: the money is to go back.",
    }),
    cursor: t.exposeString("cursor", {
      nullable: true,
      description: "To call again with; null when that was all.",
    }),
  }),
});

action("bookDeclaredPayments", {
  who: "office",
  can: managePayments,
  subject: "payment",
  action: "bookPayment",
  visitorsSee: false,
  type: BookedStepRef,
  description:
    "Books, in full and as received by bank transfer, those of the chosen payments that were declared as sent. What is in another state is passed by.",
  args: builder.args((arg) => ({
    which: arg.field({ type: BulkSelectionRef, required: true }),
    filter: arg.field({ type: PaymentsFilterRef }),
  })),
  runInParts: (transact, { which, filter }, { clock }) =>
    bookDeclared({ which, filter: filter ?? {} }, clock.now(), transact),
  answer: (_query, step) => step,
});

const DeclaredToBookRef = builder.objectRef<DeclaredToBook>("DeclaredToBook").implement({
  description: "What booking declared transfers would book.",
  fields: (t) => ({
    count: t.exposeInt("count"),
    amount: t.exposeFloat("amount", { description: "Whole won." }),
    payers: t.exposeStringList("payers", { description: "The first of them by name." }),
  }),
});

builder.queryField("declaredToBook", (t) =>
  t.field({
    type: DeclaredToBookRef,
    description: "Whose transfers `bookDeclaredPayments` would book, and how much that is.",
    authScopes: { can: managePayments },
    args: {
      which: t.arg({ type: BulkSelectionRef, required: true }),
      filter: t.arg({ type: PaymentsFilterRef }),
    },
    resolve: (_root, { which, filter }, context) =>
      readDeclared({ which, filter: filter ?? {} }, authorOf(context)),
  }),
);
