// What a ListEditor does: it adds, moves, removes and restores rows, announces each step and brings the focus
// to what the step was about.

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { ListEditorProps } from "./list-editor-types.ts";
import { type Removed, type Row, withChanged, withInserted, withMoved, withoutRow } from "./list-rows.ts";

const rowSelector = (key: string) => `[data-row="${CSS.escape(key)}"]`;

export function useListRows<Item extends Row>(props: ListEditorProps<Item>) {
  const { id, items, nameOf, makeItem, read, onChange } = props;
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
  const restore = () => {
    if (!last) return;
    setRemoved(removed.slice(0, -1));
    goal.current = `${rowSelector(last.item.key)} button`;
    announce("restored", nameOf(last.item, last.index + 1), last.index);
    onChange(withInserted(items, last.index, last.item));
  };
  return { frame, news, opened, open, change, insert, move, remove, last, restore };
}

export type ListRows<Item extends Row> = ReturnType<typeof useListRows<Item>>;
