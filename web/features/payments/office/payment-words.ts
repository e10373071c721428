// The words of the list's filters and codes.
import { useIntl } from "react-intl";
import { PAYMENT_METHODS } from "#schema/validation/payment-filters.ts";
import { PAYMENT_STATES } from "#schema/validation/payment-state.ts";
import { PAYMENT_TYPES } from "#schema/validation/payments.ts";
import type { ListWords } from "#web/components/list/filter-words.ts";
import { usePaymentProgramsQuery } from "#web/gql/payment-office.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";

export function usePaymentWords() {
  const intl = useIntl();
  const language = toGraphqlLanguage(useLanguage());
  const [{ data }] = usePaymentProgramsQuery({ variables: { language } });
  const state = byCode(PAYMENT_STATES, (code) => intl.formatMessage({ id: `payment-office.state.${code}` }));
  const type = byCode(PAYMENT_TYPES, (code) => intl.formatMessage({ id: `payments.type.${code}` }));
  const method = byCode(PAYMENT_METHODS, (code) => intl.formatMessage({ id: `payments.method.${code}` }));
  const label = (key: FilterKey) => intl.formatMessage({ id: `payment-office.filter.${key}` });
  const programs = data?.paymentPrograms ?? [];
  const filters: ListWords = {
    search: { label: label("search") },
    payer: { label: label("payer") },
    email: { label: label("email") },
    amount: { label: label("amount") },
    created: { label: label("created") },
    paid: { label: label("paid") },
    state: { label: label("state"), options: options(state) },
    type: { label: label("type"), options: options(type) },
    method: { label: label("method"), options: options(method) },
    program: {
      label: label("program"),
      options: programs.map(({ id, title }) => ({ value: String(id), label: title })),
    },
    overdue: {
      label: label("overdue"),
      options: [{ value: "YES", label: intl.formatMessage({ id: "payment-office.filter.overdue.YES" }) }],
    },
  };
  const won = (amount: number) => intl.formatMessage({ id: "payment-office.won" }, { amount });
  return { filters, codes: { state, type, method }, won };
}

export type PaymentWords = ReturnType<typeof usePaymentWords>;

type FilterKey =
  | "search"
  | "payer"
  | "email"
  | "amount"
  | "created"
  | "paid"
  | "state"
  | "type"
  | "method"
  | "program"
  | "overdue";

function byCode<Code extends string>(codes: readonly Code[], say: (code: Code) => string) {
  return Object.fromEntries(codes.map((code) => [code, say(code)]));
}

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
