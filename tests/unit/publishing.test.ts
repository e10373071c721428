// When something appears, and what the button of its form says (docs/texts.md#texts).
import { describe, expect, test } from "vitest";
import { publicationTime } from "#schema/core/shared/publication-time.ts";
import { isPublic, submitOf } from "#web/components/editor/publishing.ts";

const now = new Date("2026-11-23T03:00:00Z");
const past = new Date("2026-03-02T05:00:00Z");
const future = new Date("2027-01-01T00:00:00Z");
const asked = (publishNow: boolean, publishedAt: Date | null = null) => ({ publishNow, publishedAt });

describe("the date of a save", () => {
  test("now is now for what is new, a draft, or scheduled", () => {
    expect(publicationTime(asked(true), null, now)).toEqual(now);
    expect(publicationTime(asked(true), future, now)).toEqual(now);
  });

  test("now leaves what is public as it was", () => {
    expect(publicationTime(asked(true), past, now)).toEqual(past);
    expect(publicationTime(asked(true), now, now)).toEqual(now);
  });

  test("a date that somebody set is taken, and none makes a draft", () => {
    expect(publicationTime(asked(false, future), past, now)).toEqual(future);
    expect(publicationTime(asked(false), past, now)).toBeNull();
  });
});

test("the button says what it does: of what is public it saves, takes down or schedules", () => {
  const at = (publishedAt: string) => ({ publish: "at" as const, publishedAt });
  expect(submitOf(at("2026-03-02T14:00"), true)).toBe("save");
  expect(submitOf({ publish: "now", publishedAt: "" }, true)).toBe("save");
  expect(submitOf({ publish: "draft", publishedAt: "" }, true)).toBe("down");
  expect(submitOf(at("2999-01-01T00:00"), true)).toBe("at");
  for (const publish of ["draft", "now", "at"] as const) {
    expect(submitOf({ publish, publishedAt: "2999-01-01T00:00" }, false)).toBe(publish);
  }
});

test("what has an end is public until then, and its button still saves", () => {
  const post = { publish: "at" as const, publishedAt: "2026-03-02T14:00" };
  expect(isPublic({ ...post, unpublishAt: "" })).toBe(true);
  expect(isPublic({ ...post, unpublishAt: "2999-01-01T00:00" })).toBe(true);
  const ended = { ...post, unpublishAt: "2026-03-03T00:00" };
  expect([isPublic(ended), submitOf(ended, true)]).toEqual([false, "save"]);
});
