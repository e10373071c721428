// The lines of the palette, group by group.
import { Box } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./Palette.module.css";
import type { PaletteEntry, PaletteGroup } from "./palette-entry.ts";

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** The key of the line that Enter takes. */
  meant: string | undefined;
  onChoose: (entry: PaletteEntry) => void;
}

export function PaletteList({ id, groups, meant, onChoose }: PaletteListProps) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (meant) list.current?.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  }, [meant]);
  const all = groups.flatMap(({ entries }) => entries);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={intl.formatMessage({ id: "palette.label" })}
      className={styles.list}
    >
      {groups.map(({ key, label, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
        <div key={key} role="group" aria-labelledby={`${id}-${key}`} className={styles.group}>
          <Box id={`${id}-${key}`} px={8} py={4} fz="xs" fw={600} c="dimmed">
            {label}
          </Box>
          {entries.map((entry) => (
            <Line
              key={entry.key}
              id={`${id}-${all.indexOf(entry)}`}
              entry={entry}
              isIntended={entry.key === meant}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LineProps {
  id: string;
  entry: PaletteEntry;
  isIntended: boolean;
  onChoose: (entry: PaletteEntry) => void;
}

function Line({ id, entry, isIntended, onChoose }: LineProps) {
  const { icon, label, detail } = entry;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isIntended}
      className={styles.line}
      // The focus stays in the box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
    >
      <Icon path={icon} size={20} />
      <span className={`cut ${styles.label}`}>{label}</span>
      {detail ? <span className={`cut small figures ${styles.detail}`}>{detail}</span> : null}
    </div>
  );
}
