// What can be done with a row of a list: moved, another put above it, taken out. No dragging: buttons work for a finger, a mouse and a
// keyboard alike, and on the arrows the keys up, down, Home and End move too.
import { ActionIcon } from "@mantine/core";
import { mdiArrowDown, mdiArrowUp, mdiClose, mdiPlus } from "@mdi/js";
import type { KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";

interface RowButtonsProps {
  /** What the row is called in the names of the buttons. */
  name: string;
  index: number;
  /** Rows in all. */
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Puts a new row above; without it there is no such button. */
  onInsert?: (() => void) | undefined;
}

const OFF = { c: "var(--line)" } as const;

export function RowButtons({ name, index, count, onMove, onRemove, onInsert }: RowButtonsProps) {
  const intl = useIntl();
  const words = (what: "up" | "down" | "insert" | "remove") => {
    const label = intl.formatMessage({ id: `forms.list.${what}` }, { name });
    return { title: label, "aria-label": label };
  };
  const last = count - 1;
  const move = (to: number) => {
    if (to >= 0 && to <= last && to !== index) onMove(to);
  };
  const press = (event: KeyboardEvent) => {
    const targets = new Map([
      ["ArrowUp", index - 1],
      ["ArrowDown", index + 1],
      ["Home", 0],
      ["End", last],
    ]);
    const to = targets.get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  return (
    <ActionIcon.Group style={{ flex: "none" }}>
      <ActionIcon
        {...words("up")}
        aria-disabled={index === 0}
        {...(index === 0 ? OFF : {})}
        aria-keyshortcuts="ArrowUp Home"
        onKeyDown={press}
        onClick={() => move(index - 1)}
      >
        <Icon path={mdiArrowUp} />
      </ActionIcon>
      <ActionIcon
        {...words("down")}
        aria-disabled={index === last}
        {...(index === last ? OFF : {})}
        aria-keyshortcuts="ArrowDown End"
        onKeyDown={press}
        onClick={() => move(index + 1)}
      >
        <Icon path={mdiArrowDown} />
      </ActionIcon>
      {onInsert ? (
        <ActionIcon {...words("insert")} onClick={onInsert}>
          <Icon path={mdiPlus} />
        </ActionIcon>
      ) : null}
      <ActionIcon {...words("remove")} onClick={onRemove}>
        <Icon path={mdiClose} />
      </ActionIcon>
    </ActionIcon.Group>
  );
}
