import { builder } from "#schema/builder.ts";
import type { TransferDetails } from "./bank-transfer.ts";

export const TransferDetailsRef = builder.objectRef<TransferDetails>("TransferDetails").implement({
  description: "Where to send money, how much, until when and under which name.",
  fields: (t) => ({
    bankName: t.exposeString("bankName"),
    accountNumber: t.exposeString("accountNumber"),
    holder: t.exposeString("holder"),
    depositorName: t.exposeString("depositorName"),
    amount: t.exposeInt("amount", { description: "Whole won that are outstanding." }),
    until: t.expose("until", { type: "DateTime", nullable: true, description: "Excluded." }),
  }),
});

/** The association's account by itself. */
export interface BankAccount {
  readonly bankName: string;
  readonly accountNumber: string;
  readonly holder: string;
}

export const BankAccountRef = builder.objectRef<BankAccount>("BankAccount").implement({
  description: "Where money is sent.",
  fields: (t) => ({
    bankName: t.exposeString("bankName"),
    accountNumber: t.exposeString("accountNumber"),
    holder: t.exposeString("holder"),
  }),
});
