// The lines of one state. Where they wait, keys go through them: up and down, Enter books what is proposed, S splits, U sets aside, Z takes the last act
// back.
import { Table, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { BANK_PAGE_SIZE, type BankRowState } from "#schema/validation/bank.ts";
import { Pagination } from "#web/components/Pagination.tsx";
import type { BankRowsQuery } from "#web/gql/bank.ts";
import { bankPath } from "#web/paths.ts";
import { BankLine } from "./BankLine.tsx";
import { BookLineDialog } from "./BookLineDialog.tsx";
import { SplitLineDialog } from "./SplitLineDialog.tsx";
import { useBankDeeds } from "./use-bank-deeds.ts";
import { useDeskKeys } from "./use-desk-keys.ts";

type Page = BankRowsQuery["bankRows"];
export type Line = Page["items"][number];

interface BankDeskProps {
  state: BankRowState;
  /** 1-based. */
  number: number;
  page: Page;
  onChanged: () => void;
}

const HEADINGS = ["at", "sender", "amount", "for", "acts"] as const;

export function BankDesk({ state, number, page, onChanged }: BankDeskProps) {
  const label = useIntl().formatMessage({ id: "bank.title" });
  const [chosen, setChosen] = useState<Line | null>(null);
  const [splitting, setSplitting] = useState<Line | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const deeds = useBankDeeds(onChanged, setChosen);
  const split = (line: Line) => (line.isPart ? deeds.join(line) : setSplitting(line));
  const waits = state === "OPEN" || state === "SET_ASIDE";
  const onKeyDown = useDeskKeys(body, {
    enter: (line) => (line.rank === "CERTAIN" ? deeds.book(line) : setChosen(line)),
    setAside: (line) => deeds.setAside(line, state !== "SET_ASIDE"),
    split,
    takeBack: deeds.takeLastBack,
    lines: page.items,
    isOn: waits,
  });
  if (page.items.length === 0) {
    return (
      <Text c="dimmed" py={24}>
        <FormattedMessage id={`bank.empty.${state}`} />
      </Text>
    );
  }
  return (
    <>
      {waits ? (
        <Text fz="sm" c="var(--ink-3)">
          <FormattedMessage id="bank.keys" />
        </Text>
      ) : null}
      <Table.ScrollContainer minWidth={720} type="native" tabIndex={0} role="group" aria-label={label}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {HEADINGS.map((name) => (
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
                onBook={() => (line.rank === "CERTAIN" ? deeds.book(line) : setChosen(line))}
                onAside={() => deeds.setAside(line, state !== "SET_ASIDE")}
                onSplit={() => split(line)}
                onBack={() => deeds.takeBack(line)}
                onReturn={(outId) => deeds.giveBack(line, outId)}
                onUntie={() => deeds.untie(line)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Pagination
        current={number}
        count={Math.ceil(page.totalCount / BANK_PAGE_SIZE)}
        href={(one) => bankPath(state, one)}
      />
      {chosen ? <BookLineDialog line={chosen} onClose={() => setChosen(null)} onBook={deeds.bookOn} /> : null}
      {splitting ? (
        <SplitLineDialog line={splitting} onClose={() => setSplitting(null)} onSplit={deeds.split} />
      ) : null}
    </>
  );
}
