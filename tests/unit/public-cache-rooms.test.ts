// What a cache holds on to: strangers who ask for thousands of addresses once do not push out what everybody
// reads, and a refused answer has the last good one in its place.
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { type MadeAnswer, PublicCache, type PublicCacheOptions } from "#gateway/cache/public-cache.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { TestClock } from "#tests/support/clock.ts";

function makeCache(stays?: PublicCacheOptions["stays"]) {
  const clock = new TestClock();
  const state = { version: 1n };
  const contentCache = {
    get version() {
      return state.version;
    },
    changed: async () => undefined,
    afterPendingUpdates: async () => undefined,
  };
  const more = stays ? { stays } : {};
  const cache = new PublicCache({ clock, contentCache, maxBytes: 100_000, ...more });
  const put = (key: string, body = "x".repeat(4_000)) => cache.answer(key, async () => page(body));
  return { clock, state, cache, put };
}
const page = (body: string): MadeAnswer => ({ status: 200, headers: {}, body, keep: true });
const refused = () => Promise.reject(new HttpError("UNAVAILABLE"));
const many = Array.from({ length: 200 }, (_, number) => `/notice/list?search=${number}`);

test("what anybody can ask for in any number has a small room of its own", async () => {
  const { cache, put } = makeCache((key) => (key.includes("?") ? "never" : "always"));
  await put("/notice/list");
  for (const address of many) {
    await put(address);
    cache.fresh(address);
  }
  expect(cache.fresh("/notice/list")).not.toBeNull();
  expect(cache.fresh(many.at(-1) ?? "")).not.toBeNull();
  expect(cache.fresh(many[0] ?? "")).toBeNull();
});

test("an answer that is asked for again stays, and those asked for once go", async () => {
  const { cache, put } = makeCache(() => "asked-again");
  await put("list");
  expect(cache.fresh("list")).not.toBeNull();
  for (const key of many) await put(key);
  expect(cache.fresh("list")).not.toBeNull();
  expect(cache.fresh(many[0] ?? "")).toBeNull();
});

test("what is refused is shown as it was in this version or the one before, and no older one", async () => {
  const { cache, clock, state, put } = makeCache();
  await put("a", "first");
  clock.advance(11 * 60_000);
  const text = async () => (await cache.answer("a", refused)).bodies.get("identity")?.bytes.toString();
  expect(await text()).toBe("first");
  state.version = 2n;
  expect(await text()).toBe("first");
  state.version = 3n;
  await expect(text()).rejects.toThrow("UNAVAILABLE");
  await expect(cache.answer("b", refused)).rejects.toThrow("UNAVAILABLE");
});

test("a plain answer after a compressed one is at hand from then on", async () => {
  const { cache, put } = makeCache();
  await put("a");
  const server = createServer((request, response) => {
    const answer = cache.fresh("a");
    if (answer) void cache.send(request, response, "a", answer);
  }).listen(0);
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  await fetch(url, { headers: { "accept-encoding": "br" } });
  const plain = await fetch(url, { headers: { "accept-encoding": "identity" } });
  expect(await plain.text()).toHaveLength(4_000);
  const { bodies } = cache.fresh("a") ?? {};
  expect([...(bodies?.keys() ?? [])].sort()).toEqual(["br", "identity"]);
  server.close();
});
