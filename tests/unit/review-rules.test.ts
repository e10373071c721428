// What reviews come to, the table of their states, the times of their reminders, and what speaks against a reviewer.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY } from "#schema/validation/core/durations.ts";
import {
  OPEN_REVIEW_STATES,
  REVIEW_STATES,
  REVIEW_VERDICTS,
} from "#schema/validation/journal/review-state.ts";
import {
  awaitedUntil,
  linkEndsAt,
  nextReminder,
  REVIEW_GRACE_DAYS,
} from "#schema/validation/journal/review-times.ts";
import { proposeVerdict } from "#schema/validation/journal/review-verdict.ts";
import { declinedReview, reviewDraft, reviewForm } from "#schema/validation/journal/reviews.ts";
import {
  conflictsOf,
  institutionOf,
  type KnownPerson,
} from "#schema/validation/people/conflict-of-interest.ts";

const verdicts = fc.array(fc.constantFrom(...REVIEW_VERDICTS), { maxLength: 6 });
const rule = fc.record({
  reviewers: fc.integer({ min: 1, max: 5 }),
  agreeing: fc.integer({ min: 1, max: 5 }),
});

describe("the proposed decision", () => {
  const usual = { reviewers: 3, agreeing: 2 };
  test.each([
    [[], null],
    [["ACCEPT"], null],
    [["MINOR", "MINOR"], "MINOR"],
    [["ACCEPT", "REJECT"], null],
    [["ACCEPT", "REJECT", "REJECT"], "REJECT"],
    [["ACCEPT", "MINOR", "REJECT"], "MINOR"],
    [["REJECT", "MAJOR", "ACCEPT"], "MAJOR"],
  ] as const)("of %j is %s", (sent, expected) => expect(proposeVerdict(sent, usual)).toBe(expected));

  test("of as many on two sides is the more severe", () => {
    const four = { reviewers: 4, agreeing: 2 };
    expect(proposeVerdict(["ACCEPT", "REJECT", "ACCEPT", "REJECT"], four)).toBe("REJECT");
    expect(proposeVerdict(["ACCEPT", "ACCEPT"], four)).toBeNull();
  });

  test("is there once all are in, is one of the verdicts, and does not ask who was first", () =>
    fc.assert(
      fc.property(verdicts, rule, (sent, how) => {
        const proposed = proposeVerdict(sent, how);
        if (proposed !== null) expect(sent).toContain(proposed);
        if (sent.length > 0 && sent.length >= how.reviewers) expect(proposed).not.toBeNull();
        expect(proposeVerdict(sent.toReversed(), how)).toBe(proposed);
      }),
    ));

  test("holds whatever the missing reviews say", () =>
    fc.assert(
      fc.property(
        verdicts,
        rule,
        fc.array(fc.constantFrom(...REVIEW_VERDICTS), { maxLength: 5 }),
        (sent, how, rest) => {
          const proposed = proposeVerdict(sent, how);
          const missing = Math.max(how.reviewers - sent.length, 0);
          if (proposed === null) return;
          expect(proposeVerdict([...sent, ...rest.slice(0, missing)], how)).toBe(proposed);
        },
      ),
    ));
});

