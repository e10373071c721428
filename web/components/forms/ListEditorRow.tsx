// A row of a ListEditor: its number, its name or summary, the buttons that move and remove it, and its fields.

import { Group, Text } from "@mantine/core";
import { mdiChevronDown } from "@mdi/js";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./ListEditor.module.css";
import type { ListEditorProps } from "./list-editor-types.ts";
import type { Row } from "./list-rows.ts";
import { RowButtons } from "./RowButtons.tsx";
import type { ListRows } from "./use-list-rows.ts";

interface ListEditorRowProps<Item extends Row> {
  readonly editor: ListEditorProps<Item>;
  readonly rows: ListRows<Item>;
  readonly item: Item;
  readonly index: number;
}

export function ListEditorRow<Item extends Row>({ editor, rows, item, index }: ListEditorRowProps<Item>) {
  const { items, max, nameOf, summaryOf, isWrong, children } = editor;
  const name = nameOf(item, index + 1);
  const wrong = isWrong(index);
  const isOpen = summaryOf === undefined || wrong || rows.opened.get(item.key) === true;
  return (
    <li data-row={item.key} className="lineBelow">
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
            onClick={() => wrong || rows.open(item.key, !isOpen)}
          >
            <Icon path={mdiChevronDown} size={20} className="chevron" />
            <span className="longWords">{summaryOf(item, index + 1)}</span>
          </button>
        )}
        <RowButtons
          name={name}
          index={index}
          count={items.length}
          onMove={(to) => rows.move(item, index, to)}
          onRemove={() => rows.remove(item, index)}
          onInsert={items.length >= max ? undefined : () => rows.insert(index)}
        />
      </Group>
      {isOpen || rows.opened.has(item.key) ? (
        // What was wrong and is right now does not close under the hand.
        <fieldset
          className={styles.fields}
          aria-label={name}
          hidden={!isOpen}
          onFocus={() => rows.open(item.key, true)}
        >
          {children(item, index, (part) => rows.change(item.key, part))}
        </fieldset>
      ) : null}
    </li>
  );
}
