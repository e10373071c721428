// The words of a picture that are in the other language say so, for voices (KWCAG 7.1.1).
import { expect, test } from "vitest";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { LeadPicture } from "#web/features/site/posts/public/LeadPicture.tsx";
import type { LeadPictureFragment } from "#web/gql/posts.ts";

const picture = (alt: LeadPictureFragment["alt"]) =>
  ({
    url: "/files/k/a.jpg",
    key: "k",
    width: 300,
    height: 200,
    variants: [],
    alt,
  }) as unknown as LeadPictureFragment;
const shown = (alt: LeadPictureFragment["alt"], language: "ko" | "en") =>
  /<img[^>]*>/.exec(
    markupInApp(<LeadPicture picture={picture(alt)} document={{ type: "doc", content: [] }} />, { language }),
  )?.[0] ?? "";

test("words in the other language carry it, and others do not", () => {
  const korean = { __typename: "LocalizedText", text: "강연장", language: "KO" } as const;
  expect(shown(korean, "en")).toContain('alt="강연장" lang="ko"');
  expect(shown(korean, "ko")).toContain('alt="강연장"');
  expect(shown(korean, "ko")).not.toContain("lang=");
});

test("a picture that is decoration has no words, and no language", () => {
  for (const language of ["ko", "en"] as const) {
    expect(shown(null, language)).toContain('alt=""');
    expect(shown(null, language)).not.toContain("lang=");
  }
});
