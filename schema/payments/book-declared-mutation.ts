import { builder } from "#schema/builder.ts";
import { BulkWishRef } from "#schema/lists/bulk.ts";
import { managePayments } from "#schema/policies/payments.ts";
import { authorOf } from "#schema/shared/author.ts";
import { type BookedStep, bookDeclared } from "./book-declared.ts";
import { PaymentsFilterRef } from "./payments-page.ts";

const BookedStepRef = builder.objectRef<BookedStep>("BookedStep").implement({
  description: "What one call of booking declared transfers came to.",
  fields: (t) => ({
    done: t.exposeInt("done"),
    passedOver: t.exposeInt("passedOver", { description: "Moved by somebody else meanwhile." }),
    seatsGone: t.exposeInt("seatsGone", {
      description: "Booked, but the application is over: the money is to go back.",
    }),
    cursor: t.exposeString("cursor", {
      nullable: true,
      description: "To call again with; null when that was all.",
    }),
  }),
});

builder.mutationField("bookDeclaredPayments", (t) =>
  t.field({
    type: BookedStepRef,
    description:
      "Books, in full and as received by bank transfer, those of the chosen payments that were declared as sent. What is in another state is passed by.",
    authScopes: { can: managePayments },
    args: {
      which: t.arg({ type: BulkWishRef, required: true }),
      filter: t.arg({ type: PaymentsFilterRef }),
    },
    resolve: (_root, { which, filter }, context) =>
      bookDeclared({ which, filter: filter ?? {} }, authorOf(context)),
  }),
);
