// Puts two people's values together part by part, and notes what differed.
import type { Row } from "#web/components/forms/list-rows.ts";
import type { Choices, Difference } from "./differences.ts";
import {
  type EditedText,
  hasParts,
  isFile,
  isObject,
  isRow,
  isRows,
  isSameJson,
  isText,
  isWords,
} from "./edited-values.ts";
import { mergedOrder, mergedWords, orderVerdict, type RowSides } from "./merge-order.ts";
import { mergeNodes } from "./merge-text.ts";

/** The former value; undefined where it is unknown. */
type Before = { readonly value: unknown } | undefined;

export const entriesOf = (value: object) => new Map(Object.entries(value));

type Place = Pick<Difference, "id" | "field" | "row">;

export class Merging {
  readonly differences: Difference[] = [];
  readonly #choices: Choices;

  constructor(choices: Choices) {
    this.#choices = choices;
  }

  /** One value from one of both. */
  decide(place: Place, before: Before, mine: unknown, theirs: unknown): unknown {
    if (isSameJson(mine, theirs)) return mine;
    const is = (side: unknown) => before !== undefined && isSameJson(side, before.value);
    const verdict = is(mine) ? "theirs" : is(theirs) ? "mine" : "ask";
    this.differences.push({ ...place, mine, theirs, verdict });
    const side = verdict === "ask" ? this.#choices[place.id] : verdict;
    return side === "theirs" ? theirs : mine;
  }

  /** A value part by part, where it has parts. */
  merge(place: Place, before: Before, mine: unknown, theirs: unknown): unknown {
    if (isRows(mine) && isRows(theirs)) {
      return this.#mergeRows(
        place,
        before && { value: isRows(before.value) ? before.value : [] },
        mine,
        theirs,
      );
    }
    if (before && isText(mine) && isText(theirs) && isText(before.value)) {
      return this.#mergeTexts(place, before.value, mine, theirs);
    }
    if (before && isWords(mine) && isWords(theirs) && isWords(before.value)) {
      return this.#mergeWords(place, before.value, mine, theirs);
    }
    if (!hasParts(mine) || !hasParts(theirs)) return this.decide(place, before, mine, theirs);
    const [own, other] = [entriesOf(mine), entriesOf(theirs)];
    const was = before && isObject(before.value) ? entriesOf(before.value) : undefined;
    return Object.fromEntries(
      [...own].map(([key, value]) => {
        const part = { ...place, id: `${place.id}.${key}`, field: `${place.field}.${key}` };
        return [key, this.merge(part, was && { value: was.get(key) }, value, other.get(key))];
      }),
    );
  }

  /** Where only one side changed the text it is that side's; else what both changed is asked, paragraph by paragraph. */
  #mergeTexts(place: Place, was: EditedText, mine: EditedText, theirs: EditedText): unknown {
    if ([mine, theirs].some((side) => isSameJson(side, was)) || isSameJson(mine, theirs)) {
      return this.decide(place, { value: was }, mine, theirs);
    }
    const asked: Difference[] = [];
    const merged = mergeNodes(was.content, mine.content, theirs.content, (mark, own, other) => {
      const id = `${place.id}.${mark}`;
      const text = (content: EditedText["content"]) => (content.length === 0 ? null : { ...mine, content });
      asked.push({ ...place, id, mine: text(own), theirs: text(other), verdict: "ask" });
      return this.#choices[id] ?? "mine";
    });
    if (!merged) return this.decide(place, { value: was }, mine, theirs);
    // What came from the other side is said; where all of it is asked nothing came.
    const isAll = asked.length === 1 && isSameJson(asked[0]?.theirs, theirs);
    if (!isAll) this.differences.push({ ...place, mine, theirs, verdict: "theirs" });
    this.differences.push(...asked);
    return { ...mine, content: merged };
  }

  /** Words that are there or not, in whatever order: what one side added or took away is done. */
  #mergeWords(
    place: Place,
    was: readonly string[],
    mine: readonly string[],
    theirs: readonly string[],
  ): unknown {
    if ([mine, theirs].some((side) => isSameJson(side, was)) || isSameJson(mine, theirs)) {
      return this.decide(place, { value: was }, mine, theirs);
    }
    this.differences.push({ ...place, mine, theirs, verdict: "theirs" });
    return mergedWords(was, mine, theirs);
  }

  #mergeRows(
    { id, field }: Place,
    before: { readonly value: readonly Row[] } | undefined,
    mine: readonly Row[],
    theirs: readonly Row[],
  ): readonly Row[] {
    const [own, other, was] = [mine, theirs, before?.value ?? []].map(
      (rows) => new Map(rows.map((row, index) => [row.key, { row, index }])),
    );
    const merged = new Map<string, Row>();
    for (const key of new Set([...mine, ...theirs].map((row) => row.key))) {
      const [left, right] = [own?.get(key), other?.get(key)];
      const place = { id: `${id}.${key}`, field: `${field}.*`, row: ((left ?? right)?.index ?? 0) + 1 };
      const stood = before && { value: was?.get(key)?.row ?? null };
      // A row that is new on both sides was the same before: nothing.
      const known = left && right && stood?.value === null ? undefined : stood;
      const row =
        left && right && !isFile(left.row)
          ? this.merge(place, known, left.row, right.row)
          : this.decide(place, known, left?.row ?? null, right?.row ?? null);
      if (isRow(row)) merged.set(key, row);
    }
    return this.#order({ id, field }, { base: before?.value, mine, theirs }).flatMap(
      (key) => merged.get(key) ?? [],
    );
  }

  /** The keys of all rows, in the order of the person who moved them. */
  #order(place: Place, rows: RowSides): string[] {
    const verdict = orderVerdict(rows);
    if (verdict !== null) this.differences.push({ ...place, mine: rows.mine, theirs: rows.theirs, verdict });
    const lead = verdict === "ask" ? (this.#choices[place.id] ?? "mine") : (verdict ?? "mine");
    return mergedOrder(rows, lead);
  }
}
