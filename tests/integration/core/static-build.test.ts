// The build as the gateway uses it: it goes on when a new one replaces the files, and the server render
// brings its packages with it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { listen } from "#gateway/http/server.ts";
import { createStatic, isStatic } from "#gateway/http/static.ts";
import { SITE_ICONS, TOUCH_ICON } from "#schema/validation/site-paths.ts";
import { importsOf } from "#tests/support/source-files.ts";

test("a file that is gone breaks off its own answer and nothing else", async () => {
  const dist = mkdtempSync(join(tmpdir(), "static-"));
  const assets = join(dist, "client", "assets");
  mkdirSync(assets, { recursive: true });
  for (const name of ["old.js", "kept.js"]) writeFileSync(join(assets, name), "export {};\n");
  const server = createServer(createStatic(dist));
  const { port } = await listen(server, "127.0.0.1", 0);
  const get = (name: string) =>
    fetch(`http://127.0.0.1:${port}/assets/${name}`).then((answer) => answer.text());
  try {
    rmSync(join(assets, "old.js"));
    await expect(get("old.js")).rejects.toThrow();
    expect(await get("kept.js")).toBe("export {};\n");
  } finally {
    server.close();
    rmSync(dist, { recursive: true });
  }
});

test("the icon that browsers ask for by themselves is there, and may change", async () => {
  const server = createServer(createStatic("dist"));
  const { port } = await listen(server, "127.0.0.1", 0);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/favicon.ico`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
    const picture = Buffer.from(await answer.arrayBuffer()).subarray(22);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  } finally {
    server.close();
  }
});

test("the icons of the manifest and of iOS are there in their sizes, and may change", async () => {
  const server = createServer(createStatic("dist"));
  const { port } = await listen(server, "127.0.0.1", 0);
  try {
    for (const { path, side } of [...SITE_ICONS, TOUCH_ICON]) {
      expect(isStatic(path)).toBe(true);
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
      const picture = sharp(Buffer.from(await answer.arrayBuffer()));
      expect(await picture.metadata()).toMatchObject({ format: "png", width: side, height: side });
    }
  } finally {
    server.close();
  }
});

test("the server render and the table of pages load nothing but Node's own modules", () => {
  const loaded = ["entry-server.js", "page-table.js"].flatMap((file) => importsOf(`dist/server/${file}`));
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.map(({ specifier }) => specifier).filter((specifier) => !isBuiltin(specifier))).toEqual([]);
});

test("the table of pages, which the main loop has in memory, is a small part of the render", async () => {
  const sizeOf = async (file: string) => (await stat(`dist/server/${file}`)).size;
  expect(await sizeOf("page-table.js")).toBeLessThan((await sizeOf("entry-server.js")) / 3);
});
