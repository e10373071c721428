// Finds the payment that money was sent for, by payer, depositor or what for.
import { useState } from "react";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { useFindPaymentsQuery } from "#web/gql/payment-office.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { toGraphqlLanguage, useLanguage } from "#web/i18n/language.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import type { PaymentWords } from "./payment-words.ts";
import { SearchPicker } from "./SearchPicker.tsx";

interface Picked {
  readonly id: number;
  readonly version: number;
  /** Whole won still to come. */
  readonly outstanding: number;
}

interface PaymentPickerProps {
  /** Of its field. */
  id: string;
  /** What the payment is looked for. */
  label: MessageId;
  /** The payment it is found for. */
  without: number;
  picked: number | null;
  onPick: (payment: Picked) => void;
  error: FieldCode | undefined;
  words: PaymentWords;
}

export function PaymentPicker({
  id: fieldId,
  label,
  without,
  picked,
  onPick,
  error,
  words: { codes, won },
}: PaymentPickerProps) {
  const [search, setSearch] = useState("");
  const language = useLanguage();
  const [{ data, fetching }] = useFindPaymentsQuery({
    variables: { search, language: toGraphqlLanguage(language) },
    pause: search === "",
    requestPolicy: "network-only",
  });
  const found = search === "" ? [] : (data?.payments.items ?? []).filter(({ id }) => id !== without);
  return (
    <SearchPicker
      id={fieldId}
      label={label}
      hint="payment-office.act.move.to.hint"
      name="toId"
      error={error}
      search={search}
      onSearch={setSearch}
      fetching={fetching}
      options={found.map(({ id, payerName, name, state, outstanding, amountDue, createdAt }) => ({
        id,
        title: `${payerName}, ${name}`,
        detail: [
          ...[codes.state[state], won(outstanding > 0 ? outstanding : amountDue)],
          formatDate(language, createdAt),
        ].join(" · "),
      }))}
      picked={picked}
      onPick={(id) => {
        const payment = found.find((one) => one.id === id);
        if (payment) onPick({ id, version: payment.version, outstanding: payment.outstanding });
      }}
    />
  );
}
