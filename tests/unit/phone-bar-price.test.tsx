// What the bar of a phone says a program costs while nobody is signed in: never the price of one grade as if it were the reader's.
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { LANGUAGES, messagesOf, speaker } from "#tests/support/messages.ts";
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
    renderToStaticMarkup(
      <IntlProvider locale={language} messages={messagesOf(language)}>
        <AnyPrice program={{ fee: 20_000, prices: [...prices] }} />
      </IntlProvider>,
    ).replace(/<[^>]+>/g, "");
  expect(textOf([member])).toBe(say("program-details.panel.span", { lowest: 10_000, highest: 20_000 }));
  expect(textOf([])).toBe(say("program-details.panel.won", { amount: 20_000 }));
  expect(textOf([{ ...member, amount: 20_000 }])).toBe(say("program-details.panel.won", { amount: 20_000 }));
});
