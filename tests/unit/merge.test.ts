import { describe, expect, test } from "vitest";
import type { Choices } from "#web/components/editor/differences.ts";
import { isSameJson } from "#web/components/editor/edited-values.ts";
import { mergeValues } from "#web/components/editor/merge.ts";

describe("equal as JSON", () => {
  test.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1, b: null }, { a: 1 }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    [{ a: [{ b: "c" }] }, { a: [{ b: "c" }] }, true],
    [{ key: "a", url: "/a?t=1" }, { key: "a", url: "/a?t=2" }, true],
    [{ key: "a", url: "/a" }, { key: "b", url: "/a" }, false],
  ])("%j and %j: %s", (one, other, same) => {
    expect(isSameJson(one, other)).toBe(same);
    expect(isSameJson(other, one)).toBe(same);
  });
});

describe("fields", () => {
  const base = {
    fee: "1",
    from: "1",
    to: "2",
    ko: { title: "a", content: { type: "doc", content: [{ type: "paragraph" }] } },
  };
  const text = (words: string) => ({ type: "doc", content: [{ type: "paragraph", words }] });
  const together = [["from", "to"]] as const;
  const verdicts = (mine: typeof base, theirs: typeof base, before: typeof base | null = base) =>
    Object.fromEntries(
      mergeValues({ base: before, mine, theirs }, together).differences.map(({ id, verdict }) => [
        id,
        verdict,
      ]),
    );

  test("what one side changed is taken from both, within a language too", () => {
    const mine = { ...base, fee: "9", ko: { ...base.ko, title: "mine" } };
    const theirs = { ...base, ko: { ...base.ko, content: text("theirs") } };
    const merged = mergeValues({ base, mine, theirs }, together);
    expect(merged.values).toEqual({ ...mine, ko: { title: "mine", content: text("theirs") } });
    expect(merged.differences.map(({ id, field, verdict }) => [id, field, verdict])).toEqual([
      ["fee", "fee", "mine"],
      ["ko.title", "ko.title", "mine"],
      ["ko.content", "ko.content", "theirs"],
    ]);
  });

  test("what both changed is asked, and stays mine until it is chosen", () => {
    const [mine, theirs] = [
      { ...base, fee: "2" },
      { ...base, fee: "3" },
    ];
    expect(verdicts(mine, theirs)).toEqual({ fee: "ask" });
    const merge = (choices: Choices) => mergeValues({ base, mine, theirs }, together, choices).values.fee;
    expect([merge({}), merge({ fee: "mine" }), merge({ fee: "theirs" })]).toEqual(["2", "2", "3"]);
  });

  test("a paragraph that both changed is asked", () => {
    const [mine, theirs] = [text("mine"), text("theirs")].map((content) => ({
      ...base,
      ko: { ...base.ko, content },
    }));
    expect(mine && theirs && Object.values(verdicts(mine, theirs))).toEqual(["ask"]);
  });

  test("what belongs together is taken from one side", () => {
    const [mine, theirs] = [
      { ...base, to: "3" },
      { ...base, from: "0" },
    ];
    expect(verdicts(mine, theirs)).toEqual({ from: "ask" });
    const merge = (from: "mine" | "theirs") => mergeValues({ base, mine, theirs }, together, { from }).values;
    expect([merge("mine"), merge("theirs")]).toEqual([mine, theirs]);
    expect(verdicts(base, theirs)).toEqual({ from: "theirs" });
  });

  test("both changed it alike: nothing to ask; without a beginning everything that differs is asked", () => {
    const mine = { ...base, fee: "2" };
    expect(verdicts(mine, { ...mine })).toEqual({});
    expect(verdicts(mine, base, null)).toEqual({ fee: "ask" });
  });
});

