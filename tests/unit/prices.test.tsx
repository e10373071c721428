// What the list of prices says of each: a grade that its label names is not named again under it.
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { messagesOf } from "#tests/support/messages.ts";
import { Prices } from "#web/features/programs/programs/public/Prices.tsx";
import type { Program } from "#web/features/programs/programs/public/program.ts";

type Price = Program["prices"][number];
const price = (text: string, grades: Price["grades"]): Price => ({
  id: grades.length,
  until: null,
  amount: 60_000,
  grades,
  label: { text, language: "KO" },
});

function linesOf(prices: Program["prices"], locale: "ko" | "en"): readonly string[] {
  const program = { prices, pricesNeedDues: false, fee: 80_000, enrollmentFee: null } as Partial<Program>;
  const element = <Prices program={program as Program} now={null} />;
  const router = createMemoryRouter([{ path: "/", element, loader: () => null }], {
    hydrationData: { loaderData: { "0": { today: "2026-11-27" } } },
  });
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesOf(locale)}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  return [...html.matchAll(/<li.*?<\/li>/g)].map(([line]) => line.replaceAll(/<[^>]+>/g, "|"));
}

test("a grade is named once", () => {
  const prices = [price("준회원(대학원생)", ["ASSOCIATE"]), price("회원", ["REGULAR", "LIFETIME"])];
  const [associate = "", members = ""] = linesOf(prices, "ko");
  expect(associate.match(/준회원/g)).toHaveLength(1);
  expect(members).toContain("정회원, 평생회원");
  // A label without a translation says it in the other language.
  expect(linesOf(prices, "en")[0]).toContain("Associate member");
});
