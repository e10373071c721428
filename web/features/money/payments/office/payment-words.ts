// Says what codes and amounts of payments are called.

import { useIntl } from "react-intl";
import { PAYMENT_METHODS } from "#schema/validation/money/payment-filters.ts";
import { PAYMENT_STATES } from "#schema/validation/money/payment-state.ts";
import {
  PAYMENT_TYPES,
  REFUND_WAYS,
  REFUNDS_WITHOUT_ACCOUNT,
  SEATS_AFTER_REFUND,
} from "#schema/validation/money/payments.ts";
import { REVERSAL_CAUSES } from "#schema/validation/money/refund-reversals.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { withMinus } from "#web/i18n/minus.ts";

export function usePaymentWords() {
  const intl = useIntl();
  const language = useLanguage();
  const state = byCode(PAYMENT_STATES, (code) => intl.formatMessage({ id: `payments.state.${code}` }));
  const type = byCode(PAYMENT_TYPES, (code) => intl.formatMessage({ id: `payments.type.${code}` }));
  const method = byCode([...PAYMENT_METHODS, "SURPLUS"] as const, (code) =>
    intl.formatMessage({ id: `payments.method.${code}` }),
  );
  const won = (amount: number) => withMinus(intl.formatMessage({ id: "payment-office.won" }, { amount }));
  const seats = {
    "": intl.formatMessage({ id: "payment-office.act.seat.ask" }),
    ...byCode(SEATS_AFTER_REFUND, (code) => intl.formatMessage({ id: `payment-office.act.seat.${code}` })),
  };
  const ways = byCode(REFUND_WAYS, (code) => intl.formatMessage({ id: `payment-office.act.way.${code}` }));
  const noAccount = {
    "": intl.formatMessage({ id: "payment-office.act.noAccount.named" }),
    ...byCode(REFUNDS_WITHOUT_ACCOUNT, (code) =>
      intl.formatMessage({ id: `payment-office.act.noAccount.${code}` }),
    ),
  };
  // Money moves another way by each of them: the office says which one it was.
  const causes = [
    ["", intl.formatMessage({ id: "payment-office.act.seat.ask" })] as const,
    ...REVERSAL_CAUSES.map(
      (code) => [code, intl.formatMessage({ id: `payment-office.act.reverse.cause.${code}` })] as const,
    ),
  ];
  const follows = byCode(REVERSAL_CAUSES, (code) =>
    intl.formatMessage({ id: `payment-office.act.reverse.follows.${code}` }),
  );
  const reversals = {
    causes,
    follows,
    noLine: intl.formatMessage({ id: "payment-office.act.reverse.noLine" }),
    sentOn: (at: string) =>
      intl.formatMessage({ id: "payment-office.act.reverse.sentOn" }, { day: formatDate(language, at) }),
    refund: ({ at, amount }: { at: string; amount: number }) =>
      `${formatDate(language, at)} · ${won(amount)}`,
    line: ({ at, sender, isSameName }: { at: string; sender: string; isSameName: boolean }, amount: number) =>
      [
        ...[formatDate(language, at), sender || "–", won(amount)],
        ...(isSameName ? [] : [intl.formatMessage({ id: "payment-office.act.reverse.otherName" })]),
      ].join(" · "),
  };
  const surplus = {
    reason: intl.formatMessage({ id: "payment-office.act.transfer.reason" }),
    target: ({ name, outstanding }: { name: string; outstanding: number }) => `${name} · ${won(outstanding)}`,
  };
  const movedReason = intl.formatMessage({ id: "payment-office.act.move.reason" });
  const askedReason = intl.formatMessage({ id: "payment-office.act.ask.reason" });
  const cameOn = (at: string) =>
    intl.formatMessage({ id: "payment-office.act.cameOn" }, { day: formatDate(language, at) });
  const codes = { state, type, method };
  return { codes, seats, ways, noAccount, won, movedReason, askedReason, reversals, surplus, cameOn };
}

export type PaymentWords = ReturnType<typeof usePaymentWords>;

function byCode<Code extends string>(codes: readonly Code[], say: (code: Code) => string) {
  return Object.fromEntries(codes.map((code) => [code, say(code)]));
}
