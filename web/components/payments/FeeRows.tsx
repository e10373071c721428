// The fees of a manuscript: which, how much, and how far each is. Its author and its editors see the same.
import { FormattedMessage } from "react-intl";
import type { PaymentState, PaymentType } from "#web/gql/enums.ts";
import { formatDate, formatDeadline } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { PaymentStateWord } from "./PaymentStateWord.tsx";
import { Won } from "./Won.tsx";

export interface Fee {
  readonly id: number;
  readonly type: PaymentType;
  readonly state: PaymentState;
  readonly amountDue: number;
  readonly dueAt: string | null;
  readonly paidAt: string | null;
}

export function FeeRows({ fees }: { fees: readonly Fee[] }) {
  const language = useLanguage();
  return (
    <ul className="rows">
      {fees.map(({ id, type, state, amountDue, dueAt, paidAt }) => (
        <li key={id} className="ends">
          <span>
            <FormattedMessage id={`payments.type.${type}`} /> <Won amount={amountDue} />
          </span>
          <span className="meta">
            <PaymentStateWord state={state} />
            {paidAt === null ? null : <span>{formatDate(language, paidAt)}</span>}
            {state === "PENDING" && dueAt !== null ? (
              <span>
                <FormattedMessage id="payments.feeDue" values={{ at: formatDeadline(language, dueAt) }} />
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
