// @module-tag long
// The font of a page's own text, from the page that names it to the glyphs in the file.
import { create } from "fontkitten";
import { describe, expect, test } from "vitest";
import { createSubsetter } from "#gateway/fonts/subsetter.ts";
import { builtPages } from "#gateway/html/built-pages.ts";
import { DIST } from "#gateway/html/renderer.ts";
import { createPost, createSignedIn } from "#tests/support/factories.ts";
import { startGateway, useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway({ pages: builtPages() });
const TITLE = "쾅쾅 울리는 뱃고동 — 훑어보기 2026";

/** A post whose title has characters of its own, and what its page says of fonts. */
async function openPost() {
  const { id } = await createPost({ titleKo: TITLE });
  const html = await (await gateway().request(`/notice/${id}`)).text();
  const files = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  return { id, html, files };
}

async function openFont(path: string) {
  const answer = await gateway().request(path);
  const font = create(Buffer.from(await answer.arrayBuffer()));
  if (font.isCollection) throw new Error(`${path} holds several fonts`);
  return { answer, font };
}

describe("a page's font", () => {
  test("is two files that hold all it shows, in the weights of the site", async () => {
    const { html, files } = await openPost();
    expect(files).toHaveLength(2);
    const held = new Set<number>();
    for (const file of files) {
      const { answer, font } = await openFont(file);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("font/woff2");
      expect(answer.headers.get("cache-control")).toMatch(/^public, ?max-age=31536000, ?immutable$/);
      expect(font.type).toBe("WOFF2");
      expect(font.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
      for (const code of font.characterSet) held.add(code);
    }
    const [, content = ""] = /<div id="root">(.*)<script type="application\/json"/s.exec(html) ?? [];
    expect(content).toContain(TITLE);
    const missing = [...new Set(content)].filter((character) => !held.has(character.codePointAt(0) ?? 0));
    expect(missing.filter((character) => /\P{C}/u.test(character))).toEqual([]);
  });

  test("is named by the page for readers without script, with the slices behind it", async () => {
    const { html, files } = await openPost();
    for (const file of files) expect(html).toContain(`font-display:swap;src:url(${file})format("woff2")`);
    const [, sheet = ""] = /<link rel="stylesheet" href="([^"]+)"\/><\/body>/.exec(html) ?? [];
    const rules = await (await gateway().request(sheet)).text();
    expect(rules.match(/@font-face/g)).toHaveLength(93);
  });

  test("is cut of what its characters are drawn with, not of nothing", async () => {
    const { files } = await openPost();
    const { font } = await openFont(files[1] ?? "");
    expect(font.hasGlyphForCodePoint("쾅".codePointAt(0) ?? 0)).toBe(true);
    expect(font.glyphForCodePoint("쾅".codePointAt(0) ?? 0).advanceWidth).toBeGreaterThan(1_000);
  });

  test("is served by any gateway with the same secret, and by no other", async () => {
    const { files } = await openPost();
    const path = files[1] ?? "";
    const twin = await startGateway({ pages: builtPages() });
    const stranger = await startGateway({
      pages: builtPages(),
      config: { jwtSecret: "another secret of thirty-two bytes or more" },
    });
    try {
      const [own, other] = await Promise.all([gateway().request(path), twin.request(path)]);
      expect(Buffer.from(await other.arrayBuffer())).toEqual(Buffer.from(await own.arrayBuffer()));
      expect((await stranger.request(path)).status).toBe(404);
    } finally {
      await Promise.all([twin.close(), stranger.close()]);
    }
  });

  test("is nothing that a stranger can ask for", async () => {
    const { files } = await openPost();
    const path = files[1] ?? "";
    expect((await gateway().request(path.replace(/([0-9a-f]{4})\./, "d7a3."))).status).toBe(404);
    expect((await gateway().request("/fonts/page/x.woff2")).status).toBe(404);
    expect((await gateway().request(path, { method: "POST" })).status).toBe(405);
    const head = await gateway().request(path, { method: "HEAD" });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(500);
  });
});

test("an answer to a visitor names the font of its text, one to a member none", async () => {
  const { id } = await openPost();
  const ask = (headers: Record<string, string> = {}) =>
    gateway().send(
      "/graphql",
      {
        query: "query ($id: Id!) { post(id: $id, board: NOTICE) { title(language: KO) { text } } }",
        variables: { id },
      },
      { headers: { "graphql-require-preflight": "1", ...headers } },
    );
  // The first is asked, the second made to be cached, the third from the cache.
  for (const _ of [1, 2, 3]) {
    const answer = await ask();
    expect(await answer.text()).toContain(TITLE);
    const [, path = ""] = /<([^>]+)>;rel=preload;as=font/.exec(answer.headers.get("link") ?? "") ?? [];
    const { font } = await openFont(path);
    expect(font.hasGlyphForCodePoint("뱃".codePointAt(0) ?? 0)).toBe(true);
  }
  const { session } = await createSignedIn();
  const forMember = await ask(session.headers);
  expect(await forMember.text()).toContain(TITLE);
  expect(forMember.headers.get("link")).toBeNull();
});

describe("the thread that cuts", () => {
  test("refuses who comes when too many wait, and serves those", async () => {
    const subsetter = createSubsetter(`${DIST}/server/page-font.ttf`);
    const asked = Array.from({ length: 31 }, (_, index) =>
      subsetter.cut(String.fromCodePoint(0xac00 + index)),
    );
    const ends = await Promise.allSettled(asked);
    await subsetter.close();
    expect(ends.slice(0, 30).every(({ status }) => status === "fulfilled")).toBe(true);
    expect(ends[30]).toMatchObject({ status: "rejected", reason: { code: "UNAVAILABLE" } });
  });

  test("tells all who wait when it breaks, and those who wait when it is closed", async () => {
    const broken = createSubsetter(`${DIST}/server/page-font.json`);
    await expect(Promise.all([broken.cut("가"), broken.cut("나")])).rejects.toThrow();
    await expect(broken.cut("다")).rejects.toThrow();
    const closing = createSubsetter(`${DIST}/server/page-font.ttf`);
    const refused = expect(closing.cut("가")).rejects.toThrow("ends");
    await closing.close();
    await refused;
  });
});
