// What a visitor's browser is sent to on a site with the demo's content: pages by what they are called, and a
// phone that has a Korean font.
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "#tests/support/source-files.ts";

const FIRST = `{
  latestPosts(board: NOTICE, first: 1) { id }
  programs(kinds: [SEMINAR]) { items { id } }
  journal { issues { articles { id } } }
}`;

/** What is asked of the demo to find a page of each kind. */
interface Found {
  readonly latestPosts: readonly { readonly id: number }[];
  readonly programs: { readonly items: readonly { readonly id: number }[] };
  readonly journal: { readonly issues: readonly { readonly articles: readonly { readonly id: number }[] }[] };
}

/** Ten pages that somebody may come to first. */
export const DEMO_PAGES = [
  "home",
  "a list",
  "a post",
  "the seminars",
  "a seminar",
  "the journal",
  "an article",
  "search",
  "login",
  "registration",
] as const;
export type DemoPage = (typeof DEMO_PAGES)[number];

/** Their paths. The post, the seminar and the article are the first there are. */
export async function findDemoPages(origin: string): Promise<Readonly<Record<DemoPage, string>>> {
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "graphql-require-preflight": "1",
      "x-graphql-yoga-csrf": "1",
    },
    body: JSON.stringify({ query: FIRST }),
  });
  const { data }: { data: Found } = await answer.json();
  const article = data.journal.issues.flatMap(({ articles }) => articles)[0];
  return {
    home: "/",
    "a list": "/notice/list",
    "a post": `/notice/${data.latestPosts[0]?.id}`,
    "the seminars": "/seminar-schedule",
    "a seminar": `/seminar-details/${data.programs.items[0]?.id}`,
    "the journal": "/journal",
    "an article": `/journal/articles/${article?.id}`,
    search: "/search?q=번역",
    login: "/login",
    registration: "/register",
  };
}

const PHONE_FONT = join(
  ROOT,
  "node_modules/pretendard/dist/public/static/alternative/Pretendard-Regular.ttf",
);

/**
 * A folder of data with a Korean font, where the browser's machine looks for the reader's own. Every phone has one; a bare Linux
 * has none and looks up each syllable of the first paint in vain, which takes it longer than all the rest.
 */
export function phoneData(): string {
  const folder = mkdtempSync(join(tmpdir(), "phone-"));
  cpSync(PHONE_FONT, join(folder, "fonts", "korean.ttf"));
  return folder;
}
