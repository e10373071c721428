// The keys of a list (docs/core.md#keys): j and k, and the arrows once a row has the focus, go from row to
// row; x chooses the row, with Shift all from the last one on; e opens it where it is changed. Enter opens
// it, because what has the focus is its link.
import { KEYS } from "#web/browser/key-table.ts";
import { useSingleKeys } from "#web/browser/keys.ts";

const ROW = "[data-row]";
/** What a row is: its name's link or button, else the first thing in it that does something. */
const MAINS = ["th a", "th button", "a.titleLink", "[data-act] button", "a", "button", "input"];
const { lists } = KEYS;
const STEPS: Readonly<Record<string, number>> = {
  [lists.next]: 1,
  [lists.previous]: -1,
  [lists.down]: 1,
  [lists.up]: -1,
};

const current = () => document.activeElement?.closest<HTMLElement>(ROW) ?? null;

function mainOf(row: HTMLElement | undefined): HTMLElement | null {
  for (const selector of MAINS) {
    const main = row?.querySelector<HTMLElement>(selector);
    if (main) return main;
  }
  return null;
}

function step(by: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const row = current();
  const at = row === null ? (by > 0 ? 0 : rows.length - 1) : rows.indexOf(row) + by;
  const main = mainOf(rows[at]);
  main?.focus();
  main?.scrollIntoView({ block: "nearest" });
  return main !== null;
}

function choose(shiftKey: boolean): boolean {
  const box = current()?.querySelector<HTMLInputElement>("input[type='checkbox']");
  box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey }));
  return box != null;
}

function change(): boolean {
  const row = current();
  const link = row?.querySelector<HTMLElement>("[data-edit]") ?? mainOf(row ?? undefined);
  link?.click();
  return link !== null;
}

/** For the page that shows one list. */
export function useListKeys(): void {
  useSingleKeys((key, { shiftKey }) => {
    const by = STEPS[key];
    if (by !== undefined) return (key.length === 1 || current() !== null) && step(by);
    if (key === lists.select || key === lists.selectRange) return choose(shiftKey);
    return key === lists.edit && change();
  });
}
