// The keys of the bank's lines. Emails act on the line that has the focus, wherever in it; with none, j and k
// go to the first and the last. The arrows and Enter belong to a line that has the focus itself, and work
// also where somebody has turned single keys off.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { KEYS } from "#web/browser/key-table.ts";
import { useSingleKeys } from "#web/browser/keys.ts";
import type { Line } from "./BankReconciliation.tsx";

interface BankKeys {
  readonly main: (line: Line) => void;
  readonly hold: (line: Line) => void;
  readonly split: (line: Line) => void;
  readonly outside: (line: Line) => void;
  readonly lines: readonly Line[];
  readonly isOn: boolean;
}

const LINE = "[data-line]";

export function useBankKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  { main, hold, split, outside, lines, isOn }: BankKeys,
) {
  const rows = () => [...(body.current?.querySelectorAll<HTMLElement>(LINE) ?? [])];
  const current = () => document.activeElement?.closest<HTMLElement>(LINE) ?? null;
  const lineOf = (row: HTMLElement | null) => lines.find(({ id }) => String(id) === row?.dataset.line);
  const step = (by: 1 | -1): boolean => {
    const all = rows();
    const row = current();
    const next = row === null ? all.at(by > 0 ? 0 : -1) : all[all.indexOf(row) + by];
    next?.focus();
    return next !== undefined;
  };
  /** Moves to the next line before this one leaves the list. */
  const actOn = (act: (line: Line) => void, goesOn: boolean): boolean => {
    const line = lineOf(current());
    if (!line) return false;
    if (goesOn && !step(1)) step(-1);
    act(line);
    return true;
  };
  const { bank } = KEYS;
  const mails: Readonly<Record<string, () => boolean>> = {
    [bank.next]: () => step(1),
    [bank.previous]: () => step(-1),
    [bank.hold]: () => actOn(hold, true),
    [bank.split]: () => actOn(split, false),
    [bank.outside]: () => actOn(outside, false),
  };
  useSingleKeys((key) => isOn && (mails[key]?.() ?? false));
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, nativeEvent } = event;
    if (!isOn || nativeEvent.isComposing || !(target instanceof HTMLElement) || !target.dataset.line) return;
    if (key === bank.down) step(1);
    else if (key === bank.up) step(-1);
    else if (key === bank.main) actOn(main, true);
    else return;
    event.preventDefault();
  };
}

/** Puts the focus on the first line once, when the lines that were awaited are shown. */
export function useFirstLineFocus(
  body: RefObject<HTMLTableSectionElement | null>,
  lines: readonly Line[],
  awaited: number,
): void {
  const done = useRef(0);
  useEffect(() => {
    if (awaited <= done.current || lines.length === 0) return;
    done.current = awaited;
    body.current?.querySelector<HTMLElement>(LINE)?.focus();
  }, [awaited, lines, body]);
}
