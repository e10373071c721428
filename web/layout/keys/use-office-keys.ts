// The keys of every page of the office: the sheet of keys, and going somewhere by two letters. On the page of
// one thing also the one before and after it, and its first field.
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { KEYS } from "#web/browser/key-table.ts";
import { useSingleKeys } from "#web/browser/keys.ts";
import { MAIN_ID } from "#web/components/SkipLink.tsx";
import { GO_KEYS } from "./go-keys.ts";

/** Milliseconds in which the letter follows the g. */
const WAITS = 1_500;

const NEIGHBOURS: Readonly<Record<string, string>> = {
  [KEYS.one.next]: "a[rel='next']",
  [KEYS.one.previous]: "a[rel='prev']",
};
const FIELD = "form :is(input:not([type='hidden'], [type='checkbox'], [type='search']), textarea, select)";

/** @param pages addresses that the person may open */
export function useOfficeKeys(pages: readonly string[], onSheet: () => void): void {
  const navigate = useNavigate();
  /** Long ago, also for a page that has just been opened: its clock begins at 0. */
  const goesAt = useRef(Number.NEGATIVE_INFINITY);
  const inPage = (selector: string) => document.getElementById(MAIN_ID)?.querySelector<HTMLElement>(selector);
  useSingleKeys((key, { timeStamp }) => {
    const isGoing = timeStamp - goesAt.current < WAITS;
    goesAt.current = key === KEYS.everywhere.go && !isGoing ? timeStamp : Number.NEGATIVE_INFINITY;
    const to = isGoing ? pages.find((page) => GO_KEYS[page] === key) : undefined;
    if (to !== undefined) {
      void navigate(to);
      return true;
    }
    if (key === KEYS.everywhere.sheet) {
      onSheet();
      return true;
    }
    const other = NEIGHBOURS[key];
    const target = other === undefined ? (key === KEYS.one.edit ? inPage(FIELD) : null) : inPage(other);
    // A list has these keys for its rows.
    if (!target || inPage("[data-row], [data-line]")) return false;
    if (other === undefined) target.focus();
    else target.click();
    return true;
  });
}
