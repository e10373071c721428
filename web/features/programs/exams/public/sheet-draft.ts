// Says what was typed and is not on the server yet, for a reload or a lost connection: by the link, without the link.
import { LOCAL_DRAFT_DAYS } from "#schema/validation/core/limits.ts";
import { draftKey, dropDraft, readDraft, storeDraft } from "#web/browser/local-draft.ts";
import { isDirty, isSameTyped, type SheetRow, type Typed } from "./sheet-rows.ts";

/** Distinguishes links, and cannot be turned back into one. FNV-1a, 32 bits. */
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
export function saveSheet(link: string, paperId: number, rows: readonly SheetRow[]): void {
  const dirty = rows.filter(isDirty);
  const key = keyOf(link, paperId);
  if (dirty.length === 0) {
    dropDraft(key);
    return;
  }
  const values = Object.fromEntries(
    dirty.map(({ code, version, cells, note, sent }) => [code, { version, cells, note, sent }]),
  );
  storeDraft(key, values, Date.now());
}

/**
 * The rows with what was typed before, where nobody has changed them since on another device: a row that has
 * what was sent last was changed from here.
 * @returns null: nothing was typed before
 */
export function restoreSheet(
  link: string,
  paperId: number,
  rows: readonly SheetRow[],
): readonly SheetRow[] | null {
  const draft = readDraft(keyOf(link, paperId), LOCAL_DRAFT_DAYS, Date.now());
  if (!draft) return null;
  return rows.map((row) => {
    const entry = draft.values[row.code];
    const typed = toTyped(entry, row.cells.length);
    if (row.isLocked || !typed) return row;
    const { version, sent } = Object(entry);
    const arrived = toTyped(sent, row.cells.length);
    const isFromHere = version === row.version || (arrived !== null && isSameTyped(arrived, row.saved));
    return isFromHere ? { ...row, ...typed } : row;
  });
}

/** Of a draft, which may be anything; null: not a row of so many cells. */
function toTyped(value: unknown, length: number): Typed | null {
  const { cells, note } = Object(value);
  if (!Array.isArray(cells) || cells.length !== length || typeof note !== "string") return null;
  return { cells: cells.map(String), note };
}
