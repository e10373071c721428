// The sign-in page says why it is in the way of an application.
import { expect, test } from "vitest";
import { LANGUAGES } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { WhySignIn } from "#web/features/people/members/public/WhySignIn.tsx";
import { applyGroupPath, applyPath, MY_ACCOUNT_PATH } from "#web/paths.ts";
import { loginPath } from "#web/session/safe-next.ts";

test.each(LANGUAGES)("an application is named with the way to register and back, in %s", (language) => {
  const markupFor = (next: string) => markupInApp(<WhySignIn />, { at: loginPath(next), language });
  for (const path of [applyPath(7), applyGroupPath(7)]) {
    expect(markupFor(path)).toContain(language === "ko" ? "신청하려면" : "To apply");
    expect(markupFor(path)).toContain(`register?${new URLSearchParams({ next: path })}`);
  }
  expect(markupFor(MY_ACCOUNT_PATH)).toBe("");
  expect(markupFor("//evil.example/programs/7/apply")).toBe("");
});
