// The office's list of posts: all of them but the trash, found by their words in any state, by time or by title.
import { beforeAll, expect, test } from "vitest";
import { createPost, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const ids: Record<string, number> = {};
let headers: Record<string, string>;

beforeAll(async () => {
  headers = (await createSignedIn({ roles: ["CONTENT"] })).session.headers;
  const now = Date.now();
  for (const [name, given] of Object.entries({
    draft: { titleKo: "물빛 초안", publishedAt: null },
    live: { titleKo: "가을 물빛", publishedAt: new Date(now - 1_000) },
    scheduled: { titleKo: "나중의 물빛", publishedAt: new Date(now + 3_600_000) },
    trash: { titleKo: "버린 물빛", deletedAt: new Date(now) },
    other: { titleKo: "다른 글", publishedAt: new Date(now - 2_000) },
  })) {
    ids[name] = (await createPost(given)).id;
  }
});

async function list(filter: object, sort = "STATE", descending = true) {
  const query = `query ($filter: PostFilter, $sort: PostSort!, $descending: Boolean!) {
    managedPosts(filter: $filter, sort: $sort, descending: $descending) { totalCount items { id } } }`;
  const { data } = await askGraphql(gateway(), query, { variables: { filter, sort, descending }, headers });
  const { items, totalCount } = Object(data).managedPosts;
  const names = items.map(({ id }: { id: number }) => Object.keys(ids).find((name) => ids[name] === id));
  expect(totalCount).toBe(names.length);
  return names;
}

test("begins with all but the trash, what was touched last first", async () => {
  expect(await list({})).toEqual(["other", "scheduled", "live", "draft"]);
});

test("finds words and initials in any state", async () => {
  expect((await list({ search: "물빛" })).sort()).toEqual(["draft", "live", "scheduled"]);
  expect(await list({ search: "ㄱㅇㅁㅂ" })).toEqual(["live"]);
  expect(await list({ search: "물빛", state: "TRASH" })).toEqual(["trash"]);
  expect(await list({ search: "물빛", state: "DRAFT" })).toEqual(["draft"]);
  expect(await list({ search: "어디에도 없는" })).toEqual([]);
});

test("is in the order of titles", async () => {
  expect(await list({}, "TITLE", false)).toEqual(["live", "scheduled", "other", "draft"]);
  expect(await list({ search: "물빛" }, "TITLE", true)).toEqual(["draft", "scheduled", "live"]);
});

test("scheduled posts stand by the time of their publication, either way round", async () => {
  ids.later = (await createPost({ titleKo: "더 나중", publishedAt: new Date(Date.now() + 7_200_000) })).id;
  expect(await list({ state: "SCHEDULED" }, "STATE", false)).toEqual(["scheduled", "later"]);
  expect(await list({ state: "SCHEDULED" }, "STATE", true)).toEqual(["later", "scheduled"]);
});
