// Pages as a browser, a cache and a crawler get them.
import { request as rawRequest } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { scriptHash } from "#gateway/html/renderer.ts";
import { createVisitorThreads } from "#gateway/visitors/visitor-threads.ts";
import { db } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { createPost, createProgram, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway({ createVisitors: createVisitorThreads, pages: builtPages() });
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  gateway().request(path, {
    headers: { "user-agent": "Mozilla/5.0 Firefox/140.0", ...headers },
    method,
    redirect: "manual",
  });
const page = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();

/** Tells all gateways that what visitors see has changed, and waits until this one knows. */
async function publish(): Promise<void> {
  await db.$transaction((tx) => bumpContentVersion(tx));
  await sleep(1_000);
}

interface Bytes {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** The bytes as they were sent; fetch would decompress them, and would not send every target. */
function bytes(target: string, encoding: string): Promise<Bytes> {
  const { port } = new URL(gateway().url);
  return new Promise((resolve, reject) => {
    rawRequest(
      { port, host: "127.0.0.1", path: target, headers: { "accept-encoding": encoding } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
      },
    )
      .on("error", reject)
      .end();
  });
}

const links = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([\w-]+)")? href="([^"]+)"/gi)].map(
      ([, rel = "", language, href]) => [language ?? rel, href],
    ),
  );

describe("a public page", () => {
  test("is the whole page, in the language of its address", async () => {
    const { id } = await createPost({ titleKo: "가을 학술대회", titleEn: "Autumn conference" });
    const ko = await page(`/notice/${id}`);
    expect(ko).toMatch(/^<!DOCTYPE html><html lang="ko"/);
    expect(ko).toMatch(/<title>가을 학술대회 \| [^<]+<\/title>/);
    expect(ko).toContain("본문");
    const en = await page(`/en/notice/${id}`);
    expect(en).toContain('<html lang="en"');
    expect(en).toMatch(/<title>Autumn conference \| [^<]+<\/title>/);
    expect(en).toContain('property="og:locale" content="en_GB"');
  });

  test("promises search engines only the languages it is written in", async () => {
    const { id } = await createPost({ titleEn: null, contentEn: Prisma.DbNull });
    const address = `${gateway().config.publicUrl}/notice/${id}`;
    for (const path of [`/notice/${id}`, `/en/notice/${id}`]) {
      const html = await page(path);
      expect(links(html)).toMatchObject({ canonical: address, ko: address, "x-default": address });
      expect(links(html)).not.toHaveProperty("en");
      expect(html).not.toContain("og:locale:alternate");
    }
    const map = await page("/sitemaps/posts-0.xml");
    expect(map).toContain(`${address}<`);
    expect(map).not.toContain(`/en/notice/${id}<`);
  });

  test("without a picture is shared with the site's own", async () => {
    const { id } = await createPost();
    const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(await page(`/notice/${id}`)) ?? [];
    expect(image).toContain(gateway().config.publicUrl);
    const answer = await get(new URL(image).pathname);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  test("names its address in both languages", async () => {
    const { id } = await createPost();
    const origin = gateway().config.publicUrl;
    const expected = {
      ko: `${origin}/notice/${id}`,
      en: `${origin}/en/notice/${id}`,
      "x-default": `${origin}/notice/${id}`,
    };
    expect(links(await page(`/notice/${id}`))).toEqual({ canonical: expected.ko, ...expected });
    expect(links(await page(`/en/notice/${id}?utm_source=mail`))).toEqual({
      canonical: expected.en,
      ...expected,
    });
  });

  test("may be stored by a cache for a second and is asked for again by browsers", async () => {
    const answer = await get("/notice/list");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe(
      "public, max-age=0, s-maxage=1, stale-while-revalidate=1",
    );
    expect(answer.headers.get("vary")).toBe("accept-encoding");
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("holds no script that the CSP does not name", async () => {
    const answer = await get("/notice/list");
    const html = await answer.text();
    const scripts = /<script(?![^>]*application\/(?:ld\+)?json)([^>]*)>([^<]*)<\/script>/g;
    const inline = [...html.matchAll(scripts)].filter(([, attributes]) => !attributes?.includes("src="));
    expect(inline).toHaveLength(2);
    for (const [, , text = ""] of inline) {
      expect(answer.headers.get("content-security-policy")).toContain(`'sha256-${scriptHash(text)}'`);
    }
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
  });

  test("carries its data without a way out of the script", async () => {
    const { id } = await createPost({ titleKo: "</script><script>alert(1)</script>" });
    const html = await page(`/notice/${id}`);
    expect(html).not.toContain("<script>alert(1)");
    const data = html.match(/<script type="application\/json" id="page-data">([^<]*)<\/script>/)?.[1];
    expect(JSON.stringify(JSON.parse(data ?? ""))).toContain("alert(1)");
  });

  test("is the same bytes for everyone", async () => {
    const { session } = await createSignedIn();
    const plain = await page("/notice/list");
    expect(await page("/notice/list", { ...session.headers, cookie: "a=b", "accept-language": "en" })).toBe(
      plain,
    );
  });

  test("comes in br, gzip and plain, one tag for all", async () => {
    const [plain, gzip, br] = await Promise.all(
      ["identity", "gzip", "gzip, deflate, br"].map((encoding) => bytes("/notice/list", encoding)),
    );
    expect(br?.headers["content-encoding"]).toBe("br");
    expect(gzip?.headers["content-encoding"]).toBe("gzip");
    expect(plain?.headers["content-encoding"]).toBeUndefined();
    const text = plain?.body.toString();
    expect(brotliDecompressSync(br?.body ?? "").toString()).toBe(text);
    expect(gunzipSync(gzip?.body ?? "").toString()).toBe(text);
    expect(br?.headers.etag).toMatch(/^W\//);
    expect(br?.headers.etag).toBe(plain?.headers.etag);
  });

  test("is not sent again to who has it", async () => {
    const etag = (await get("/notice/list")).headers.get("etag") ?? "";
    const again = await get("/notice/list", { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(again.headers.get("content-security-policy")).toContain("script-src");
    expect(await again.text()).toBe("");
    expect((await get("/notice/list", { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("answers HEAD as GET, without the page", async () => {
    const [head, full] = await Promise.all([get("/notice/list", {}, "HEAD"), get("/notice/list")]);
    expect(head.status).toBe(200);
    expect(head.headers.get("etag")).toBe(full.headers.get("etag"));
    expect(await head.text()).toBe("");
    expect((await get("/notice/list", {}, "POST")).status).toBe(405);
  });
});

describe("freshness", () => {
  test("a publish is shown by the next request", async () => {
    const before = await page("/notice/list");
    await createPost({ titleKo: "방금 올린 글" });
    await publish();
    expect(before).not.toContain("방금 올린 글");
    expect(await page("/notice/list")).toContain("방금 올린 글");
  });

  test("what is hidden is gone everywhere", async () => {
    const { id } = await createPost({ titleKo: "곧 내려갈 글" });
    await publish();
    expect((await get(`/notice/${id}`)).status).toBe(200);
    await db.post.update({ where: { id }, data: { deletedAt: new Date() } });
    await publish();
    expect((await get(`/notice/${id}`)).status).toBe(404);
    expect(await page("/notice/list")).not.toContain("곧 내려갈 글");
  });

  test("a publication time passes without anybody saving anything", async () => {
    const { id } = await createPost({ publishedAt: new Date(gateway().clock.now().getTime() + 60_000) });
    expect((await get(`/notice/${id}`)).status).toBe(404);
    gateway().clock.advance(61_000);
    expect((await get(`/notice/${id}`)).status).toBe(200);
  });

  test("query keys a page does not know make no other page", async () => {
    expect(await page("/notice/list?utm_source=x")).toBe(await page("/notice/list"));
    expect(links(await page("/notice/list?page=1&x=1"))).toEqual(links(await page("/notice/list?page=1")));
  });
});

describe("statuses", () => {
  test("a translated title over a text that is not translated says so", async () => {
    const texts = { titleKo: "세미나", titleEn: "Seminar", descriptionKo: "소개" };
    const half = await createProgram(texts);
    const whole = await createProgram({ ...texts, descriptionEn: "About" });
    const missing = "Not yet available in English";
    expect(await page(`/en/seminar-details/${half.id}`)).toContain(missing);
    expect(await page(`/en/seminar-details/${whole.id}`)).not.toContain(missing);
  });

  test("an unknown path is 404 and says so, escaped", async () => {
    const answer = await get("/nowhere/%3Cimg%20src=x%20onerror=alert(1)%3E");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = await answer.text();
    expect(html).toContain("<title>Error Page</title>");
    expect(html).toContain('data-layout="layout-eleven"');
    expect(html).toContain("Oops!");
    expect(html).toContain("Page Not Found: /nowhere/");
    expect(html).toContain("Sorry, &quot;we couldn&#x27;t&quot; find your page.");
    expect(html).toContain("Back to Home");
    expect(html).not.toContain("<img src=x");
  });

  test.each([
    "/not-found",
    "/en/nowhere",
    "/notice/0",
    "/notice/01",
    "/notice/-1",
    "/notice/1e3",
    "/notice/99999999999",
    "/news/2147483647",
    "/notice/edit/abc",
    "/en/edit-seminar/0",
    "/admin/popup-management/edit/x",
  ])("%s is 404", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.each(["/login", "/register", "/my-account", "/admin/dashboard", "/en/my-account"])(
    "%s is a page nobody keeps or indexes",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect((await answer.text()).includes('name="robots" content="noindex"')).toBe(true);
    },
  );

  test.each([
    ["/notice/list/", "/notice/list"],
    ["//notice//list?page=2", "/notice/list?page=2"],
    ["//evil.example/x/", "/evil.example/x"],
    ["/\\evil.example/", "/%5Cevil.example"],
    ["/en/", "/en"],
  ])("%s leads to %s", async (target, to) => {
    const { headers } = await bytes(target, "identity");
    expect(headers.location).toBe(to);
  });

  test("a crawler gets the status and a few words, the log the rest", async () => {
    const answer = await get("/nowhere-for-crawlers", { "user-agent": GOOGLEBOT });
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).not.toContain("Oops!");
    expect(html).not.toContain("<script");
    expect(
      gateway().logLines.some((line) => line.includes("/nowhere-for-crawlers") && line.includes("404")),
    ).toBe(true);
    expect((await get("/notice/list", { "user-agent": GOOGLEBOT })).status).toBe(200);
  });

  test("a missing asset is a plain 404", async () => {
    const answer = await get("/assets/old-chunk.js");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("text/plain");
  });
});

test("an address in capitals leads to the page's own; an unknown one is shown as it was typed", async () => {
  const { id } = await createPost();
  await publish();
  for (const [typed, own] of [
    [`/NOTICE/${id}?utm=A`, `/notice/${id}?utm=A`],
    ["/EN/Notice/List", "/en/notice/list"],
  ] as const) {
    const answer = await get(typed);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, own]);
  }
  const unknown = await get("/Nowhere");
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain("Page Not Found: /Nowhere");
});
