import fc from "fast-check";
import { expect, test } from "vitest";
import { isInDecisionLetter } from "#schema/validation/journal/shown-remarks.ts";

const words = fc.array(fc.stringMatching(/^[가-힣a-z]{1,6}$/), { minLength: 1, maxLength: 12 });

test("a remark is in a letter that has its words in their order, however lines break and letters are composed", () => {
  fc.assert(
    fc.property(
      words,
      words,
      words,
      fc.constantFrom(" ", "\n", "\r\n", "\t "),
      (before, remark, after, space) => {
        const letter = [...before, ...remark, ...after].join(space).normalize("NFD");
        return isInDecisionLetter(letter, remark.join(" "));
      },
    ),
  );
});

test("one that was changed or taken out does not", () => {
  expect(isInDecisionLetter("2장을 고쳐 주십시오.", "2장을 다시 쓰십시오.")).toBe(false);
  expect(isInDecisionLetter("", "2장을 다시 쓰십시오.")).toBe(false);
});