describe("rows", () => {
  const row = (key: string, name = key, amount = "1") => ({ key, name, amount });
  const rows = (...keys: string[]) => keys.map((key) => row(key));
  type Rows = ReturnType<typeof rows>;
  const merge = (base: Rows | null, mine: Rows, theirs: Rows, choices: Choices = {}) => {
    const sides = { base: base && { rows: base }, mine: { rows: mine }, theirs: { rows: theirs } };
    const { values, differences } = mergeValues(sides, [], choices);
    return {
      keys: values.rows.map(({ key }) => key).join(""),
      rows: values.rows,
      differences: differences.map(({ id, field, row: number, verdict }) => [id, field, number, verdict]),
    };
  };

  test("of one row each changed another field: both count", () => {
    const merged = merge([row("a"), row("b")], [row("a", "mine"), row("b")], [row("a", "a", "9"), row("b")]);
    expect(merged.rows[0]).toEqual(row("a", "mine", "9"));
    expect(merged.differences).toEqual([
      ["rows.a.name", "rows.*.name", 1, "mine"],
      ["rows.a.amount", "rows.*.amount", 1, "theirs"],
    ]);
  });

  test("of one row both changed one field: only that is asked", () => {
    const sides = [[row("a")], [row("a", "mine")], [row("a", "theirs", "9")]] as const;
    const merged = merge([...sides[0]], [...sides[1]], [...sides[2]], { "rows.a.name": "theirs" });
    expect(merged.rows).toEqual([row("a", "theirs", "9")]);
    expect(merged.differences).toContainEqual(["rows.a.name", "rows.*.name", 1, "ask"]);
  });

  test("each put one in: both stay, each behind its neighbour", () => {
    expect(merge(rows("a", "b"), rows("a", "x", "b"), rows("a", "b", "y")).keys).toBe("axby");
    expect(merge(rows("a"), rows("x", "a"), rows("y", "a")).keys).toBe("yxa");
    expect(merge([], rows("x"), rows("y")).keys).toBe("yx");
  });

  test("what one took out is gone; what the other changed meanwhile is asked", () => {
    expect(merge(rows("a", "b", "c"), rows("a", "c"), rows("a", "b")).keys).toBe("a");
    const changed = [row("a"), row("b", "changed")];
    const asked = merge(rows("a", "b"), rows("a"), changed);
    expect(asked.differences).toEqual([["rows.b", "rows.*", 2, "ask"]]);
    expect(asked.keys).toBe("a");
    expect(merge(rows("a", "b"), rows("a"), changed, { "rows.b": "theirs" }).rows).toEqual(changed);
  });

  test("anyone who moved them gives the order; moved by both it is asked", () => {
    const base = rows("a", "b", "c");
    expect(merge(base, rows("c", "a", "b"), base).keys).toBe("cab");
    expect(merge(base, base, rows("b", "c", "a")).keys).toBe("bca");
    expect(merge(base, rows("a", "b", "x", "c"), rows("c", "b", "a")).keys).toBe("cbxa");
    const sides = [base, rows("c", "a", "b"), rows("b", "c", "a")] as const;
    expect(merge(...sides).differences).toEqual([["rows", "rows", undefined, "ask"]]);
    expect([merge(...sides).keys, merge(...sides, { rows: "theirs" }).keys]).toEqual(["cab", "bca"]);
  });

  test("without a beginning each row that differs is asked", () => {
    expect(merge(null, rows("a", "b"), [row("a", "theirs")]).differences).toEqual([
      ["rows.a.name", "rows.*.name", 1, "ask"],
      ["rows.b", "rows.*", 2, "ask"],
    ]);
  });

  test("files are distinguished by what was uploaded, not by their address", () => {
    const file = (key: string, pass = "1") => ({ key, name: key, url: `/files/${key}?t=${pass}` });
    const sides = {
      base: { files: [file("a")] },
      mine: { files: [file("a"), file("b")] },
      theirs: { files: [file("a", "2"), file("c", "2")] },
    };
    const { values, differences } = mergeValues(sides);
    expect(values.files.map(({ key }) => key)).toEqual(["a", "c", "b"]);
    expect(differences.every(({ verdict }) => verdict !== "ask")).toBe(true);
  });
});
