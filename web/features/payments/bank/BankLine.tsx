// One line of the bank: when, who, how much, what it is probably for, and what can be done.

import { Button, Group, Table, Text } from "@mantine/core";
import { mdiCheckCircleOutline, mdiHelpCircleOutline } from "@mdi/js";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import type { BankRowState } from "#schema/validation/bank.ts";
import { Nothing } from "#web/components/Nothing.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { paymentPath } from "#web/paths.ts";
import type { Line } from "./BankDesk.tsx";
import { WaysBack } from "./WaysBack.tsx";

interface BankLineProps {
  line: Line;
  state: BankRowState;
  /** The one that the Tab key leads to. */
  isFirst: boolean;
  onBook: () => void;
  onAside: () => void;
  /** Splits it, or puts it together again. */
  onSplit: () => void;
  onBack: () => void;
  /** It went back by that line. */
  onReturn: (outId: number) => void;
  onUntie: () => void;
}

export function BankLine({
  line,
  state,
  isFirst,
  onBook,
  onAside,
  onSplit,
  onBack,
  onReturn,
  onUntie,
}: BankLineProps) {
  const language = useLanguage();
  const waits = state === "OPEN" || state === "SET_ASIDE";
  return (
    <Table.Tr data-line={line.id} tabIndex={waits ? (isFirst ? 0 : -1) : undefined}>
      <Table.Td style={{ whiteSpace: "nowrap" }}>
        <time dateTime={line.at}>{formatDateTime(language, line.at)}</time>
      </Table.Td>
      <Table.Td>
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
      <Table.Td ta="end" style={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
        <FormattedMessage id="payment-office.won" values={{ amount: line.amount }} />
      </Table.Td>
      <Table.Td>{state === "RETURNED" ? <WentBack line={line} /> : <Proposed line={line} />}</Table.Td>
      <Table.Td>
        <Group gap={8} wrap="nowrap">
          {waits && line.amount > 0 ? (
            <>
              <Button size="sm" onClick={onBook}>
                <FormattedMessage id={line.rank === "CERTAIN" ? "bank.book" : "bank.choose"} />
              </Button>
              <Button size="sm" variant="outline" onClick={onAside}>
                <FormattedMessage id={state === "OPEN" ? "bank.aside" : "bank.asideBack"} />
              </Button>
              <Button size="sm" variant="subtle" onClick={onSplit}>
                <FormattedMessage id={line.isPart ? "bank.join" : "bank.split"} />
              </Button>
            </>
          ) : null}
          {state === "SET_ASIDE" ? <WaysBack line={line} onReturn={onReturn} /> : null}
          {state === "RETURNED" ? (
            <Button size="sm" variant="outline" onClick={onUntie}>
              <FormattedMessage id="bank.untie" />
            </Button>
          ) : null}
          {state === "BOOKED" ? (
            <Button size="sm" variant="outline" onClick={onBack}>
              <FormattedMessage id="bank.back" />
            </Button>
          ) : null}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function WentBack({ line: { waysBack } }: { line: Line }) {
  const language = useLanguage();
  return waysBack.map(({ id, at }) => (
    <Text key={id} fz="sm" c="var(--ink-3)">
      <FormattedMessage id="bank.wentBack" values={{ at: formatDateTime(language, at) }} />
    </Text>
  ));
}

function Proposed({ line: { candidates, rank } }: { line: Line }) {
  const [best] = candidates;
  if (!best) {
    return (
      <Text fz="sm" c="var(--ink-3)">
        <FormattedMessage id="bank.rank.NONE" />
      </Text>
    );
  }
  const isSure = rank === "CERTAIN";
  return (
    <>
      <Link className="link" to={paymentPath(best.id)}>
        {best.payerName}, {best.name}
      </Link>
      <div>
        <StateWord
          icon={isSure ? mdiCheckCircleOutline : mdiHelpCircleOutline}
          tone={isSure ? "ok" : "warn"}
          fw={400}
        >
          <FormattedMessage id={`bank.rank.${rank}`} values={{ count: candidates.length }} />
        </StateWord>
      </div>
    </>
  );
}
