// A list that is written row by row: rows are added, inserted, moved and removed, and a removed row can be restored. Every
// step is announced, and the focus stays with what it was about. Rows with a summary are folded until they are opened.

import { Box, Button, Group, Text } from "@mantine/core";
import { mdiChevronDown, mdiPlus, mdiUndo } from "@mdi/js";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { Icon } from "#web/components/Icon.tsx";
import { FieldError } from "./FieldError.tsx";
import styles from "./ListEditor.module.css";
import { type Removed, type Row, withChanged, withInserted, withMoved, withoutRow } from "./list-rows.ts";
import { RowButtons } from "./RowButtons.tsx";

export interface ListEditorProps<Item extends Row> {
  /** Id of the way to add a row; an error about the list as a whole leads to it. */
  id: string;
  /** What the list is called, for screen readers. */
  label: string;
  items: readonly Item[];
  /** Rows there may be. */
  max: number;
  /** What a row is called in the names of its buttons and in announcements, such as "3번 연혁". */
  nameOf: (item: Item, number: number) => string;
  /** What a folded row shows; without it all rows are open. */
  summaryOf?: (item: Item, number: number) => ReactNode;
  /** An empty row, with a key by newRowKey. */
  makeItem: () => Item;
  words: { readonly add: ReactNode; readonly none: ReactNode };
  /** Of the list as a whole. */
  error: FieldCode | undefined;
  /** A row in which something is wrong is open. */
  isWrong: (index: number) => boolean;
  /** Asked at each change: what came meanwhile, such as a file, counts too. */
  read: () => readonly Item[];
  onChange: (items: readonly Item[]) => void;
  /** The fields of a row. */
  children: (item: Item, index: number, change: (part: Partial<Item>) => void) => ReactNode;
}

export function ListEditor<Item extends Row>(props: ListEditorProps<Item>) {
  const { id, label, items, max, nameOf, summaryOf, makeItem, words, error, isWrong, read, onChange } = props;
  const intl = useIntl();
  const [removed, setRemoved] = useState<readonly Removed<Item>[]>([]);
  /** Rows that were opened once keep their fields, so that an upload continues while its row is folded. */
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [news, setNews] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  /** Where the focus goes when the change is on the screen. */
  const goal = useRef<string | null>(null);
  useEffect(() => {
    if (goal.current === null) return;
    frame.current?.querySelector<HTMLElement>(goal.current)?.focus();
    goal.current = null;
  });

  // A field of a folded row that the address names.
  const openNamed = useEffectEvent(() => {
    const named = window.location.hash.slice(1);
    const item = items.find((_item, index) => named.startsWith(`${id}-${index}-`));
    if (!item) return;
    open(item.key, true);
    goal.current = `#${CSS.escape(named)}`;
  });
  useEffect(() => openNamed(), []);

  const isFull = items.length >= max;
  const rowSelector = (key: string) => `[data-row="${CSS.escape(key)}"]`;
  const open = (key: string, isOpen: boolean) =>
    setOpened((before) => (before.get(key) === isOpen ? before : new Map([...before, [key, isOpen]])));
  const announce = (what: "moved" | "added" | "removed" | "restored", name: string, index: number) =>
    setNews(intl.formatMessage({ id: `forms.list.${what}` }, { name, number: index + 1 }));

  const change = (key: string, part: Partial<Item>) => onChange(withChanged(read(), key, part));
  const insert = (index: number) => {
    const item = makeItem();
    open(item.key, true);
    goal.current = `${rowSelector(item.key)} :is(input, textarea, select)`;
    announce("added", "", index);
    onChange(withInserted(items, index, item));
  };
  const move = (item: Item, from: number, to: number) => {
    announce("moved", nameOf(item, from + 1), to);
    onChange(withMoved(items, from, to));
  };
  const remove = (item: Item, index: number) => {
    const taken = withoutRow(items, item.key);
    if (taken.removed) setRemoved([...removed, taken.removed]);
    goal.current = "[data-undo]";
    announce("removed", nameOf(item, index + 1), index);
    onChange(taken.items);
  };
  const last = removed.at(-1);
  const undo = () => {
    if (!last) return;
    setRemoved(removed.slice(0, -1));
    goal.current = `${rowSelector(last.item.key)} button`;
    announce("restored", nameOf(last.item, last.index + 1), last.index);
    onChange(withInserted(items, last.index, last.item));
  };

  const rows = items.map((item, index) => {
    const name = nameOf(item, index + 1);
    const wrong = isWrong(index);
    const isOpen = summaryOf === undefined || wrong || opened.get(item.key) === true;
    return (
      <li key={item.key} data-row={item.key} className="lineBelow">
        <Group gap="0 12px" py={6} justify="flex-end">
          {/* Screen readers have its place from the list and from the name. */}
          <Text
            span
            aria-hidden="true"
            flex="none"
            miw={24}
            fz="sm"
            fw={600}
            c="var(--ink-3)"
            className="figures"
          >
            {index + 1}
          </Text>
          {summaryOf === undefined ? (
            <b className={`longWords ${styles.name}`}>{name}</b>
          ) : (
            <button
              type="button"
              className={`titleLink longWords ${styles.fold}`}
              aria-expanded={isOpen}
              aria-disabled={wrong}
              onClick={() => wrong || open(item.key, !isOpen)}
            >
              <Icon path={mdiChevronDown} size={20} className="chevron" />
              <span className="longWords">{summaryOf(item, index + 1)}</span>
            </button>
          )}
          <RowButtons
            name={name}
            index={index}
            count={items.length}
            onMove={(to) => move(item, index, to)}
            onRemove={() => remove(item, index)}
            onInsert={isFull ? undefined : () => insert(index)}
          />
        </Group>
        {isOpen || opened.has(item.key) ? (
          // What was wrong and is right now does not close under the hand.
          <fieldset
            className={styles.fields}
            aria-label={name}
            hidden={!isOpen}
            onFocus={() => open(item.key, true)}
          >
            {props.children(item, index, (part) => change(item.key, part))}
          </fieldset>
        ) : null}
      </li>
    );
  });
  if (last) {
    rows.splice(
      Math.min(last.index, rows.length),
      0,
      <li key="undo" className={`ends note lineBelow ${styles.undo}`}>
        <span>
          <FormattedMessage id="forms.list.removed" values={{ name: nameOf(last.item, last.index + 1) }} />
        </span>
        <button type="button" className="tall quietAction" data-undo="" onClick={undo}>
          <Icon path={mdiUndo} size={18} />
          <FormattedMessage id="forms.list.undo" />
        </button>
      </li>,
    );
  }

  return (
    <Box ref={frame} pt={16}>
      {rows.length === 0 ? (
        <Text py={20} c="var(--ink-3)" className="lineAbove">
          {words.none}
        </Text>
      ) : (
        <Box component="ol" className="lineAbove" aria-label={label}>
          {rows}
        </Box>
      )}
      <Box pt={16}>
        {isFull ? (
          <Text id={id} tabIndex={-1} fz="0.9375rem" c="var(--ink-3)">
            <FormattedMessage id="forms.list.max" values={{ max }} />
          </Text>
        ) : (
          <Button
            id={id}
            size="sm"
            variant="outline"
            aria-describedby={error && `${id}-error`}
            onClick={() => insert(items.length)}
          >
            <Icon path={mdiPlus} size={18} />
            {words.add}
          </Button>
        )}
      </Box>
      <FieldError id={id} code={error} />
      <p className="spoken" role="status">
        {news}
      </p>
    </Box>
  );
}
