// One line of the bank: when, who, how much, what it is probably for, and what can be done. On a phone it is a card.
import { Table, Text } from "@mantine/core";
import { mdiCheckCircleOutline, mdiClockOutline, mdiHelpCircleOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { type BankRowState, isBankReturn } from "#schema/validation/money/bank.ts";
import { isLate } from "#schema/validation/money/payment-state.ts";
import cards from "#web/components/cards.module.css";
import { Link } from "#web/components/Link.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import { Won } from "#web/components/payments/Won.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import { formatDayOrTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { paymentPath } from "#web/paths.ts";
import type { Line } from "./BankReconciliation.tsx";
import { DueRefunds, Recorded } from "./FoundEntries.tsx";
import { LineActions, type LineHandlers } from "./LineActions.tsx";
import { askedWords, signWords } from "./sign-words.ts";

interface BankLineProps {
  line: Line;
  state: BankRowState;
  /** The one that the Tab key leads to. */
  isFirst: boolean;
  handlers: LineHandlers;
}

export function BankLine({ line, state, isFirst, handlers }: BankLineProps) {
  const language = useLanguage();
  const waits = state === "OPEN" || state === "SET_ASIDE" || state === "OUT";
  return (
    <Table.Tr data-line={line.id} tabIndex={waits ? (isFirst ? 0 : -1) : undefined}>
      <Table.Td className="whole">
        <time dateTime={line.at}>{formatDayOrTime(language, line.at)}</time>
      </Table.Td>
      <Table.Td className={`longWords ${cards.who}`}>
        <Text span fw={600}>
          {line.sender || <Nothing />}
        </Text>
        {line.note === "" ? null : (
          <Text fz="sm" c="var(--ink-3)">
            {line.note}
          </Text>
        )}
        {line.isPart ? (
          <Text fz="sm" c="var(--ink-3)">
            <FormattedMessage id="bank.part" />
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td className={cards.amount}>
        <Won amount={line.amount} />
      </Table.Td>
      <Table.Td className="longWords">
        <What line={line} state={state} />
      </Table.Td>
      <Table.Td>
        <LineActions line={line} state={state} handlers={handlers} />
      </Table.Td>
    </Table.Tr>
  );
}

/** What the line is, or is probably for. */
function What({ line, state }: { line: Line; state: BankRowState }) {
  if (state === "RETURNED") return <WentBack line={line} />;
  if (state === "OUTSIDE") return <Outside line={line} />;
  if (state === "OUT") {
    if (line.entries.length > 0) return <Recorded line={line} />;
    if (line.candidates.length > 0) return <DueRefunds candidates={line.candidates} />;
    return (
      <Text fz="sm" c="var(--ink-3)">
        <FormattedMessage id="bank.rank.OUT" />
      </Text>
    );
  }
  return <Proposed line={line} isBooked={state === "BOOKED"} />;
}

function Outside({ line: { outsideKind, isByRule } }: { line: Line }) {
  if (outsideKind === null) return null;
  return (
    <>
      <Text>
        <FormattedMessage id={`bank.outside.kind.${outsideKind}`} />
      </Text>
      {isByRule ? (
        <Text fz="sm" c="var(--ink-3)">
          <FormattedMessage id="bank.outside.byRule" />
        </Text>
      ) : null}
    </>
  );
}

function WentBack({ line: { returnTransfers } }: { line: Line }) {
  const language = useLanguage();
  return returnTransfers.map(({ id, at }) => (
    <Text key={id} fz="sm" c="var(--ink-3)">
      <FormattedMessage id="bank.wentBack" values={{ at: formatDayOrTime(language, at) }} />
    </Text>
  ));
}

/**
 * A line that is booked shows its payment alone: a person may have chosen it, and an outgoing line is
 * compared by its amount only.
 */
function Proposed({ line, isBooked }: { line: Line; isBooked: boolean }) {
  const { candidates, entries, rank, proposedOn } = line;
  const intl = useIntl();
  const language = useLanguage();
  if (proposedOn) return <Awaited payment={proposedOn} />;
  const [best] = candidates;
  if (entries.length > 0 && !isBooked) return <Recorded line={line} />;
  if (!best) {
    return (
      <Text fz="sm" c="var(--ink-3)">
        <FormattedMessage id={isBankReturn(line) ? "bank.rank.RETURN" : "bank.rank.NONE"} />
      </Text>
    );
  }
  const isSure = rank === "CERTAIN";
  const link = (
    <Link className="link" to={paymentPath(best.id)}>
      {best.payerName}, {best.name}
    </Link>
  );
  if (isBooked) return link;
  return (
    <>
      {link}
      <div>
        <StateWord
          icon={isSure ? mdiCheckCircleOutline : mdiHelpCircleOutline}
          tone={isSure ? "ok" : "warn"}
          fw={400}
        >
          <FormattedMessage
            id={best.state === "PAID" ? "bank.paidAlready" : isLate(best) ? "bank.late" : `bank.rank.${rank}`}
            values={{ count: candidates.length }}
          />
        </StateWord>
      </div>
      <Text fz="sm" c="var(--ink-3)">
        {[askedWords(intl, language, best), ...(isSure ? [] : [signWords(intl, best)])].join(" · ")}
      </Text>
    </>
  );
}

/** Its booking waits for a second person, who approves it on the payment's page. */
function Awaited({ payment: { id, payerName } }: { payment: NonNullable<Line["proposedOn"]> }) {
  return (
    <>
      <Link className="link" to={paymentPath(id)}>
        {payerName}
      </Link>
      <div>
        <StateWord icon={mdiClockOutline} tone="warn" fw={400}>
          <FormattedMessage id="bank.approval" />
        </StateWord>
      </div>
      <Text fz="sm" c="var(--ink-3)">
        <FormattedMessage id="bank.approval.why" />
      </Text>
    </>
  );
}
