import type { Setting } from "#prisma/generated/client.ts";
import { outstandingOf } from "#schema/validation/payment-state.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** The association's account; null while any part of it is missing, because nothing can be sent then. */
export function accountOf({ bankName, bankAccount, bankHolder }: Setting) {
  if (!bankName || !bankAccount || !bankHolder) return null;
  return { bankName, accountNumber: bankAccount, holder: bankHolder };
}

/** The payer sends money at their bank. Somebody of the office finds it in the association's account, and sends refunds. */
export const bankTransfer: PaymentProvider = {
  method: "BANK_TRANSFER",
  start: async (payment, settings) => {
    const account = accountOf(settings);
    const amount = outstandingOf(payment);
    if (!account || amount === 0) return null;
    const { depositorName, dueAt: until } = payment;
    return { transfer: { ...account, depositorName, amount, until }, redirectUrl: null };
  },
  received: async () => null,
  refund: async () => false,
};
