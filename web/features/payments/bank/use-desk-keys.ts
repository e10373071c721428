// The keys of the desk. They act on the line that has the focus, and never while letters are being put together or in a field.
import type { KeyboardEvent, RefObject } from "react";
import type { Line } from "./BankDesk.tsx";

interface DeskKeys {
  readonly enter: (line: Line) => void;
  readonly setAside: (line: Line) => void;
  readonly split: (line: Line) => void;
  readonly takeBack: () => void;
  readonly lines: readonly Line[];
  readonly isOn: boolean;
}

/** On a Korean keyboard S, U and Z are ㄴ, ㅕ and ㅋ: the place of the key counts, not its letter. */
export function useDeskKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  { enter, setAside, split, takeBack, lines, isOn }: DeskKeys,
) {
  const rowOf = (target: EventTarget) =>
    target instanceof HTMLElement && target.dataset.line ? target : null;
  const go = (row: HTMLElement, step: 1 | -1) => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];
    rows[rows.indexOf(row) + step]?.focus();
  };
  return (event: KeyboardEvent) => {
    const row = rowOf(event.target);
    if (!isOn || !row || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const line = lines.find(({ id }) => String(id) === row.dataset.line);
    if (!line) return;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(row, 1),
      ArrowUp: () => go(row, -1),
      Enter: () => {
        go(row, 1);
        enter(line);
      },
      KeyU: () => {
        go(row, 1);
        setAside(line);
      },
      KeyS: () => split(line),
      KeyZ: takeBack,
    };
    const act = acts[event.code];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
