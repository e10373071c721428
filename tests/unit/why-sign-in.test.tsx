// The sign-in page says why it is in the way of an application.
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { LANGUAGES, messagesOf } from "#tests/support/messages.ts";
import { WhySignIn } from "#web/features/people/members/public/WhySignIn.tsx";
import { applyGroupPath, applyPath, MY_ACCOUNT_PATH } from "#web/paths.ts";
import { loginPath } from "#web/session/safe-next.ts";

test.each(LANGUAGES)("an application is named with the way to register and back, in %s", (language) => {
  const markupFor = (next: string) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[loginPath(next)]}>
        <IntlProvider locale={language} messages={messagesOf(language)}>
          <WhySignIn />
        </IntlProvider>
      </MemoryRouter>,
    );
  for (const path of [applyPath(7), applyGroupPath(7)]) {
    expect(markupFor(path)).toContain(language === "ko" ? "신청하려면" : "To apply");
    expect(markupFor(path)).toContain(`register?${new URLSearchParams({ next: path })}`);
  }
  expect(markupFor(MY_ACCOUNT_PATH)).toBe("");
  expect(markupFor("//evil.example/programs/7/apply")).toBe("");
});
