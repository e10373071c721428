import { builder } from "#schema/builder.ts";
import type { SwiftAccount, TransferDetails } from "./bank-transfer.ts";

const SwiftAccountRef = builder.objectRef<SwiftAccount>("SwiftAccount").implement({
  description: "The account for people outside Korea, in Latin letters.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "ISO 9362." }),
    bank: t.exposeString("bank"),
    holder: t.exposeString("holder"),
  }),
});

export const TransferDetailsRef = builder.objectRef<TransferDetails>("TransferDetails").implement({
  description: "Where to send money, how much, until when and under which name.",
  fields: (t) => ({
    bankName: t.exposeString("bankName"),
    accountNumber: t.exposeString("accountNumber"),
    holder: t.exposeString("holder"),
    depositorName: t.exposeString("depositorName"),
    amount: t.exposeInt("amount", { description: "Whole won that are outstanding." }),
    until: t.expose("until", { type: "DateTime", nullable: true, description: "Excluded." }),
    bankNameEn: t.exposeString("bankNameEn", {
      nullable: true,
      description: "The bank in Latin letters, where the settings have it.",
    }),
    holderEn: t.exposeString("holderEn", {
      nullable: true,
      description: "The holder in Latin letters, where the settings have it.",
    }),
    swift: t.expose("swift", {
      type: SwiftAccountRef,
      nullable: true,
      description: "For a payer outside Korea, where the settings have it.",
    }),
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
