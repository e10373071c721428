// What was typed and is not on the server yet, for a reload or a lost connection: by the link, without the link.
import { draftKey, dropDraft, keepDraft, readDraft } from "#web/browser/local-draft.ts";
import { isDirty, type SheetRow } from "./sheet-rows.ts";

const DAYS = 30;

/** Tells links apart; nothing leads back to one. FNV-1a, 32 bits. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

const keyOf = (link: string, paperId: number) => draftKey(`scores:${digest(link)}:${paperId}`, null);

/** Saves in the browser what the server does not have; nothing to save: forgets it. */
export function keepSheet(link: string, paperId: number, rows: readonly SheetRow[]): void {
  const dirty = rows.filter(isDirty);
  const key = keyOf(link, paperId);
  if (dirty.length === 0) {
    dropDraft(key);
    return;
  }
  const values = Object.fromEntries(
    dirty.map(({ code, version, cells, note }) => [code, { version, cells, note }]),
  );
  keepDraft(key, values, Date.now());
}

/** The rows with what was typed before, where nobody has changed them since on another device. */
export function restoreSheet(link: string, paperId: number, rows: readonly SheetRow[]): SheetRow[] {
  const draft = readDraft(keyOf(link, paperId), DAYS, Date.now());
  return rows.map((row) => {
    const typed = draft?.values[row.code];
    if (row.isLocked || typeof typed !== "object" || typed === null) return row;
    const { version, cells, note } = Object.fromEntries(Object.entries(typed));
    const isSame = version === row.version && Array.isArray(cells) && cells.length === row.cells.length;
    if (!isSame || typeof note !== "string") return row;
    return { ...row, cells: cells.map(String), note };
  });
}
