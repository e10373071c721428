// What a version holds, what differs between two, and what of it is shown.
import { createIntl } from "react-intl";
import { describe, expect, test } from "vitest";
import { changedFields, filesIn } from "#schema/core/versions/content.ts";
import { messagesOf } from "#tests/support/messages.ts";
import { changedNames } from "#web/components/versions/changed-names.ts";
import { withContext } from "#web/components/versions/context-lines.ts";
import { POST_LABELS } from "#web/features/site/posts/office/post-labels.ts";

const text = (value: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: value }] }],
});

describe("the fields that changed", () => {
  const post = {
    board: "NOTICE",
    pinned: false,
    tagId: null,
    ko: { title: "가", content: text("나") },
    en: null,
  };

  test("are named one by one in each language", () => {
    expect(changedFields(post, post)).toEqual([]);
    expect(changedFields(post, { ...post, pinned: true, ko: { ...post.ko, content: text("다") } })).toEqual([
      "pinned",
      "ko.content",
    ]);
  });

  test("a language that came or went is all its fields", () => {
    const both = { ...post, en: { title: "A", content: text("B") } };
    expect(changedFields(post, both)).toEqual(["en.title", "en.content"]);
    expect(changedFields(both, post)).toEqual(["en.title", "en.content"]);
  });

  test("what is empty is as good as absent", () => {
    expect(changedFields(post, { board: "NOTICE", pinned: false, ko: post.ko })).toEqual([]);
  });
});

test("files are found where a content names them: fields, rows, lists of ids and pictures in texts", () => {
  const figure = { type: "doc", content: [{ type: "figure", attrs: { fileKey: "abc", fileId: 99 } }] };
  const { ids, keys } = filesIn({
    thumbnailId: 1,
    tagId: 2,
    files: [3, { fileId: 4, captionKo: "5" }],
    speakers: [{ id: 6, portraitId: 7 }],
    ko: { content: figure },
  });
  expect([...ids].toSorted()).toEqual([1, 3, 4, 7, 99]);
  expect([...keys]).toEqual(["abc"]);
});

test("a long text with one change shows it and its neighbours, and counts the rest", () => {
  const lines = ["SAME", "SAME", "SAME", "CHANGED", "SAME", "SAME"].map((kind, n) => ({ kind, n })) as {
    kind: "SAME" | "CHANGED";
    n: number;
  }[];
  expect(withContext(lines)).toEqual([
    { left: 2 },
    { line: lines[2] },
    { line: lines[3] },
    { line: lines[4] },
    { left: 1 },
  ]);
  expect(withContext(lines.slice(0, 2))).toEqual([{ left: 2 }]);
});

test("names stand in the order of the form, and what no form shows has none", () => {
  const names = changedNames(createIntl({ locale: "en", messages: messagesOf("en") }), POST_LABELS, [
    "thumbnailId",
    "board",
    "ko.content",
    "ko.title",
  ]);
  expect(names).toEqual(["Korean title", "Korean text", "Thumbnail"]);
});
