import { once } from "node:events";
import { createServer } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  type MadeAnswer,
  PUBLIC_CONTROL,
  PublicCache,
  type StoredAnswer,
} from "#gateway/cache/public-cache.ts";
import { negotiateEncoding } from "#gateway/http/negotiate-encoding.ts";
import { TestClock } from "#tests/support/clock.ts";

function makeCache(maxBytes = 1_000_000) {
  const clock = new TestClock();
  const state = { version: 1n };
  const contentCache = {
    get version() {
      return state.version;
    },
    changed: async () => undefined,
    afterPendingUpdates: async () => undefined,
  };
  const stale: string[] = [];
  const onStale = (key: string) => void stale.push(key);
  return { clock, state, stale, cache: new PublicCache({ clock, contentCache, maxBytes, onStale }) };
}
const page = (body: string, keep = true): MadeAnswer => ({
  status: 200,
  headers: { "content-type": "text/html" },
  body,
  keep,
});

const away = () => Promise.reject(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));
const textOf = (answer: StoredAnswer | null) => answer?.bodies.get("identity")?.bytes.toString();

describe("while the database is away", () => {
  test("the last good answer goes out with a short time, and is tried anew after two seconds", async () => {
    const { cache, clock, state, stale } = makeCache();
    const control = { "content-type": "text/html", "cache-control": PUBLIC_CONTROL };
    await cache.answer("a", async () => ({ ...page("good"), headers: control }));
    state.version = 2n;
    const shown = await cache.answer("a", away);
    expect(textOf(shown)).toBe("good");
    expect(shown.headers["cache-control"]).toBe("public, max-age=2");
    expect(shown.bodies.get("identity")?.headers["cache-control"]).toBe("public, max-age=2");
    // Anyone who asks meanwhile waits for no database.
    expect(textOf(cache.fresh("a"))).toBe("good");
    clock.advance(2_001);
    expect(cache.fresh("a")).toBeNull();
    expect(textOf(await cache.answer("a", away))).toBe("good");
    expect(stale).toEqual(["a", "a"]);

    clock.advance(2_001);
    const back = await cache.answer("a", async () => ({ ...page("new"), headers: control }));
    expect([textOf(back), back.headers["cache-control"]]).toEqual(["new", PUBLIC_CONTROL]);
  });

  test("a page that lacks a part gives way to the last whole one, and is better than none", async () => {
    const { cache, state } = makeCache();
    const lacking = async () => ({ ...page("half", false), away: true });
    expect(textOf(await cache.answer("a", lacking))).toBe("half");
    await cache.answer("a", async () => page("whole"));
    state.version = 2n;
    expect(textOf(await cache.answer("a", lacking))).toBe("whole");
  });

  test("what is older than a day does not, and a defect is no outage", async () => {
    const { cache, clock } = makeCache();
    await cache.answer("a", async () => page("good"));
    clock.advance(11 * 60_000);
    await expect(cache.answer("a", () => Promise.reject(new Error("defect")))).rejects.toThrow("defect");
    clock.advance(24 * 3_600_000);
    await expect(cache.answer("a", away)).rejects.toThrow("ECONNREFUSED");
  });
});

