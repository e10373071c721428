// Shows what can be done with a row of a list: moved, another put above it, taken out. Buttons work for a
// finger, a mouse and a keyboard alike, also where a row can be dragged; on the arrows the arrow keys, Home
// and End move too.
import { ActionIcon } from "@mantine/core";
import { mdiArrowDown, mdiArrowLeft, mdiArrowRight, mdiArrowUp, mdiClose, mdiPlus } from "@mdi/js";
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
  /** The rows are beside each other. */
  across?: boolean;
}

const OFF = { c: "var(--line)" } as const;

export function RowButtons({
  name,
  index,
  count,
  onMove,
  onRemove,
  onInsert,
  across = false,
}: RowButtonsProps) {
  const intl = useIntl();
  const words = (what: "up" | "down" | "earlier" | "later" | "insert" | "remove") => {
    const label = intl.formatMessage({ id: `forms.list.${what}` }, { name });
    return { title: label, "aria-label": label };
  };
  const last = count - 1;
  const move = (to: number) => {
    if (to >= 0 && to <= last && to !== index) onMove(to);
  };
  const press = (event: KeyboardEvent) => {
    const targets = new Map([
      [across ? "ArrowLeft" : "ArrowUp", index - 1],
      [across ? "ArrowRight" : "ArrowDown", index + 1],
      ["Home", 0],
      ["End", last],
    ]);
    const to = targets.get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  return (
    // Each button says what it is about: a group around them would be one without a name.
    <ActionIcon.Group role="presentation" flex="none">
      <ActionIcon
        {...words(across ? "earlier" : "up")}
        aria-disabled={index === 0}
        {...(index === 0 ? OFF : {})}
        aria-keyshortcuts={across ? "ArrowLeft Home" : "ArrowUp Home"}
        onKeyDown={press}
        onClick={() => move(index - 1)}
      >
        <Icon path={across ? mdiArrowLeft : mdiArrowUp} />
      </ActionIcon>
      <ActionIcon
        {...words(across ? "later" : "down")}
        aria-disabled={index === last}
        {...(index === last ? OFF : {})}
        aria-keyshortcuts={across ? "ArrowRight End" : "ArrowDown End"}
        onKeyDown={press}
        onClick={() => move(index + 1)}
      >
        <Icon path={across ? mdiArrowRight : mdiArrowDown} />
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
