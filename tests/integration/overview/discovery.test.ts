// What machines read to find the pages, read by a real XML parser.

import { createRequire } from "node:module";
import { beforeAll, describe, expect, test } from "vitest";
import { builtPages } from "#gateway/html/built-pages.ts";
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createPageVersion, createPost, createSettings, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const PUBLIC_URL = "https://association.example";
const gateway = useGateway({
  config: { publicUrl: PUBLIC_URL },
  pages: builtPages(),
});
// The package brings no types; only its parser is wanted.
const { JSDOM }: { JSDOM: new () => { window: { DOMParser: typeof DOMParser } } } = createRequire(
  import.meta.url,
)("jsdom");
const { window } = new JSDOM();
const ago = (days: number) => new Date(Date.now() - days * DAY);

/** Throws on anything that is not well-formed XML. */
async function read(path: string) {
  const response = await gateway().request(path);
  expect(response.status, path).toBe(200);
  const text = await response.text();
  const document = new window.DOMParser().parseFromString(text, "application/xml");
  expect(document.querySelector("parsererror")?.textContent, path).toBeUndefined();
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    response,
    document,
    all,
    texts: (selector: string) => all(selector).map((one) => one.textContent),
  };
}

const paths: Record<string, string> = {};
const WRITABLE = `<img src=x onerror="a()"> & "제목" ]]> 🙂`;
const HOSTILE = `${WRITABLE}\u0001\u000b\ufffe`;

beforeAll(async () => {
  const post = async (name: string, overrides: Parameters<typeof createPost>[0]) => {
    paths[name] = `/notice/${(await createPost(overrides)).id}`;
  };
  await post("plain", { publishedAt: ago(3) });
  await post("hostile", { titleKo: HOSTILE, contentKo: paragraph(HOSTILE), publishedAt: ago(2) });
  await post("korean", { titleEn: null, contentEn: Prisma.DbNull, publishedAt: ago(1), pinned: false });
  await post("pinned", { pinned: true, publishedAt: ago(9) });
  await post("draft", { publishedAt: null });
  await post("scheduled", { publishedAt: ago(-1) });
  await post("trash", { deletedAt: new Date() });
  const program = (overrides: Partial<Prisma.ProgramUncheckedCreateInput>) =>
    db.program.create({
      select: { id: true },
      data: {
        kind: "SEMINAR",
        titleKo: "세미나",
        startsAt: ago(-3),
        endsAt: ago(-4),
        publishedAt: ago(1),
        ...overrides,
      },
    });
  paths.seminar = `/seminar-details/${(await program({ titleEn: "Seminar" })).id}`;
  paths.course = `/programs/${(await program({ kind: "KITEC" })).id}`;
  paths.hidden = `/programs/${(await program({ kind: "KITEC", publishedAt: null })).id}`;
  await createPageVersion("TERMS", 1, { effectiveAt: ago(5) });
  await createPageVersion("PRIVACY_POLICY", 1, { effectiveAt: ago(-5) });
});

