// Says what a new payment asks for, beside who pays.
import type { IntlShape } from "react-intl";
import { LINE_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { type PaymentField, toNumber } from "./PaymentFields.tsx";
import type { PaymentWords } from "./payment-words.ts";
import type { Typed } from "./use-send-act.ts";

export const askedOf = ({ codes }: PaymentWords): readonly PaymentField[] => [
  { name: "type", label: "payment-office.create.type", kind: "choice", value: "OTHER", options: codes.type },
  { name: "nameKo", label: "payment-office.create.name", kind: "text", max: TITLE_MAX_LENGTH },
  { name: "nameEn", label: "payment-office.create.nameEn", kind: "text", max: TITLE_MAX_LENGTH },
  { name: "amountDue", label: "payment-office.create.amount", kind: "number" },
  { name: "year", label: "payment-office.create.year", kind: "number" },
];

/** Of somebody without an account. */
export const outsiderOf = (intl: IntlShape): readonly PaymentField[] => [
  { name: "payerName", label: "payment-office.create.payer", kind: "text", max: LINE_MAX_LENGTH },
  { name: "payerEmail", label: "payment-office.create.email", kind: "text" },
  {
    name: "language",
    label: "payment-office.create.language",
    kind: "choice",
    value: "KO",
    options: {
      KO: intl.formatMessage({ id: "payment-office.create.language.KO" }),
      EN: intl.formatMessage({ id: "payment-office.create.language.EN" }),
    },
  },
];

/** @param memberId null: somebody without an account */
export const inputOf = (typed: Typed, memberId: number | null) => ({
  ...typed,
  nameKo: typed.nameKo ?? "",
  amountDue: toNumber(typed.amountDue),
  year: toNumber(typed.year),
  memberId,
});
