// What happened to a payment, the newest first. Rows are only ever added.
import { Box, Group, Text } from "@mantine/core";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import { formatDate, formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import type { PaymentWords } from "./payment-words.ts";

interface PaymentHistoryProps {
  moves: ManagedPaymentFragment["moves"];
  words: PaymentWords;
}

export function PaymentHistory(props: PaymentHistoryProps) {
  return (
    <>
      <Box component="h2" mt={32} fz="lg">
        <FormattedMessage id="payment-office.page.history" />
      </Box>
      <PaymentMoves {...props} />
    </>
  );
}

const isKnown = (intl: IntlShape, id: string): id is MessageId => id in intl.messages;

/** What the site itself wrote down is a code; people write words. */
function reasonWords(intl: IntlShape, reason: string): string {
  const id = `payment-office.because.${reason}`;
  return isKnown(intl, id) ? intl.formatMessage({ id }) : reason;
}

/** The rows by themselves. */
export function PaymentMoves({ moves, words: { codes, won } }: PaymentHistoryProps) {
  const language = useLanguage();
  const intl = useIntl();
  return (
    <Box component="ol" className="ruled rows" mt={12} fz="sm" reversed>
      {[...moves].reverse().map((move) => (
        <li key={move.id}>
          <Group justify="space-between" wrap="nowrap" gap={16}>
            <span>
              <b>{codes.state[move.to]}</b>
              {" · "}
              {move.actorName ?? <FormattedMessage id="payment-office.page.history.system" />}
              {move.approvedByName === null ? null : (
                <>
                  {" · "}
                  <FormattedMessage
                    id="payment-office.page.approvedBy"
                    values={{ who: move.approvedByName }}
                  />
                </>
              )}
              {move.isCorrection ? (
                <>
                  {" · "}
                  <FormattedMessage
                    id={`payment-office.page.${move.reversesId === null ? "bookedOut" : "struck"}`}
                  />
                </>
              ) : move.reversesId !== null ? (
                <>
                  {" · "}
                  <FormattedMessage id="payment-office.page.bankReturned" />
                </>
              ) : null}
              {move.method === null ? null : ` · ${codes.method[move.method]}`}
              {move.receivedAt === null ? null : ` · ${formatDate(language, move.receivedAt)}`}
            </span>
            <Text span style={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
              {move.amount === 0 ? null : won(move.amount)}
            </Text>
          </Group>
          <time className="meta" dateTime={move.createdAt}>
            {formatDateTime(language, move.createdAt)}
          </time>
          {move.reason === null ? null : (
            <Text c="var(--ink-2)" style={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
              {reasonWords(intl, move.reason)}
            </Text>
          )}
        </li>
      ))}
    </Box>
  );
}
