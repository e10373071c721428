// What the bar of a phone says a program costs while nobody is signed in: never the price of one grade as if
// it were the reader's.
import { expect, test } from "vitest";
import { LANGUAGES, speaker } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { AnyPrice } from "#web/features/programs/programs/public/PhoneBarPrice.tsx";

const member = {
  id: 1,
  until: null,
  amount: 10_000,
  grades: ["REGULAR" as const],
  label: { text: "회원", language: "KO" as const },
};

test.each(LANGUAGES)("a visitor reads between which amounts, or the one price, in %s", (language) => {
  const say = speaker(language);
  const textOf = (prices: readonly (typeof member)[]) =>
    markupInApp(<AnyPrice program={{ fee: 20_000, prices: [...prices] }} />, { language }).replace(
      /<[^>]+>/g,
      "",
    );
  expect(textOf([member])).toBe(say("program-details.panel.span", { lowest: 10_000, highest: 20_000 }));
  expect(textOf([])).toBe(say("program-details.panel.won", { amount: 20_000 }));
  expect(textOf([{ ...member, amount: 20_000 }])).toBe(say("program-details.panel.won", { amount: 20_000 }));
});
