// The columns and filters of the translation memory: both languages, what is to be known about the pair, who
// wrote it and when, and where it is used.

import { Text } from "@mantine/core";
import { mdiAlertOutline, mdiPencilOutline, mdiRestore, mdiTrashCanOutline } from "@mdi/js";
import { FormattedMessage, useIntl } from "react-intl";
import { MEMORY_FILTERS, MEMORY_SORTS } from "#schema/validation/overview/memory-filters.ts";
import { Day } from "#web/components/Day.tsx";
import { Link } from "#web/components/Link.tsx";
import { Localized } from "#web/components/Localized.tsx";
import type { ListColumn } from "#web/components/list/ListTable.tsx";
import { defineList } from "#web/components/list/list-definition.ts";
import { RowAction, RowMenu } from "#web/components/list/RowMenu.tsx";
import { Nothing } from "#web/components/Nothing.tsx";
import { StateWord } from "#web/components/StateWord.tsx";
import type { MemoryPairsQuery } from "#web/gql/memory.ts";
import { addressOfText } from "./text-address.ts";
import type { TrashedPair } from "./use-pair-trash.ts";

export const MEMORY_LIST = defineList({
  name: "memory",
  filters: MEMORY_FILTERS,
  sorts: MEMORY_SORTS,
  sort: { by: "UPDATED", descending: true },
  columns: ["ko", "en", "state", "by", "at", "place", "actions"],
});

export type ListedPair = MemoryPairsQuery["memoryPairs"]["items"][number];

interface PairActions {
  readonly correct: (pair: ListedPair) => void;
  readonly remove: (pair: TrashedPair) => Promise<boolean>;
  readonly restore: (pair: TrashedPair) => Promise<boolean>;
}

export function useMemoryColumns(actions: PairActions): readonly ListColumn<ListedPair>[] {
  const intl = useIntl();
  const heading = (name: "ko" | "en" | "state" | "by" | "at" | "place") =>
    intl.formatMessage({ id: `memory.column.${name}` });
  const words = (lang: "ko" | "en", text: string) => (
    <Text span lang={lang} fz="sm" lineClamp={4} className="longWords">
      {text}
    </Text>
  );
  return [
    { key: "ko", heading: heading("ko"), cell: ({ ko }) => words("ko", ko) },
    { key: "en", heading: heading("en"), cell: ({ en }) => words("en", en) },
    { key: "state", heading: heading("state"), cell: (pair) => <State pair={pair} />, isStatus: true },
    { key: "by", heading: heading("by"), cell: ({ by }) => by ?? <Nothing /> },
    {
      key: "at",
      heading: heading("at"),
      sort: "UPDATED",
      cell: ({ at }) => <Day at={at} />,
      staysWhole: true,
    },
    { key: "place", heading: heading("place"), cell: (pair) => <UsedIn pair={pair} /> },
    {
      key: "actions",
      heading: intl.formatMessage({ id: "list.actions" }),
      cell: (pair) => (pair.mayChange ? <PairMenu pair={pair} {...actions} /> : null),
      isAct: "menu",
    },
  ];
}

function State({ pair: { isQuestioned, textEn } }: { pair: ListedPair }) {
  const intl = useIntl();
  if (!isQuestioned && textEn === null) return <Nothing />;
  return (
    <>
      {isQuestioned ? (
        <span title={intl.formatMessage({ id: "memory.state.questionDetail" })}>
          <StateWord icon={mdiAlertOutline} tone="warn">
            <FormattedMessage id="memory.state.question" />
          </StateWord>
        </span>
      ) : null}
      {textEn === null ? null : (
        <StateWord icon={mdiPencilOutline} tone="quiet">
          <FormattedMessage id="memory.state.corrected" />
        </StateWord>
      )}
    </>
  );
}

function UsedIn({ pair }: { pair: ListedPair }) {
  const { place, source, textId: id, page, board, kind, title, mayChange } = pair;
  if (source !== null) {
    return (
      <Text span fz="sm" className="longWords">
        <FormattedMessage id="memory.fromFile" values={{ name: source }} />
      </Text>
    );
  }
  const name =
    title.text === "" ? <FormattedMessage id={`memory.place.${place}`} /> : <Localized text={title} />;
  return mayChange ? <Link to={addressOfText({ id, page, board, kind })}>{name}</Link> : name;
}

function PairMenu({ pair, correct, remove, restore }: PairActions & { pair: ListedPair }) {
  if (pair.isDeleted) {
    return (
      <RowMenu name={pair.ko}>
        <RowAction icon={mdiRestore} onClick={() => void restore(pair)}>
          <FormattedMessage id="memory.restore" />
        </RowAction>
      </RowMenu>
    );
  }
  return (
    <RowMenu name={pair.ko}>
      <RowAction icon={mdiPencilOutline} onClick={() => correct(pair)}>
        <FormattedMessage id="memory.correct" />
      </RowAction>
      <RowAction icon={mdiTrashCanOutline} isDanger onClick={() => void remove(pair)}>
        <FormattedMessage id="memory.delete" />
      </RowAction>
    </RowMenu>
  );
}
