// @vitest-environment jsdom
// What staff read at the address of a post that visitors do not see; nobody else reads or asks anything of it.
import { beforeEach, expect, test, vi } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { HiddenPost } from "#web/features/site/posts/office/HiddenPost.tsx";

interface QueryArgs {
  readonly pause: boolean;
  readonly variables?: { readonly id: number };
}
const { server } = vi.hoisted(() => ({
  server: { canWritePosts: true, post: null as object | null, asked: [] as number[] },
}));
vi.mock("#web/gql/managed-posts.ts", () => ({
  usePostRightsQuery: ({ pause }: QueryArgs) => [
    pause ? {} : { data: { viewer: { id: 1, canWritePosts: server.canWritePosts } } },
  ],
  useHiddenPostQuery: ({ pause, variables }: QueryArgs) => {
    if (pause) return [{}];
    if (variables) server.asked.push(variables.id);
    return [{ data: { postForEditing: server.post } }];
  },
}));

const root = appRoot();

beforeEach(() => {
  Object.assign(server, { canWritePosts: true, post: null, asked: [] });
});

const open = (path: string) => root.show(<HiddenPost />, { at: path });
const words = () => document.body.textContent ?? "";
const post = (state: string) => ({
  id: 12,
  board: "NOTICE",
  state,
  publishedAt: "2026-12-24T05:00:00Z",
  unpublishAt: "2026-12-31T05:00:00Z",
});

test("a scheduled post says when it is published, and leads to its editor", async () => {
  server.post = post("SCHEDULED");
  await open("/notice/12");
  expect(words()).toContain("2026");
  expect(document.querySelector("time")?.dateTime).toBe("2026-12-24T05:00:00Z");
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/notice/edit/12");
});

test("a draft, one that has ended and one in the trash say so", async () => {
  for (const state of ["DRAFT", "ENDED", "TRASH"]) {
    server.post = post(state);
    await open("/notice/12");
    expect(words(), state).toContain({ DRAFT: "초안", ENDED: "게시가 끝났습니다", TRASH: "휴지통" }[state]);
    await root.close();
  }
});

test("staff without the right, and other addresses, ask for no post", async () => {
  server.post = post("SCHEDULED");
  server.canWritePosts = false;
  await open("/notice/12");
  server.canWritePosts = true;
  await root.close();
  for (const path of ["/nowhere", "/notice/abc", "/notice/0", "/programs/12", "/notice/99999999999"])
    await open(path);
  expect([server.asked, document.querySelector("[role=status]")]).toEqual([[], null]);
});
