// Before an application is sent it is said which price a member has, why it does not apply, and until when to pay.
import { describe, expect, test } from "vitest";
import { LANGUAGES, speaker } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { PriceLines } from "#web/features/programs/applications/account/PriceLines.tsx";
import { formatDeadline } from "#web/i18n/format-dates.ts";

const UNTIL = "2026-12-04T15:00:00Z";
const price = { amount: 60_000, enrollmentFee: 0, total: 60_000, until: null, label: null };

describe.each(LANGUAGES)("in %s", (language) => {
  const say = speaker(language);
  const shown = (memberPrice: Parameters<typeof PriceLines>[0]["offer"]["memberPrice"]) => {
    const program = { kind: "SEMINAR", withdrawalRules: null } as const;
    return markupInApp(
      <PriceLines offer={{ price, entry: "SEAT", memberPrice, payUntil: UNTIL, program }} />,
      { language },
    );
  };
  const textOf = (html: string) => html.replace(/<[^>]+>/g, "");
  const total = say("payments.won", { amount: 40_000 });

  test.each([
    ["MEMBERSHIP", "tab=grade"],
    ["APPROVAL", "tab=grade"],
    ["DUES", "tab=payments"],
  ] as const)("what lacks %s is named with the member's price and the way there", (needs, way) => {
    const html = shown({ grade: "REGULAR", total: 40_000, needs });
    const grade = say("enums.MemberGrade.REGULAR");
    expect(textOf(html)).toContain(say("applications.memberPrice.title", { grade, total }));
    expect(textOf(html)).toContain(say(`applications.memberPrice.${needs}`));
    expect(textOf(html)).toContain(say("applications.memberPrice.fixed"));
    expect(html).toContain(way);
  });

  test("nobody else reads of another price, and everybody until when to pay", () => {
    const text = textOf(shown(null));
    expect(text).not.toContain(say("applications.memberPrice.fixed"));
    expect(text).toContain(formatDeadline(language, UNTIL));
  });
});
