// Money is written in one way: in emails and documents as on the pages, "50,000원" and "KRW 50,000".
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createIntl, IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { wonIn } from "#schema/core/mail/mail-details.ts";
import { SAMPLE_DETAILS } from "#schema/core/mail/sample-details.ts";
import { messagesOf } from "#tests/support/messages.ts";
import { Won } from "#web/components/payments/Won.tsx";

const LANGUAGES = [
  ["KO", "ko", "원"],
  ["EN", "en", "KRW"],
] as const;

test.each(LANGUAGES)("emails and documents in %s write money as the pages do", (language, locale) => {
  const intl = createIntl({ locale, messages: messagesOf(locale) });
  for (const amount of [0, 1_000, 1_234_567_890]) {
    expect(wonIn(language, amount)).toBe(intl.formatMessage({ id: "payments.won" }, { amount }));
  }
  expect(SAMPLE_DETAILS[language].amount).toBe(wonIn(language, 50_000));
});

test.each(LANGUAGES)("no message in %s has another sign for won", (_language, locale, sign) => {
  const amounts = Object.entries(messagesOf(locale)).filter(([, text]) =>
    /₩|\{\w*(?:amount|won)\w*, number\}/i.test(text),
  );
  expect(amounts.length).toBeGreaterThan(10);
  const other = amounts.filter(([, text]) => !text.includes(sign) || /₩|number\} won/.test(text));
  expect(other).toEqual([]);
});

test("what goes out has a minus that is read aloud", () => {
  const shown = (locale: "ko" | "en") =>
    renderToStaticMarkup(
      createElement(
        IntlProvider,
        { locale, messages: messagesOf(locale) },
        createElement(Won, { amount: -7_000 }),
      ),
    );
  expect([shown("ko"), shown("en")]).toEqual(["−7,000원", "KRW −7,000"]);
});
