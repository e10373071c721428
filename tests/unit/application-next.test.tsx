// What the form and the page of an application say comes next follows its state.
import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { LANGUAGES, messagesOf, speaker } from "#tests/support/messages.ts";
import { lacksPhoto } from "#web/features/programs/applications/account/lacks-photo.ts";
import { PriceLines } from "#web/features/programs/applications/account/PriceLines.tsx";
import { theme } from "#web/theme/theme.ts";

test.each(LANGUAGES)(
  "who joins the waiting list of a free event is not told of a confirmed seat, in %s",
  (language) => {
    const say = speaker(language);
    const price = { amount: 0, enrollmentFee: 0, total: 0, until: null, label: null };
    const textFor = (entry: "SEAT" | "WAITING_LIST") =>
      renderToStaticMarkup(
        <MemoryRouter>
          <IntlProvider locale={language} messages={messagesOf(language)}>
            <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
              <PriceLines offer={{ price, entry, program: { withdrawalRules: null } }} />
            </MantineProvider>
          </IntlProvider>
        </MemoryRouter>,
      );
    expect(textFor("SEAT")).toContain(say("applications.price.free"));
    expect(textFor("WAITING_LIST")).not.toContain(say("applications.price.free"));
    expect(textFor("WAITING_LIST")).toContain(say("applications.price.waitingFree"));
  },
);

test("no photo is missed once the result of the exam is there", () => {
  const application = { photo: null, examResult: null, viewerCanReplacePhoto: true };
  const result = { version: 1, verdict: "PASSED" as const, average: 8700, reason: null, papers: [] };
  expect(lacksPhoto(application)).toBe(true);
  expect(lacksPhoto({ ...application, examResult: result })).toBe(false);
});
