// What somebody reads at the door of a post for members: who may read it, what is missing, and the way to it
// (docs/site.md#posts-for-members).
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import type { PostLock } from "#schema/validation/site/post-audience.ts";
import { LANGUAGES, speaker, type UiLanguage } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { LockedPost } from "#web/features/site/posts/public/LockedPost.tsx";
import { PostNeighbours } from "#web/features/site/posts/public/PostNeighbours.tsx";
import type { PostAudience } from "#web/gql/enums.ts";
import { localizedPath } from "#web/i18n/language.ts";
import { GRADE_TAB, paymentsPath } from "#web/paths.ts";

const post = {
  audience: "GRADES",
  readerGrades: ["REGULAR", "LIFETIME"],
  publishedAt: "2026-11-20T00:00:00Z",
  tag: null,
  title: { text: "이사회 회의록", language: "KO" },
} as const;

function drawn(language: UiLanguage, element: ReactNode): string {
  return markupInApp(element, { language, at: "/notice/12" });
}

function door(language: UiLanguage, lock: PostLock): { words: string; ways: string[] } {
  const html = drawn(
    language,
    <LockedPost board="NOTICE" post={{ ...post, readerGrades: [...post.readerGrades] }} lock={lock} shown />,
  );
  const section = /<section.*?<\/section>/s.exec(html)?.[0] ?? "";
  const ways = [...section.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return { words: section.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "), ways };
}

describe.each(LANGUAGES)("in %s", (language) => {
  const say = speaker(language);

  test("a lapsed member reads that dues are missing, and is led to them alone", () => {
    const { words, ways } = door(language, "LAPSED");
    expect(words).toContain(say("posts.lock.LAPSED"));
    expect(words).toContain(say("posts.lock.dues"));
    expect(ways).toEqual([localizedPath(language, paymentsPath(1))]);
    for (const other of ["posts.lock.GRADE", "posts.lock.SIGN_IN"] as const)
      expect(words).not.toContain(say(other));
  });

  test("another grade is led to its request, a visitor to sign in and come back", () => {
    expect(door(language, "GRADE").words).toContain(say("posts.lock.GRADE"));
    expect(door(language, "GRADE").ways).toEqual([localizedPath(language, GRADE_TAB)]);
    expect(door(language, "SIGN_IN").words).toContain(say("posts.lock.SIGN_IN"));
    expect(door(language, "SIGN_IN").ways).toEqual([
      expect.stringContaining("notice%2F12"),
      localizedPath(language, "/register"),
    ]);
  });

  test("the door names the grades", () => {
    const grades = post.readerGrades.map((grade) => say(`enums.MemberGrade.${grade}`));
    for (const grade of grades) expect(door(language, "LAPSED").words).toContain(grade);
  });

  test("previous and next name a post for members with its mark, any other without", () => {
    const { publishedAt, title } = post;
    const row = (id: number, audience: PostAudience) => ({ id, publishedAt, title, audience, pinned: false });
    const html = drawn(
      language,
      <PostNeighbours board="NOTICE" previous={row(11, "GRADES")} next={row(13, "EVERYONE")} />,
    );
    const rows = [...html.matchAll(/<li.*?<\/li>/gs)].map(([text]) => text);
    // As in the list: what is above comes first.
    expect(rows.map((text) => text.includes(say("posts.list.members")))).toEqual([false, true]);
  });
});
