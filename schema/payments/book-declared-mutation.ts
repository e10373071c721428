import { builder } from "#schema/builder.ts";
import { managePayments } from "#schema/policies/payments.ts";
import { authorOf } from "#schema/shared/author.ts";
import { ids } from "#schema/validation/lists.ts";
import { bookDeclared, type DeclaredTurn } from "./book-declared.ts";
import { toPaymentsFilter } from "./payment-list.ts";
import { PaymentsFilterRef } from "./payments-page.ts";

const DeclaredTurnRef = builder.objectRef<DeclaredTurn>("DeclaredTurn").implement({
  description: "One turn of booking declared transfers.",
  fields: (t) => ({
    booked: t.exposeInt("booked"),
    skipped: t.exposeInt("skipped", { description: "Moved by somebody else meanwhile." }),
    seatsGone: t.exposeInt("seatsGone", { description: "Booked, but the program is full by now." }),
    last: t.exposeInt("last", {
      nullable: true,
      description: "What the next turn is asked to go on after; null: that was all.",
    }),
  }),
});

builder.mutationField("bookDeclaredPayments", (t) =>
  t.field({
    type: DeclaredTurnRef,
    description:
      "Books, in full and as received by bank transfer, those of the chosen payments that were declared as sent: some by their ids, or everything a filter holds. What is in another state is left alone.",
    authScopes: { can: managePayments },
    args: {
      ids: t.arg.intList({ validate: ids }),
      filter: t.arg({ type: PaymentsFilterRef }),
      after: t.arg.int({ required: true, defaultValue: 0 }),
    },
    resolve: (_root, { ids, filter, after }, context) =>
      // Neither is nothing, not everything.
      bookDeclared(
        {
          ids: ids ?? (filter ? null : []),
          filter: toPaymentsFilter(filter ?? {}, context.clock.now()),
          after,
        },
        authorOf(context),
      ),
  }),
);