describe("the map of the site", () => {
  /** Every part of the index, as the index names it. */
  async function parts() {
    const { texts } = await read("/sitemap.xml");
    return texts("sitemap > loc").map((address) => address.slice(PUBLIC_URL.length));
  }

  test("holds every visible page in the languages it is written in, and nothing else", async () => {
    const listed = await Promise.all((await parts()).map(read));
    const addresses = listed.flatMap(({ texts }) => texts("url > loc"));
    const own = addresses.map((address) => address.slice(PUBLIC_URL.length));
    expect(new Set(own).size).toBe(own.length);
    expect(own).toEqual(expect.arrayContaining(["/", "/en", "/notice/list", "/en/notice/list", "/gallery"]));
    expect(own).toEqual(expect.arrayContaining(["/terms", paths.korean, paths.course]));
    // Written in Korean only.
    for (const path of ["/en/terms", `/en${paths.korean}`, `/en${paths.course}`])
      expect(own).not.toContain(path);
    for (const name of ["plain", "hostile", "pinned", "seminar"]) {
      expect(own).toEqual(expect.arrayContaining([paths[name], `/en${paths[name]}`]));
    }
    for (const name of ["draft", "scheduled", "trash", "hidden"]) expect(own).not.toContain(paths[name]);
    for (const path of [
      "/privacy-policy",
      "/search",
      "/login",
      "/my-account",
      "/admin/dashboard",
      "/notice/create",
    ]) {
      expect(own).not.toContain(path);
    }
    for (const { all } of listed) {
      expect(all("url").length).toBeLessThanOrEqual(10_000);
      for (const url of all("url")) {
        const alternates = [...url.children].filter(({ localName }) => localName === "link");
        const languages = alternates.map((one) => one.getAttribute("hreflang"));
        expect([
          ["ko", "en", "x-default"],
          ["ko", "x-default"],
        ]).toContainEqual(languages);
        for (const one of alternates) expect(addresses).toContain(one.getAttribute("href"));
      }
      const dates = all("lastmod").map(({ textContent }) => textContent);
      for (const date of dates) expect(new Date(date).toISOString()).toBe(date);
    }
  });

  test("every address answers", async () => {
    const [pages = ""] = await parts();
    for (const address of (await read(pages)).texts("url > loc")) {
      const response = await gateway().request(address.slice(PUBLIC_URL.length) || "/");
      expect(response.status, address).toBe(200);
      expect(await response.text()).not.toContain('name="robots"');
    }
  });

  test("grows by parts of 5,000 things", async () => {
    await createPost({ id: 12_345, publishedAt: ago(1) });
    gateway().clock.advance(11 * 60_000);
    const found = (await parts()).filter((part) => part.includes("posts"));
    expect(found).toEqual(["/sitemaps/posts-0.xml", "/sitemaps/posts-2.xml"]);
    expect((await read("/sitemaps/posts-2.xml")).texts("url > loc")).toEqual([
      `${PUBLIC_URL}/notice/12345`,
      `${PUBLIC_URL}/en/notice/12345`,
    ]);
  });

  test.each([
    "/sitemaps/posts-1.xml",
    "/sitemaps/posts-01.xml",
    "/sitemaps/posts-429496.xml",
    "/sitemaps/posts-999999.xml",
    "/sitemaps/programs-999999.xml",
    "/sitemaps/posts-9999999.xml",
    "/sitemaps/x.xml",
  ])("there is no %s", async (path) => {
    expect((await gateway().request(path)).status).toBe(404);
  });
});

test("robots.txt names the map and lets everybody in", async () => {
  const response = await gateway().request("/robots.txt");
  expect(response.headers.get("content-type")).toContain("text/plain");
  const lines = (await response.text()).split("\n");
  expect(lines).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  expect(lines).toContain("User-agent: *");
  expect(lines).not.toContain("Disallow: /");
});

test("security.txt says where to write to, for half a year from today (RFC 9116)", async () => {
  const read = async () => {
    const response = await gateway().request("/.well-known/security.txt");
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/plain; charset=utf-8",
    ]);
    return new Map(
      (await response.text())
        .trim()
        .split("\n")
        .map((line) => line.split(/: /, 2))
        .map(([name = "", value = ""]) => [name, value]),
    );
  };
  const before = await read();
  expect(before.get("Canonical")).toBe(`${PUBLIC_URL}/.well-known/security.txt`);
  expect(before.get("Preferred-Languages")).toBe("ko, en");
  const ahead = (lines: typeof before) =>
    (Date.parse(lines.get("Expires") ?? "") - gateway().clock.now().getTime()) / DAY;
  expect(ahead(before)).toBeGreaterThan(150);
  expect(ahead(before)).toBeLessThan(365);
  await createSettings({ email: "office@example.org" });
  gateway().clock.advance(3 * DAY);
  const later = await read();
  expect(later.get("Contact")).toBe("mailto:office@example.org");
  expect(ahead(later)).toBeGreaterThan(150);
  gateway().clock.advance(-3 * DAY);
});

