// The home is the same for everybody: where a visitor is invited to join, a member is led to the own
// membership, and CSS shows one of them.

import { describe, expect, test } from "vitest";
import { LANGUAGES, speaker } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { Hero } from "#web/features/site/home/public/Hero.tsx";
import type { HomePageQuery } from "#web/gql/home.ts";
import account from "#web/layout/account.module.css";

const settings = { name: "학회", description: "번역과 통역" } as HomePageQuery["settings"];
const banner = (href: string, label: string) =>
  ({ heading: "두 언어", lede: "", primary: null, secondary: { href, label } }) as HomePageQuery["banner"];

describe.each(LANGUAGES)("in %s", (language) => {
  const say = speaker(language);
  const markup = (shown: HomePageQuery["banner"]) =>
    markupInApp(<Hero banner={shown} settings={settings} />, { language });
  /** What one of the classes of the header holds. */
  const within = (html: string, who: "visitor" | "member") =>
    new RegExp(`<span class="${account[who]}">(.*?)</span>`, "s").exec(html)?.[1] ?? "";

  test.each([
    ["of the site itself", null, say("banners.home.join")],
    ["of the office", banner("/register", "회원가입"), "회원가입"],
  ])("a button %s that leads to registration is for visitors", (_whose, shown, label) => {
    const html = markup(shown);
    expect(within(html, "visitor")).toContain(`>${label}</a>`);
    expect(within(html, "member")).toContain(`>${say("layout.account.mine")}</a>`);
    expect(within(html, "member")).toContain("/my-account");
  });

  test("any other button is for everybody", () => {
    const html = markup(banner("/seminar-schedule", "세미나"));
    expect(html).toContain(">세미나</a>");
    expect(html).not.toContain(say("layout.account.mine"));
  });
});
