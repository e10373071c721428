// Merges two people's changes of a text paragraph by paragraph: what only one of them changed is taken, and
// what both changed is asked. A list, a quotation and a table are gone into, so that two lines of one list
// are two paragraphs. Pure.
import { diffArrays } from "diff";
import { markOf } from "#schema/validation/core/translation/answers.ts";
import { isObject, type TextNode } from "./edited-values.ts";

type Nodes = readonly TextNode[];

/** What both changed, with the list around it; the same `id` whatever else is in the text. Answers which of both is taken. */
type AskText = (id: string, mine: Nodes, theirs: Nodes) => "mine" | "theirs";

/** Insertions and removals of paragraphs, beyond which nothing is distinguished. */
const MAX_EDITS = 400;

/** A run of what both began from that one side changed; `grows` by so many nodes. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly grows: number;
  readonly side: "mine" | "theirs";
}

/** What an editor writes of any node, and a text that was imported leaves out. */
const USUAL: Readonly<Record<string, unknown>> = { colspan: 1, rowspan: 1, start: 1 };

const isSaid = ([name, member]: readonly [string, unknown]): boolean =>
  member != null &&
  USUAL[name] !== member &&
  !(["attrs", "content"].includes(name) && keyOf(member) === "[]");

/** As JSON in which the order of members does not count, nor whether what is usual is said. */
function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "null";
  const members = Object.entries(value).filter(isSaid);
  return JSON.stringify(members.map(([name, member]) => [name, keyOf(member)]).sort());
}

function changesOf(base: readonly string[], nodes: Nodes, side: Change["side"]): Change[] | null {
  const keys = nodes.map(keyOf);
  const parts = diffArrays([...base], keys, { maxEditLength: MAX_EDITS });
  if (!parts) return null;
  // Of lines that are alike, such as empty ones, only the place says which was changed.
  const inPlace = keys.flatMap((key, from) =>
    key === base[from] ? [] : [{ from, to: from + 1, grows: 0, side }],
  );
  const removed = parts.reduce((sum, part) => sum + (part.removed ? part.count : 0), 0);
  if (keys.length === base.length && inPlace.length <= removed) return inPlace;
  const changes: Change[] = [];
  let at = 0;
  let run: Change | null = null;
  for (const { added, removed, count } of parts) {
    if (added || removed) {
      run ??= { from: at, to: at, grows: 0, side };
      run = { ...run, to: run.to + (removed ? count : 0), grows: run.grows + (added ? count : -count) };
      if (removed) at += count;
      continue;
    }
    if (run) changes.push(...singly(run));
    run = null;
    at += count;
  }
  return run ? [...changes, ...singly(run)] : changes;
}

/** As many nodes as before were changed where they are, each by itself. */
function singly(run: Change): Change[] {
  if (run.grows !== 0) return [run];
  return Array.from({ length: run.to - run.from }, (_, at) => ({
    ...run,
    from: run.from + at,
    to: run.from + at + 1,
  }));
}

/** Runs that are about the same nodes, or put others in at the same place, are together. Both lists are in order. */
function clustersOf(changes: readonly Change[]): Change[][] {
  const clusters: Change[][] = [];
  let end = { from: -1, to: -1 };
  for (const change of changes.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    const isSamePlace = end.from === end.to && change.from === change.to && change.from === end.from;
    if (change.from < end.to || isSamePlace) {
      clusters.at(-1)?.push(change);
      end = { ...end, to: Math.max(end.to, change.to) };
    } else {
      clusters.push([change]);
      end = change;
    }
  }
  return clusters;
}

const asItIs = (nodes: Nodes): Nodes => nodes;

/** Both together; null: too much changed to be distinguished. */
export function mergeNodes(
  base: Nodes,
  mine: Nodes,
  theirs: Nodes,
  ask: AskText,
  around: (nodes: Nodes) => Nodes = asItIs,
): Nodes | null {
  const keys = base.map(keyOf);
  const own = changesOf(keys, mine, "mine");
  const other = changesOf(keys, theirs, "theirs");
  if (!own || !other) return null;
  const merged: TextNode[] = [];
  const moved = { mine: 0, theirs: 0 };
  let at = 0;
  for (const cluster of clustersOf([...own, ...other])) {
    const from = Math.min(...cluster.map((change) => change.from));
    const to = Math.max(...cluster.map((change) => change.to));
    merged.push(...base.slice(at, from));
    at = to;
    const part = (side: Change["side"], nodes: Nodes): Nodes => {
      const start = from + moved[side];
      for (const change of cluster) if (change.side === side) moved[side] += change.grows;
      return nodes.slice(start, to + moved[side]);
    };
    const sides = { mine: part("mine", mine), theirs: part("theirs", theirs) };
    const isOneSided = cluster.every(({ side }) => side === cluster[0]?.side);
    if (isOneSided) merged.push(...sides[cluster[0]?.side ?? "mine"]);
    else merged.push(...bothChanged(base.slice(from, to), sides, ask, around));
  }
  return [...merged, ...base.slice(at)];
}

/** Its parts are paragraphs or hold some, not words. */
const holdsBlocks = ({ content }: TextNode): boolean =>
  content !== undefined &&
  content.length > 0 &&
  content.every(({ type }) => type !== "text" && type !== "hardBreak" && type !== "footnote");

const shellOf = ({ content: _, ...node }: TextNode) => keyOf(node);

function bothChanged(
  base: Nodes,
  { mine, theirs }: { readonly mine: Nodes; readonly theirs: Nodes },
  ask: AskText,
  around: (nodes: Nodes) => Nodes,
): Nodes {
  if (keyOf(mine) === keyOf(theirs)) return mine;
  const [was, own, other] = [base[0], mine[0], theirs[0]];
  const isOneNode = base.length === 1 && mine.length === 1 && theirs.length === 1;
  if (isOneNode && was && own && other && [was, own, other].every(holdsBlocks)) {
    const isSameShell = shellOf(was) === shellOf(own) && shellOf(was) === shellOf(other);
    const within = (nodes: Nodes): Nodes => around([{ ...own, content: nodes }]);
    const inner =
      isSameShell && mergeNodes(was.content ?? [], own.content ?? [], other.content ?? [], ask, within);
    if (inner) return [{ ...own, content: inner }];
  }
  const id = markOf(keyOf(base), keyOf(theirs));
  return ask(id, around(mine), around(theirs)) === "theirs" ? theirs : mine;
}