test("the manifest calls the site by its name and draws it by icons of both kinds", async () => {
  const at = async (language: string) => {
    const response = await gateway().request(`/manifest.${language}.webmanifest`);
    expect(response.headers.get("content-type")).toContain("application/manifest+json");
    return await response.json();
  };
  expect(await at("ko")).toMatchObject({ lang: "ko", start_url: "/", theme_color: "#2b4285" });
  const { name, icons, start_url } = await at("en");
  expect([name, start_url]).toEqual([(await db.setting.findFirstOrThrow()).nameEn, "/en"]);
  expect(icons).toContainEqual({
    src: "/icons/512.png",
    sizes: "512x512",
    type: "image/png",
    purpose: "any",
  });
  expect(icons).toContainEqual(expect.objectContaining({ sizes: "512x512", purpose: "maskable" }));
  const page = await (await gateway().request("/en/faq")).text();
  expect(page).toContain('<link rel="manifest" href="/manifest.en.webmanifest"/>');
  expect(page).toContain('<link rel="apple-touch-icon" href="/icons/touch.png"/>');
});

test("a post says to machines what it is, when it was published and by whom", async () => {
  const html = await (await gateway().request(paths.plain ?? "")).text();
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  const { nameKo } = await db.setting.findFirstOrThrow();
  expect(JSON.parse(json)["@graph"]).toContainEqual(
    expect.objectContaining({
      "@type": "Article",
      url: PUBLIC_URL + paths.plain,
      datePublished: expect.stringMatching(/^\d{4}-/),
      publisher: expect.objectContaining({ name: nameKo }),
    }),
  );
});

describe("feeds", () => {
  test("hold the newest posts of a board, plain text, each in its language", async () => {
    const { response, document, all } = await read("/feeds/notice.ko.atom");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const feed = document.documentElement;
    expect([feed.namespaceURI, feed.getAttribute("xml:lang")]).toEqual(["http://www.w3.org/2005/Atom", "ko"]);
    expect(document.querySelector("feed > link[rel=self]")?.getAttribute("href")).toBe(
      `${PUBLIC_URL}/feeds/notice.ko.atom`,
    );
    const ids = all("entry > id").map(({ textContent }) => textContent);
    expect(ids.slice(-4)).toEqual(
      ["korean", "hostile", "plain", "pinned"].map((name) => PUBLIC_URL + paths[name]),
    );
    const hostile = all("entry").find((entry) => entry.textContent?.includes("onerror"));
    expect(hostile?.querySelector("title")?.textContent).toBe(WRITABLE);
    expect(hostile?.querySelector("title")?.getAttribute("type")).toBeNull();
    for (const entry of all("entry")) {
      for (const name of ["id", "title", "updated", "published", "link", "summary"]) {
        expect(entry.querySelector(name), name).not.toBeNull();
      }
    }
    const english = await read("/feeds/notice.en.atom");
    const korean = english.all("entry").find((one) => one.textContent?.includes(`/en${paths.korean}`));
    expect(korean?.querySelector("title")?.getAttribute("xml:lang")).toBe("ko");
  });

  test("an empty board has one too, and nobody has one of another name", async () => {
    const { all } = await read("/feeds/seminar-archive.en.atom");
    expect(all("entry")).toEqual([]);
    for (const path of ["/feeds/notice.fr.atom", "/feeds/draft.ko.atom", "/feeds/"]) {
      expect((await gateway().request(path)).status, path).toBe(404);
    }
  });

  test("are named by the list's head", async () => {
    const html = await (await gateway().request("/en/notice/list")).text();
    expect(html).toContain('type="application/atom+xml"');
    expect(html).toContain("/feeds/notice.en.atom");
  });
});

test("all of it is answered by ETag, compressed, and only to be read", async () => {
  for (const path of ["/robots.txt", "/sitemap.xml", "/feeds/notice.ko.atom", "/sitemaps/pages.xml"]) {
    const first = await gateway().request(path, { headers: { "accept-encoding": "br" } });
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\//);
    expect(first.headers.get("content-security-policy")).not.toBeNull();
    const again = await gateway().request(path, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect((await gateway().request(path, { method: "POST" })).status).toBe(405);
  }
  const feed = await gateway().request("/sitemaps/pages.xml", { headers: { "accept-encoding": "br" } });
  expect(feed.headers.get("content-encoding")).toBe("br");
});
