// Defines what changed between two versions: first the lines, then the words of lines that are alike. A text
// may have 20,000 nodes. Where the smallest difference would cost too much to find, the whole old text counts
// as removed and the whole new one as added. It is found in short pieces: others are answered between them.
import { setImmediate as nextTurn } from "node:timers/promises";
import { diffArrays } from "diff";
import type { Line, LineRole } from "./lines.ts";

export const WORD_KINDS = ["SAME", "ADDED", "REMOVED"] as const;
type WordKind = (typeof WORD_KINDS)[number];
export const LINE_KINDS = [...WORD_KINDS, "CHANGED"] as const;
type LineKind = (typeof LINE_KINDS)[number];

export interface WordChange {
  readonly kind: WordKind;
  readonly text: string;
}

export interface LineChange {
  readonly kind: LineKind;
  readonly role: LineRole;
  readonly words: readonly WordChange[];
}

/** Insertions and removals that a difference may have; finding it takes about their square. */
const MAX_LINE_EDITS = 600;
const MAX_WORD_EDITS = 600;
/** Words and signs of a line whose difference is looked for: some ten pages without a paragraph. */
const MAX_TOKENS = 5_000;
/** Pairs of lines that are compared for likeness in one gap, and at once. */
const MAX_PAIRS = 2_500;
const PAIRS_AT_ONCE = 50;
/** The share of words two lines must have in common to be one line that was changed. */
const ALIKE = 0.3;

/** The lines of both versions in reading order, each with what became of it. */
export async function compareLines(before: readonly Line[], after: readonly Line[]): Promise<LineChange[]> {
  const options = {
    comparator: (a: Line, b: Line) => a.role === b.role && a.text === b.text,
    maxEditLength: MAX_LINE_EDITS,
  };
  const parts = diffArrays([...before], [...after], options);
  if (!parts) return [...before.map(whole("REMOVED")), ...after.map(whole("ADDED"))];
  const changes: LineChange[] = [];
  let removed: Line[] = [];
  let added: Line[] = [];
  const closeGap = async () => {
    changes.push(...(await compareGap(removed, added)));
    removed = [];
    added = [];
  };
  for (const part of parts) {
    if (part.removed) removed.push(...part.value);
    else if (part.added) added.push(...part.value);
    else {
      await closeGap();
      changes.push(...part.value.map(whole("SAME")));
    }
  }
  await closeGap();
  return changes;
}

const whole =
  (kind: WordKind) =>
  ({ role, text }: Line): LineChange => ({ kind, role, words: [{ kind, text }] });

/**
 * Old lines that new ones replaced. Those that are alike become changed lines, in order; of the rest the old come before the new.
 */
async function compareGap(removed: readonly Line[], added: readonly Line[]): Promise<LineChange[]> {
  const changes: LineChange[] = [];
  const place = removed.length * added.length <= MAX_PAIRS ? findAlike(removed) : null;
  let next = 0;
  let arrived: LineChange[] = [];
  const close = (end: number) => {
    changes.push(...removed.slice(next, end).map(whole("REMOVED")), ...arrived);
    arrived = [];
    next = end;
  };
  for (const line of added) {
    const found = (await place?.(line, next)) ?? -1;
    const old = removed[found];
    if (old === undefined) {
      arrived.push(whole("ADDED")(line));
      continue;
    }
    close(found);
    changes.push(changedLine(old, line));
    await nextTurn();
    next = found + 1;
  }
  close(removed.length);
  return changes;
}

/** Finds the first of some lines, from a place on, that is like another one; -1 where none is. */
function findAlike(lines: readonly Line[]): (line: Line, from: number) => Promise<number> {
  const words: ReadonlySet<string>[] = [];
  let compared = 0;
  return async (line, from) => {
    const own = wordsOf(line.text);
    for (const [at, { role, text }] of lines.entries()) {
      if (at < from || role !== line.role) continue;
      compared += 1;
      if (compared % PAIRS_AT_ONCE === 0) await nextTurn();
      words[at] ??= wordsOf(text);
      if (isAlike(words[at], own)) return at;
    }
    return -1;
  };
}

const TOKENS = /\s+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu;
const tokensOf = (text: string): string[] => text.match(TOKENS) ?? [];
const wordsOf = (text: string): Set<string> =>
  new Set(tokensOf(text).filter((token) => /[\p{L}\p{N}]/u.test(token)));

const isAlike = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size + b.size > 0 && (2 * a.intersection(b).size) / (a.size + b.size) >= ALIKE;

const changedLine = (before: Line, after: Line): LineChange => ({
  kind: "CHANGED",
  role: after.role,
  words: changedWords(before.text, after.text),
});

/** What became of the words of a line. */
export function changedWords(before: string, after: string): readonly WordChange[] {
  const tokens = [tokensOf(before), tokensOf(after)] as const;
  const isLong = tokens.some(({ length }) => length > MAX_TOKENS);
  const parts = isLong ? undefined : diffArrays(...tokens, { maxEditLength: MAX_WORD_EDITS });
  return parts
    ? inPhrases(
        parts.map(({ added, removed, value }) => ({
          kind: added ? "ADDED" : removed ? "REMOVED" : "SAME",
          text: value.join(""),
        })),
      )
    : [
        { kind: "REMOVED", text: before },
        { kind: "ADDED", text: after },
      ];
}

/** A space between two changes belongs to both: "old words" -> "new words", not word by word. */
function inPhrases(words: readonly WordChange[]): WordChange[] {
  const phrases: WordChange[] = [];
  let removed = "";
  let added = "";
  const close = () => {
    // What both end in stayed.
    const space = removed !== "" && added !== "" && removed.endsWith(" ") && added.endsWith(" ") ? " " : "";
    const [was, is] = space ? [removed.slice(0, -1), added.slice(0, -1)] : [removed, added];
    if (was !== "") phrases.push({ kind: "REMOVED", text: was });
    if (is !== "") phrases.push({ kind: "ADDED", text: is });
    if (space) phrases.push({ kind: "SAME", text: space });
    removed = "";
    added = "";
  };
  for (const { kind, text } of words) {
    if (kind === "REMOVED") removed += text;
    else if (kind === "ADDED") added += text;
    else if (text === " " && removed !== "" && added !== "") {
      removed += text;
      added += text;
    } else {
      close();
      phrases.push({ kind, text });
    }
  }
  close();
  return phrases;
}
