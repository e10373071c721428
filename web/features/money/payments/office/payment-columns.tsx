// The columns of the list of payments. Only what is out of the ordinary has a colour.

import { useIntl } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { MailAddress } from "#web/components/MailAddress.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import type { ManagedPaymentsQuery } from "#web/gql/payment-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { PAYMENTS_PATH } from "#web/paths.ts";
import { PaymentState } from "./PaymentState.tsx";
import type { PaymentWords } from "./payment-words.ts";

type ListedPayment = ManagedPaymentsQuery["payments"]["items"][number];

export function usePaymentColumns({ codes, won }: PaymentWords): readonly ListColumn<ListedPayment>[] {
  const intl = useIntl();
  const language = useLanguage();
  const day = (moment: string | null) =>
    moment === null ? <Nothing /> : <time dateTime={moment}>{formatDate(language, moment)}</time>;
  const column = (
    key: ColumnKey,
    cell: ListColumn<ListedPayment>["cell"],
    more: Partial<ListColumn<ListedPayment>> = {},
  ) => ({ key, heading: intl.formatMessage({ id: `payment-office.column.${key}` }), cell, ...more });
  const number = { isNumber: true };
  return [
    column(
      "payer",
      ({ id, payerName, name }) => (
        <Link to={`${PAYMENTS_PATH}/${id}`} aria-label={`${payerName}, ${name}`}>
          {payerName}
        </Link>
      ),
      {
        sort: "PAYER",
      },
    ),
    column("email", ({ payerEmail }) => payerEmail && <MailAddress address={payerEmail} />, {
      staysWhole: true,
    }),
    column("name", ({ name }) => name),
    column("type", ({ type }) => codes.type[type]),
    column("method", ({ method }) => codes.method[method]),
    column("state", (payment) => <PaymentState {...payment} />, { isStatus: true }),
    column("due", ({ amountDue }) => won(amountDue), { ...number, sort: "AMOUNT" }),
    column("paid", ({ amountPaid }) => won(amountPaid), number),
    column("refunded", ({ amountRefunded }) => won(amountRefunded), number),
    column("outstanding", ({ outstanding }) => won(outstanding), number),
    column("depositor", ({ depositorName }) => depositorName),
    column("deadline", ({ dueAt }) => day(dueAt)),
    column("paidAt", ({ paidAt }) => day(paidAt)),
    column("created", ({ createdAt }) => day(createdAt), { sort: "CREATED" }),
    column("id", ({ id }) => id, number),
  ];
}

type ColumnKey =
  | "payer"
  | "email"
  | "name"
  | "type"
  | "method"
  | "state"
  | "due"
  | "paid"
  | "refunded"
  | "outstanding"
  | "depositor"
  | "deadline"
  | "paidAt"
  | "created"
  | "id";
