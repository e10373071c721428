// Somebody else moved the payment meanwhile: shows what one was about to write beside what was written.
import { Box } from "@mantine/core";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import styles from "./ManagedPayments.module.css";
import type { AskedField } from "./PaymentFields.tsx";
import { PaymentMoves } from "./PaymentHistory.tsx";
import type { PaymentWords } from "./payment-words.ts";

interface PaymentConflictProps {
  /** As it stands now. */
  payment: ManagedPaymentFragment;
  /** The last move that was there when the dialog opened. */
  seen: number;
  fields: readonly AskedField[];
  typed: Readonly<Record<string, string | null>>;
  words: PaymentWords;
}

export function PaymentConflict({ payment, seen, fields, typed, words }: PaymentConflictProps) {
  const { codes, won } = words;
  const panel = useRef<HTMLDivElement>(null);
  // It stands above the fields: on a phone out of sight of the button that was pressed.
  useEffect(() => panel.current?.focus(), []);
  return (
    <Box
      ref={panel}
      mb={16}
      py={12}
      px={16}
      bg="var(--bad-tint)"
      style={{ borderLeft: "4px solid var(--bad)" }}
      role="alert"
      tabIndex={-1}
    >
      <p>
        <FormattedMessage
          id="payment-office.act.conflict"
          values={{ state: codes.state[payment.state], paid: won(payment.amountPaid) }}
        />
      </p>
      <div className={styles.sides}>
        <section>
          <h3>
            <FormattedMessage id="payment-office.act.mine" />
          </h3>
          <dl>
            {fields.map(({ name, label, options }) => {
              const value = typed[name];
              return value == null ? null : (
                <div key={name}>
                  <dt>
                    <FormattedMessage id={label} />
                  </dt>
                  <dd>{options?.[value] ?? (name === "amount" ? won(Number(value)) : value)}</dd>
                </div>
              );
            })}
          </dl>
        </section>
        <section>
          <h3>
            <FormattedMessage id="payment-office.act.theirs" />
          </h3>
          <PaymentMoves moves={payment.moves.filter(({ id }) => id > seen)} words={words} />
        </section>
      </div>
    </Box>
  );
}