describe("the reminders", () => {
  const invited = new Date("2026-12-01T00:00:00Z");
  const at = (day: number) => new Date(invited.getTime() + day * DAY);
  const review = { answerBy: at(7), dueAt: at(28), notifiedAt: invited };

  test("come before and after the deadline, and end", () => {
    const days: number[] = [];
    let remindedAt = invited;
    for (;;) {
      const next = nextReminder({ ...review, state: "ACCEPTED", notifiedAt: remindedAt });
      if (next === null) break;
      days.push((next.getTime() - at(28).getTime()) / DAY);
      remindedAt = next;
    }
    expect(days).toEqual([-7, -2, 1, 7, 14]);
    expect(nextReminder({ ...review, state: "INVITED" })).toEqual(at(5));
  });

  test("never come for what is over, nor when the link has ended", () =>
    fc.assert(
      fc.property(fc.constantFrom(...REVIEW_STATES), fc.integer({ min: 0, max: 90 }), (state, day) => {
        const next = nextReminder({ ...review, state, notifiedAt: at(day) });
        const isOpen = OPEN_REVIEW_STATES.some((one) => one === state);
        expect(awaitedUntil({ ...review, state }) !== null).toBe(isOpen);
        if (next === null) return;
        expect(isOpen && next > at(day) && next < linkEndsAt({ ...review, state })).toBe(true);
      }),
    ));

  test("a late review is taken for a while", () => {
    expect(linkEndsAt({ ...review, state: "INVITED" })).toEqual(at(7));
    expect(linkEndsAt({ ...review, state: "ACCEPTED" })).toEqual(at(28 + REVIEW_GRACE_DAYS));
  });
});

describe("what speaks against a reviewer", () => {
  const person = (name: string, affiliation: string | null, email: string | null = null): KnownPerson => ({
    memberId: null,
    name,
    email,
    affiliation,
  });
  const author = person("김번역", "한국외국어대학교 통번역대학원", "author@example.org");
  const manuscript = { authors: [author], opposed: [person("박반대", null, "against@example.org")] };

  test.each([
    ["the author", person("다른 이름", null, "AUTHOR@example.org"), ["AUTHOR"]],
    ["whom the author does not want", person("박반대", null, "against@example.org"), ["OPPOSED"]],
    ["a colleague", person("이동료", "한국외국어대학교"), ["AFFILIATION"]],
    ["of another university", person("김번역", "이화여자대학교"), []],
    ["with no affiliation", person("최무소속", null), []],
  ] as const)("%s", (_, reviewer, expected) =>
    expect(conflictsOf(reviewer, manuscript, [])).toEqual(expected),
  );

  test("who wrote with an author", () => {
    const reviewer = person("정공저", "부산대학교", "co@example.org");
    const together = [[author, reviewer]];
    expect(conflictsOf(reviewer, manuscript, together)).toEqual(["CO_AUTHOR"]);
    expect(conflictsOf(reviewer, manuscript, [[author], [reviewer]])).toEqual([]);
  });

  test.each([
    ["한국외국어대학교 통번역대학원", "한국외국어대학교"],
    ["한국외국어대학교통번역대학원", "한국외국어대학교 영어학부"],
    ["Dept. of English, Ewha Womans University", "Ewha Womans University (Seoul)"],
    ["서울대학교", "서울대학교 영어영문학과"],
    ["한국번역연구원 책임연구원", "한국번역연구원"],
  ])("%s is the institution of %s", (one, other) => expect(institutionOf(one)).toBe(institutionOf(other)));
});

describe("what a reviewer types", () => {
  const form = reviewForm([{ key: "originality" }, { key: "method" }]);
  const whole = {
    marks: [{ mark: 5 }, { mark: 1 }],
    toAuthors: "논지가 분명합니다.",
    toEditors: "",
    verdict: "MINOR",
    fileForAuthors: false,
  };

  test("is whole when it is sent", () => {
    expect(form.safeParse(whole).success).toBe(true);
    for (const gap of [
      { marks: [{ mark: 5 }] },
      { toAuthors: " " },
      { verdict: "" },
      { marks: [{ mark: 6 }, { mark: 1 }] },
    ]) {
      expect(form.safeParse({ ...whole, ...gap }).success).toBe(false);
    }
  });

  test("may have gaps while it is written", () => {
    expect(reviewDraft.parse({ marks: [] })).toEqual({
      marks: [],
      toAuthors: null,
      toEditors: null,
      verdict: null,
      fileForAuthors: false,
    });
    expect(reviewDraft.safeParse({ marks: [{ key: "method", mark: 0 }] }).success).toBe(false);
    expect(declinedReview.parse({})).toEqual({ reason: null, suggestion: null, conflict: null });
  });
});
