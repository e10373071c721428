import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { PaymentRef } from "./payment.ts";
import { PaymentWarningRef } from "./payment-enums.ts";
import type { PaymentWarning } from "./payment-events.ts";

interface PaymentBooking {
  readonly id: number;
  readonly warning: PaymentWarning | null;
}

export const PaymentBookingRef = builder.objectRef<PaymentBooking>("PaymentBooking").implement({
  description: "A payment that was booked or exempted.",
  fields: (t) => ({
    payment: t.prismaField({
      type: PaymentRef,
      resolve: (query, { id }) => db.payment.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    warning: t.expose("warning", {
      type: PaymentWarningRef,
      nullable: true,
      description: "What could not be done although the money is booked.",
    }),
  }),
});
