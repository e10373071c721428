// A post's form: times as Seoul reads them, what is sent, what a saved draft may hold, and how far a language is.
import { describe, expect, test } from "vitest";
import { check } from "#schema/validation/core/field-errors.ts";
import { postInput } from "#schema/validation/site/posts.ts";
import { completeHref } from "#web/components/editor/LinkDialog.tsx";
import { textStatus } from "#web/components/editor/text-status.ts";
import {
  copyOf,
  type EditedPost,
  newPost,
  restorePost,
  toPostInput,
} from "#web/features/site/posts/office/post-values.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";

const korean = {
  ...newPost(),
  ko: {
    title: "제목",
    content: {
      type: "doc" as const,
      content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text: "글" }] }],
    },
  },
};

describe("times", () => {
  test("are typed and shown in Seoul", () => {
    expect(fromSeoul("2026-11-21T09:00")).toBe("2026-11-21T00:00:00.000Z");
    expect(toSeoul("2026-11-20T15:30:12.345Z")).toBe("2026-11-21T00:30");
    expect(toSeoul(null)).toBe("");
  });

  test("keep their seconds while the minute is not changed", () => {
    const stored = "2026-11-20T15:30:12.345Z";
    const times = { publishedAt: stored, unpublishAt: null };
    const values = { ...korean, publish: "at" as const, publishedAt: toSeoul(stored) };
    expect(toPostInput("NEWS", values, times).publishedAt).toBe(stored);
    const moved = { ...values, publishedAt: "2026-11-21T00:31" };
    expect(toPostInput("NEWS", moved, times).publishedAt).toBe("2026-11-20T15:31:00.000Z");
  });

  test.each(["", "2026-02-31T25:00"])("that are none are refused at their field: %j", (publishedAt) => {
    const input = toPostInput("NEWS", { ...korean, publish: "at", publishedAt }, null);
    expect(check(postInput, input)).toMatchObject({ ok: false, fields: { publishedAt: ["DATE_INVALID"] } });
  });
});

describe("what is sent", () => {
  test("an untouched form is a draft that lacks everything, and may be saved", () => {
    expect(check(postInput, toPostInput("NOTICE", newPost(), null)).ok).toBe(true);
  });

  test("publishing asks for a language, and for all of it", () => {
    const empty = check(postInput, toPostInput("NOTICE", { ...newPost(), publish: "now" }, null));
    expect(empty).toMatchObject({ ok: false, fields: { "ko.title": ["LANGUAGE_REQUIRED"] } });
    const half = { ...korean, en: { ...korean.en, title: "Title" }, publish: "now" as const };
    expect(check(postInput, toPostInput("NOTICE", half, null))).toEqual({
      ok: false,
      fields: { "en.content": ["CONTENT_REQUIRED"] },
    });
  });

  test("a time to unpin goes only with a pin", () => {
    const until = { ...korean, pinnedUntil: "2026-12-01T00:00" };
    expect(toPostInput("NOTICE", until, null).pinnedUntil).toBeNull();
    expect(toPostInput("NOTICE", { ...until, pinned: true }, null).pinnedUntil).toBe(
      "2026-11-30T15:00:00.000Z",
    );
  });
});

describe("a saved draft", () => {
  test("comes back as it was, through JSON", () => {
    expect(restorePost(JSON.parse(JSON.stringify(korean)))).toEqual(korean);
  });

  test.each([null, 1, {}, { ...korean, publish: "soon" }, { ...korean, ko: { title: "", content: "<p>" } }])(
    "that is something else is none: %j",
    (saved) => expect(restorePost(saved)).toBeNull(),
  );
});

describe("a language", () => {
  const stored = { koUpdatedAt: "2026-11-20T00:00:00.000Z", enUpdatedAt: "2026-11-20T00:00:00.000Z" };
  const touched =
    (...languages: readonly ("ko" | "en")[]) =>
    (language: "ko" | "en") =>
      languages.includes(language);
  const both = { ...korean, en: { title: "Title", content: korean.ko.content } };

  test("is missing, written, or older than the Korean", () => {
    expect(textStatus("en", korean, null, touched())).toBe("missing");
    expect(textStatus("en", both, stored, touched())).toBe("written");
    expect(textStatus("en", both, { ...stored, koUpdatedAt: "2026-11-21T00:00:00.000Z" }, touched())).toBe(
      "outdated",
    );
  });

  test("is outdated while only the Korean was typed on", () => {
    expect(textStatus("en", both, stored, touched("ko"))).toBe("outdated");
    expect(textStatus("en", both, stored, touched("ko", "en"))).toBe("written");
    expect(textStatus("ko", both, stored, touched("ko"))).toBe("written");
  });
});

test.each([
  ["example.org", "https://example.org"],
  [" me@example.org ", "mailto:me@example.org"],
  ["/notice/1", "/notice/1"],
  ["http://example.org", "http://example.org"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["", ""],
])("an address typed as %j becomes %j", (typed, whole) => expect(completeHref(typed)).toBe(whole));

test("a copy says what the post says, and neither when nor where it stood", () => {
  const post: EditedPost = {
    id: 7,
    board: "NOTICE",
    version: 3,
    state: "PUBLISHED",
    publishedAt: "2025-11-20T15:30:12.345Z",
    unpublishAt: "2025-12-20T15:30:12.345Z",
    pinned: true,
    pinnedUntil: "2025-12-01T00:00:00.000Z",
    koUpdatedAt: null,
    enUpdatedAt: null,
    tag: { id: 4 },
    thumbnail: null,
    files: [],
    answers: [],
    pairs: [],
    picturesDecorative: false,
    audience: "EVERYONE" as const,
    readerGrades: [],
    isListed: true,
    ko: { title: korean.ko.title, content: korean.ko.content },
    en: null,
    draft: null,
  };
  expect(copyOf(post)).toEqual({ ...newPost(), ko: korean.ko, tagId: 4 });
});
