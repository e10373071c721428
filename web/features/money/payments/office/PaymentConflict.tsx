// Somebody else moved the payment meanwhile: shows what one was about to write beside what was written.
import { Box, DataList, SimpleGrid, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Fact } from "#web/components/Fact.tsx";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import type { PaymentField } from "./PaymentFields.tsx";
import { PaymentMoves } from "./PaymentHistory.tsx";
import type { PaymentWords } from "./payment-words.ts";

interface PaymentConflictProps {
  /** As it is now. */
  payment: ManagedPaymentFragment;
  /** The last move that was there when the dialog opened. */
  seen: number;
  fields: readonly PaymentField[];
  typed: Readonly<Record<string, string | null>>;
  words: PaymentWords;
}

export function PaymentConflict({ payment, seen, fields, typed, words }: PaymentConflictProps) {
  const { codes, won } = words;
  const panel = useRef<HTMLDivElement>(null);
  // It is above the fields: on a phone out of sight of the button that was pressed.
  useEffect(() => panel.current?.focus(), []);
  return (
    <Box ref={panel} mb={16} py={12} px={16} className="notice" data-tone="bad" role="alert" tabIndex={-1}>
      <p>
        <FormattedMessage
          id="payment-office.act.conflict"
          values={{ state: codes.state[payment.state], paid: won(payment.amountPaid) }}
        />
      </p>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={24} mt={12}>
        <section>
          <Title order={3} size="sm">
            <FormattedMessage id="payment-office.act.mine" />
          </Title>
          <DataList mt={12} fz="sm">
            {fields.map(({ name, label, options }) => {
              const value = typed[name];
              return value == null ? null : (
                <Fact key={name} name={label}>
                  {options?.[value] ?? (name === "amount" ? won(Number(value)) : value)}
                </Fact>
              );
            })}
          </DataList>
        </section>
        <section>
          <Title order={3} size="sm">
            <FormattedMessage id="payment-office.act.theirs" />
          </Title>
          <PaymentMoves moves={payment.moves.filter(({ id }) => id > seen)} words={words} />
        </section>
      </SimpleGrid>
    </Box>
  );
}
