// Defines the inputs of payments. The rules are in validation/: they are the form's too.
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { paymentInput } from "#schema/validation/money/payments.ts";
import { PaymentTypeRef } from "./payment-enums.ts";

export const PaymentInputRef = builder
  .inputType("PaymentInput", {
    description: "A payment that the office asks for.",
    fields: (t) => ({
      memberId: t.field({
        type: "Id",
        description: "Null: somebody outside, whose name and address are then needed.",
      }),
      payerName: t.string({ description: "Null: the member's own name." }),
      payerEmail: t.string({ description: "Null: the member's own address." }),
      language: t.field({
        type: LanguageRef,
        required: true,
        defaultValue: "KO",
        description: "Of emails to somebody outside; a member's are in the member's own.",
      }),
      type: t.field({ type: PaymentTypeRef, required: true }),
      nameKo: t.string({ description: "What is paid for." }),
      nameEn: t.string({ description: "Null: the Korean one." }),
      amountDue: t.int({ description: "Whole won." }),
      year: t.int({ description: "The year dues are for." }),
      dueAt: t.field({ type: "DateTime", description: "Null: after the settings' number of days." }),
    }),
  })
  .validate(paymentInput);