describe("the cache", () => {
  test("makes an answer once for all who ask, then keeps it", async () => {
    const { cache } = makeCache();
    let made = 0;
    const make = async () => page(`number ${++made}`);
    const answers = await Promise.all([
      cache.answer("a", make),
      cache.answer("a", make),
      cache.answer("b", make),
    ]);
    expect(made).toBe(2);
    expect(answers[0]).toBe(answers[1]);
    expect(cache.fresh("a")).toBe(answers[0]);
  });

  test("drops it with the version and with age", async () => {
    const { cache, clock, state } = makeCache();
    await cache.answer("a", async () => page("x"));
    state.version = 2n;
    expect(cache.fresh("a")).toBeNull();
    await cache.answer("a", async () => page("y"));
    expect(cache.fresh("a")).not.toBeNull();
    clock.advance(10 * 60_000 + 1);
    expect(cache.fresh("a")).toBeNull();
  });

  test("gives nobody an answer that was begun before a change they may know of", async () => {
    const { cache, state } = makeCache();
    const slow = Promise.withResolvers<MadeAnswer>();
    const before = cache.answer("a", () => slow.promise);
    state.version = 2n;
    const after = await cache.answer("a", async () => page("new"));
    slow.resolve(page("old"));
    await before;
    expect(after.bodies.get("identity")?.bytes.toString()).toBe("new");
    expect(cache.fresh("a")?.bodies.get("identity")?.bytes.toString() ?? "new").toBe("new");
  });

  test("keeps no failure and nothing that asks not to be kept", async () => {
    const { cache } = makeCache();
    await expect(cache.answer("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    await cache.answer("a", async () => page("private", false));
    expect(cache.fresh("a")).toBeNull();
  });

  test("holds no more bytes than it may", async () => {
    const { cache } = makeCache(10_000);
    for (let i = 0; i < 50; i += 1) await cache.answer(`key ${i}`, async () => page("x".repeat(1_000)));
    const cached = Array.from({ length: 50 }, (_, i) => cache.fresh(`key ${i}`)).filter(Boolean);
    expect(cached.length).toBeGreaterThan(0);
    expect(cached.length).toBeLessThanOrEqual(5);
    expect(cache.fresh("key 49")).not.toBeNull();
  });
});

describe("an answer on the wire", () => {
  async function ask(body: string, headers: Record<string, string>, method = "GET") {
    const { cache } = makeCache();
    return await askFor(cache, await cache.answer("a", async () => page(body)), headers, method);
  }
  async function askFor(
    cache: PublicCache,
    answer: StoredAnswer,
    headers: Record<string, string>,
    method = "GET",
  ) {
    const server = createServer((request, response) => void cache.send(request, response, "a", answer));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (!address || typeof address === "string") throw new Error("No address");
    const { request } = await import("node:http");
    const outgoing = request({ port: address.port, method, headers });
    outgoing.end();
    const [response] = await once(outgoing, "response");
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    server.close();
    return {
      status: response.statusCode,
      headers: response.headers,
      bytes: Buffer.concat(chunks),
      etag: answer.etag,
    };
  }
  const long = "가나다 ".repeat(1_000);

  test("comes in the best encoding the request takes, with the same weak tag", async () => {
    const br = await ask(long, { "accept-encoding": "gzip, deflate, br" });
    expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding", etag: br.etag });
    expect(brotliDecompressSync(br.bytes).toString()).toBe(long);
    const gzip = await ask(long, { "accept-encoding": "gzip" });
    expect(gunzipSync(gzip.bytes).toString()).toBe(long);
    const plain = await ask(long, {});
    expect(plain.bytes.toString()).toBe(long);
    expect(plain.headers["content-length"]).toBe(String(Buffer.byteLength(long)));
    expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(1);
    expect((await ask("short", { "accept-encoding": "br" })).headers["content-encoding"]).toBeUndefined();
  });

  test("is cached once, in a buffer of its own size, and comes in every encoding all the same", async () => {
    const { cache } = makeCache();
    const answer = await cache.answer("a", async () => page(long));
    await askFor(cache, answer, { "accept-encoding": "br" });
    expect([...answer.bodies.keys()]).toEqual(["br"]);
    const cached = answer.bodies.get("br")?.bytes;
    expect(cached?.length).toBeGreaterThan(0);
    expect(cached?.buffer.byteLength).toBe(cached?.length);
    expect((await askFor(cache, answer, {})).bytes.toString()).toBe(long);
    const gzip = await askFor(cache, answer, { "accept-encoding": "gzip" });
    expect(gunzipSync(gzip.bytes).toString()).toBe(long);
    expect([...answer.bodies.keys()]).toEqual(["br", "gzip"]);
  });

  test("is 304 for who has it, and has no body for HEAD", async () => {
    const { etag } = await ask(long, {});
    for (const tag of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
      const answer = await ask(long, { "if-none-match": tag });
      expect([answer.status, answer.bytes.length]).toEqual([304, 0]);
    }
    expect((await ask(long, { "if-none-match": '"other"' })).status).toBe(200);
    expect((await ask(long, {}, "HEAD")).bytes).toHaveLength(0);
  });
});

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=0", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity", "identity"],
])("Accept-Encoding %j is answered in %s", (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
