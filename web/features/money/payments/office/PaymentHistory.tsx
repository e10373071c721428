// Shows what happened to a payment, the newest first. Rows are only ever added.
import { Box, Group, Text } from "@mantine/core";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Link } from "#web/components/Link.tsx";
import type { ManagedPaymentFragment } from "#web/gql/payment-office.ts";
import { formatDate, formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { paymentPath } from "#web/paths.ts";
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
              <MoveNote move={move} />
              {move.method === null ? null : ` · ${codes.method[move.method]}`}
              {move.receivedAt === null ? null : ` · ${formatDate(language, move.receivedAt)}`}
            </span>
            <Text span className="figures whole">
              {move.amount === 0 ? null : won(move.amount)}
            </Text>
          </Group>
          <time className="meta" dateTime={move.createdAt}>
            {formatDateTime(language, move.createdAt)}
          </time>
          {move.reason === null ? null : (
            <Text c="var(--ink-2)" className="longWords lines">
              {reasonWords(intl, move.reason)}
            </Text>
          )}
        </li>
      ))}
    </Box>
  );
}

/** What a row is that neither came in nor was refunded. */
function MoveNote({ move }: { move: ManagedPaymentFragment["moves"][number] }) {
  const { isCorrection, reversesId, surplusPaymentId, amount } = move;
  if (surplusPaymentId !== null) {
    const way = reversesId !== null ? "returned" : amount > 0 ? "from" : "to";
    const link = (
      <Link className="link" to={paymentPath(surplusPaymentId)}>
        {surplusPaymentId}
      </Link>
    );
    return (
      <>
        {" · "}
        <FormattedMessage id={`payment-office.page.surplus.${way}`} values={{ payment: link }} />
      </>
    );
  }
  const note =
    reversesId === null ? (isCorrection ? "bookedOut" : null) : isCorrection ? "struck" : "bankReturned";
  return note === null ? null : (
    <>
      {" · "}
      <FormattedMessage id={`payment-office.page.${note}`} />
    </>
  );
}
