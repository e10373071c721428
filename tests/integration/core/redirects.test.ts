// Old addresses lead on before the page that says "not found"; what leads nowhere is counted for the office.
import { beforeAll, expect, test, vi } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { db } from "#prisma/client.ts";
import { countUnknown } from "#schema/core/redirects/count-unknown.ts";
import { UNKNOWN_ADDRESSES_MAX } from "#schema/validation/core/redirects.ts";
import { createPost, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway({ pages: builtPages() });
let ask: Ask;
let memberId: number;
beforeAll(async () => {
  const writer = await createSignedIn({ roles: ["CONTENT"] });
  memberId = writer.id;
  ask = (query, variables = {}) =>
    askGraphql(gateway(), query, { variables, headers: { ...writer.session.headers } });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  gateway().request(path, { headers: { "user-agent": "Firefox/140.0", ...headers }, redirect: "manual" });
const led = async (path: string) => {
  const { status, headers } = await get(path);
  return [status, headers.get("location")];
};
const add = (address: string, target: string) =>
  ask("mutation ($input: RedirectInput!) { addRedirect(input: $input) { id version address } }", {
    input: { address, target },
  });
const remove = (id: number) => ask("mutation ($id: Id!) { deleteRedirect(id: $id) }", { id });
const change = (id: number, version: number, address: string, target: string) =>
  ask(
    "mutation ($id: Id!, $version: Int!, $input: RedirectInput!) { changeRedirect(id: $id, version: $version, input: $input) { version } }",
    { id, version, input: { address, target } },
  );

test("an old address leads on at once, with what else its link carries, in every spelling, crawlers too", async () => {
  const { id } = await createPost();
  const address = "https://old.example/bbs/board.php?wr_id=12&bo_table=notice";
  expect(await led("/bbs/board.php?bo_table=notice&wr_id=12")).toEqual([404, null]);
  const { data } = await add(address, `/notice/${id}`);
  expect(Object(data).addRedirect.address).toBe("/bbs/board.php?bo_table=notice&wr_id=12");
  expect(await led("/bbs/board.php?bo_table=notice&wr_id=12")).toEqual([301, `/notice/${id}`]);
  expect(await led("/bbs/board.php?wr_id=12&page=3&bo_table=notice")).toEqual([301, `/notice/${id}`]);
  const crawler = await get("/bbs/board.php?bo_table=notice&wr_id=12", { "user-agent": "Googlebot/2.1" });
  expect([crawler.status, crawler.headers.get("location")]).toEqual([301, `/notice/${id}`]);
  expect(crawler.headers.get("cache-control")).toBe("no-store");
  expect((await get(`/notice/${id}`)).status).toBe(200);
});

test("a page that is there comes first, one that is gone or does not read the query does not", async () => {
  const { id } = await createPost();
  await add(`/notice/${id}`, "/faq");
  await add("/?p=12", "/faq");
  await add("/notice/list?page=2", "/faq");
  await add("/2019/안녕/", "/faq?가");
  expect((await get(`/notice/${id}`)).status).toBe(200);
  expect((await get("/")).status).toBe(200);
  expect((await get("/notice/list?page=2")).status).toBe(200);
  expect(await led("/?p=12")).toEqual([301, "/faq"]);
  expect(await led("/?p=13")).toEqual([200, null]);
  expect(await led("/2019/%EC%95%88%EB%85%95/")).toEqual([301, "/faq?%EA%B0%80"]);
  await db.post.update({ where: { id }, data: { deletedAt: gateway().clock.now() } });
  await add("/touch", "/faq");
  expect(await led(`/notice/${id}`)).toEqual([301, "/faq"]);
});

test("what is changed and deleted counts with the next request, is logged, and can be undone", async () => {
  const { data } = await add("/moved/a", "/faq");
  const { id, version } = Object(data).addRedirect;
  expect((await change(id, version, "/moved/b", "/glossary")).errors).toEqual([]);
  expect(await led("/moved/a")).toEqual([404, null]);
  expect(await led("/moved/b")).toEqual([301, "/glossary"]);
  expect((await change(id, version, "/moved/a", "/faq")).errors).toMatchObject([
    { extensions: { code: "CONFLICT" } },
  ]);
  expect((await remove(id)).errors).toEqual([]);
  expect(await led("/moved/b")).toEqual([404, null]);
  await add("/moved/b", "/glossary");
  expect(await led("/moved/b")).toEqual([301, "/glossary"]);
  const lines = await db.auditEntry.findMany({
    where: { actorId: memberId, subject: "redirect", subjectId: id },
    orderBy: { id: "asc" },
  });
  expect(lines.map(({ action }) => action)).toEqual(["addRedirect", "changeRedirect", "deleteRedirect"]);
});

test("no circle is saved, none that two wrote at once is followed, and an address is there once", async () => {
  const fields = async (address: string, target: string) =>
    Object((await add(address, target)).errors[0]).extensions?.fields;
  expect(await fields("/ring", "/ring?a=1")).toEqual({ target: ["TARGET_LOOPS"] });
  await add("/ring/a", "/ring/b");
  await add("/ring/b", "/ring/c");
  expect(await fields("/ring/c", "/ring/a")).toEqual({ target: ["TARGET_LOOPS"] });
  expect(await fields("/ring/a", "/faq")).toEqual({ address: ["OLD_ADDRESS_KNOWN"] });
  expect(await fields("/ring/d", "https://evil.example/")).toEqual({ target: ["TARGET_INVALID"] });
  await db.redirect.create({ data: { address: "/ring/c", target: "/ring/a" } });
  await add("/ring/touch", "/faq");
  expect(await led("/ring/a")).toEqual([404, null]);
});

const LIST = "{ unknownAddresses { items { id address asked fromSite } } }";
const report = async () =>
  (Object((await ask(LIST)).data).unknownAddresses.items as { address: string; asked: number }[]).filter(
    ({ address }) => address.startsWith("/lost"),
  );

test("what is asked for in vain is counted without anybody's data, and leaves the report when it leads on", async () => {
  const from = { referer: "https://cafe.example.org/post/7?who=hong" };
  for (let times = 0; times < 3; times += 1) await get("/lost/page.php?no=7&email=hong@example.org", from);
  await get("/lost/hong@example.org");
  await vi.waitFor(async () => expect(await report()).not.toEqual([]), { timeout: 20_000 });
  expect(await report()).toMatchObject([
    { address: "/lost/page.php?no=7", asked: 3, fromSite: "cafe.example.org" },
  ]);
  await add("/lost/page.php?no=7", "/faq");
  expect(await report()).toEqual([]);
});

test("the report stays bounded: what was asked for least makes room", async () => {
  const { clock } = gateway();
  const lines = Array.from({ length: UNKNOWN_ADDRESSES_MAX }, (_, at) => ({
    address: `/many/${at}`,
    asked: at === 0 ? 1 : 2,
    fromSite: null,
  }));
  await countUnknown(lines, clock.now());
  await countUnknown([{ address: "/many/new", asked: 3, fromSite: null }], clock.now());
  const reported = await db.unknownAddress.findMany({ select: { address: true, asked: true } });
  expect(reported.length).toBeLessThanOrEqual(UNKNOWN_ADDRESSES_MAX);
  expect(reported).toContainEqual({ address: "/many/new", asked: 3 });
  expect(reported.some(({ address }) => address === "/many/0")).toBe(false);
});
