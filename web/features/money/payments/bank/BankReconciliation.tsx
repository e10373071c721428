// The lines of one state. Where they wait, keys go through them (use-bank-keys.ts).
import { Table, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { BANK_PAGE_SIZE, type BankRowState } from "#schema/validation/money/bank.ts";
import cards from "#web/components/cards.module.css";
import { Pagination } from "#web/components/Pagination.tsx";
import type { BankRowsQuery } from "#web/gql/bank.ts";
import { bankPath, paymentPath } from "#web/paths.ts";
import { BankLine } from "./BankLine.tsx";
import { BookLineDialog } from "./BookLineDialog.tsx";
import { isOtherTransaction, type LineHandlers } from "./LineActions.tsx";
import { OutsideDialog } from "./OutsideDialog.tsx";
import { ReturnDialog } from "./ReturnDialog.tsx";
import { SplitLineDialog } from "./SplitLineDialog.tsx";
import { useBankActions } from "./use-bank-actions.ts";
import { useBankKeys, useFirstLineFocus } from "./use-bank-keys.ts";
import { useOutsideActions } from "./use-outside-actions.ts";

type Page = BankRowsQuery["bankRows"];
export type Line = Page["items"][number];

interface BankReconciliationProps {
  state: BankRowState;
  /** 1-based. */
  number: number;
  page: Page;
  /** Grows when a statement was stored: its first line gets the focus. */
  stored: number;
  onChanged: () => void;
}

/** Whose name a line has, by its direction; where both directions are listed, either. */
const NAME_HEADINGS = {
  OPEN: "sender",
  SET_ASIDE: "sender",
  BOOKED: "party",
  OUT: "recipient",
  RETURNED: "sender",
  OUTSIDE: "party",
} as const satisfies Record<BankRowState, string>;
const headingsOf = (state: BankRowState) =>
  ["at", NAME_HEADINGS[state], "amount", state === "OUT" ? "refund" : "for", "acts"] as const;

export function BankReconciliation({ state, number, page, stored, onChanged }: BankReconciliationProps) {
  const navigate = useNavigate();
  const label = useIntl().formatMessage({ id: "bank.title" });
  const [chosen, setChosen] = useState<Line | null>(null);
  const [splitting, setSplitting] = useState<Line | null>(null);
  const [outside, setOutside] = useState<Line | null>(null);
  const [returning, setReturning] = useState<Line | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const actions = useBankActions(onChanged, setChosen);
  const marks = useOutsideActions(onChanged);
  const split = (line: Line) => (line.isPart ? actions.join(line) : setSplitting(line));
  const book = (line: Line) => {
    if (line.proposedOn) return void navigate(paymentPath(line.proposedOn.id));
    if (isOtherTransaction(line)) return setOutside(line);
    const [entry, ...more] = line.entries;
    // What is recorded already is not booked again. Of another name, a person chooses it.
    const isOne = entry?.isSameName && more.length === 0 && line.candidates.length === 0;
    if (isOne) return marks.tie(line, entry.id);
    return line.rank === "CERTAIN" ? void actions.book(line) : setChosen(line);
  };
  const hold = (line: Line) => actions.setAside(line, state !== "SET_ASIDE");
  const isIncoming = state === "OPEN" || state === "SET_ASIDE";
  const onlyIncoming = (act: (line: Line) => void) => (line: Line) => (isIncoming ? act(line) : undefined);
  const onKeyDown = useBankKeys(body, {
    main: isIncoming ? book : setOutside,
    hold: onlyIncoming(hold),
    split: onlyIncoming(split),
    outside: setOutside,
    lines: page.items,
    isOn: isIncoming || state === "OUT",
  });
  useFirstLineFocus(body, page.items, stored);
  if (page.items.length === 0) {
    return (
      <Text c="dimmed" py={24}>
        <FormattedMessage id={`bank.empty.${state}`} />
      </Text>
    );
  }
  const handlersOf = (line: Line): LineHandlers => ({
    onBook: () => (line.rank === "CERTAIN" ? void actions.book(line) : setChosen(line)),
    onAside: () => hold(line),
    onSplit: () => split(line),
    onOutside: () => setOutside(line),
    onInside: () => marks.unmark(line),
    onBack: () => actions.reverse(line),
    onReturn: () => setReturning(line),
    onUntie: () => actions.untie(line),
    onTie: (moveId) => marks.tie(line, moveId),
  });
  return (
    <>
      {isIncoming ? (
        <Text fz="sm" c="var(--ink-3)" className="wideOnly">
          <FormattedMessage id="bank.keys" />
        </Text>
      ) : null}
      <Table className={cards.table} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {headingsOf(state).map((name) => (
              <Table.Th key={name} ta={name === "amount" ? "end" : "start"}>
                <FormattedMessage id={`bank.column.${name}`} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={body} onKeyDown={onKeyDown}>
          {page.items.map((line, index) => (
            <BankLine
              key={line.id}
              line={line}
              state={state}
              isFirst={index === 0}
              handlers={handlersOf(line)}
            />
          ))}
        </Table.Tbody>
      </Table>
      <Pagination
        current={number}
        count={Math.ceil(page.totalCount / BANK_PAGE_SIZE)}
        href={(one) => bankPath(state, one)}
      />
      {chosen ? (
        <BookLineDialog line={chosen} onClose={() => setChosen(null)} onBook={actions.bookOn} />
      ) : null}
      {splitting ? (
        <SplitLineDialog line={splitting} onClose={() => setSplitting(null)} onSplit={actions.split} />
      ) : null}
      {returning ? (
        <ReturnDialog
          line={returning}
          onClose={() => setReturning(null)}
          onReturn={actions.giveBack}
          onAside={(line) => (state === "OPEN" ? hold(line) : undefined)}
        />
      ) : null}
      {outside ? <OutsideDialog line={outside} onClose={() => setOutside(null)} onMark={marks.mark} /> : null}
    </>
  );
}
