// Two people at one text: put together paragraph by paragraph, and asked where both changed one.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeValues } from "#web/components/editor/merge.ts";

const line = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const doc = (...lines: string[]) => ({ type: "doc" as const, content: lines.map(line) });
const list = (...lines: string[]) => ({
  type: "doc" as const,
  content: [
    { type: "bulletList", content: lines.map((one) => ({ type: "listItem", content: [line(one)] })) },
  ],
});
type Text = ReturnType<typeof doc> | ReturnType<typeof list>;
const merge = (base: Text, mine: Text, theirs: Text, choices = {}) => {
  const sides = { base: { en: base }, mine: { en: mine }, theirs: { en: theirs } };
  const { values, differences } = mergeValues(sides, [], choices);
  return { text: values.en, asked: differences.filter(({ verdict }) => verdict === "ask"), differences };
};

describe("a text", () => {
  test("of which each changed another paragraph is both", () => {
    const { text, asked, differences } = merge(
      doc("a", "b", "c"),
      doc("A", "b", "c"),
      doc("a", "b", "C", "d"),
    );
    expect(text).toEqual(doc("A", "b", "C", "d"));
    expect(asked).toEqual([]);
    expect(differences.map(({ verdict }) => verdict)).toEqual(["theirs"]);
  });

  test("is gone into where both are at one list", () => {
    expect(merge(list("a", "b"), list("A", "b"), list("a", "b", "c")).text).toEqual(list("A", "b", "c"));
    const { asked } = merge(list("a", "b"), list("a", "x"), list("A", "y"));
    expect(asked.map(({ mine, theirs }) => [mine, theirs])).toEqual([[list("x"), list("y")]]);
  });

  test("is asked about the paragraph alone that both changed, and merged as it was answered", () => {
    const sides = [doc("a", "b", "c"), doc("A", "x", "c"), doc("a", "y", "C")] as const;
    const { asked, text } = merge(...sides);
    expect(text).toEqual(doc("A", "x", "C"));
    expect(asked).toMatchObject([{ field: "en", mine: doc("x"), theirs: doc("y") }]);
    expect(merge(...sides, { [asked[0]?.id ?? ""]: "theirs" }).text).toEqual(doc("A", "y", "C"));
  });

  test("whose lines are alike is told apart by their places", () => {
    const sides = [doc("a", "a", "a"), doc("x", "a", "a"), doc("a", "y", "a")] as const;
    expect(merge(...sides)).toMatchObject({ text: doc("x", "y", "a"), asked: [] });
    const both = [list("a", "a", "a"), list("a", "a", "x"), list("y", "a", "a")] as const;
    expect(merge(...both)).toMatchObject({ text: list("y", "a", "x"), asked: [] });
  });

  test("that was stored without what an editor writes of each line is compared by what it says", () => {
    const attrs = { textAlign: null, indent: null };
    const edited = (...lines: string[]) => ({
      ...doc(),
      content: doc(...lines).content.map((one) => ({ ...one, attrs })),
    });
    const { text, asked } = merge(doc("a", "b", "c"), edited("A", "b", "c"), edited("a", "b", "C"));
    const wordsIn = (one: Text) => one.content.map(({ content }) => content);
    expect([wordsIn(text), asked]).toEqual([wordsIn(doc("A", "b", "C")), []]);
  });

  test("from which one took what the other changed is asked", () => {
    expect(merge(doc("a", "b"), doc("a"), doc("a", "x")).asked).toMatchObject([
      { mine: null, theirs: doc("x") },
    ]);
  });

  test("that both put something into at one place is asked, and at two places is not", () => {
    expect(merge(doc("a"), doc("a", "x"), doc("a", "y")).asked).toHaveLength(1);
    expect(merge(doc("a"), doc("x", "a"), doc("a", "y")).text).toEqual(doc("x", "a", "y"));
  });

  test("loses no paragraph that anybody wrote", () => {
    const words = fc.array(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 8 });
    const own = (mark: string) =>
      fc.array(fc.constantFrom(`${mark}1`, `${mark}2`, "a", "b", "c"), { maxLength: 8 });
    fc.assert(
      fc.property(words, own("m"), own("t"), (base, mine, theirs) => {
        const { text, asked } = merge(doc(...base), doc(...mine), doc(...theirs));
        const output = JSON.stringify([text, asked]);
        for (const word of [...mine, ...theirs]) if (/[mt]/.test(word)) expect(output).toContain(`"${word}"`);
        // Who changed nothing takes what the other one wrote, and the other way about.
        expect(merge(doc(...base), doc(...base), doc(...theirs)).text).toEqual(doc(...theirs));
        expect(merge(doc(...base), doc(...mine), doc(...base)).text).toEqual(doc(...mine));
      }),
    );
  });
});

test("answers of two people are both given, and what one took back is gone", () => {
  const sides = {
    base: { answers: ["a", "b"] },
    mine: { answers: ["a", "b", "m"] },
    theirs: { answers: ["b", "t"] },
  };
  expect(mergeValues(sides).values.answers).toEqual(["b", "m", "t"]);
});
