// The server render as the gateway uses it: the built bundle, with the client build it belongs to. In `npm
// run dev` dev-pages.ts takes its place.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type * as ServerBundle from "#web/start/entry-server.tsx";
import type * as TableBundle from "#web/start/page-table.ts";

export type Renderer = ServerBundle.Renderer;
export type PageTable = TableBundle.PageTable;
export type RendererOptions = Pick<ServerBundle.RendererInput, "execute" | "publicUrl" | "fontFor">;
type ClientBuild = Parameters<typeof ServerBundle.createBuiltRenderer>[0];

/** Where web/build.ts puts the build. */
export const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

const json = async (path: string) => JSON.parse(await readFile(path, "utf8"));

const bundle = (dist: string, name: string) => import(pathToFileURL(join(dist, "server", name)).href);

/** Loads the build for rendering. Rejects when there is none (`npm run build` makes it). */
export async function loadRenderer(options: RendererOptions, dist = DIST): Promise<Renderer> {
  const { createBuiltRenderer }: typeof ServerBundle = await bundle(dist, "entry-server.js");
  return createBuiltRenderer(await readClientBuild(dist), options);
}

/** Loads the table of the pages of the build. Rejects when there is none. */
export async function loadPageTable(dist = DIST): Promise<PageTable> {
  const { createPageTable }: typeof TableBundle = await bundle(dist, "page-table.js");
  const { buildId } = await json(join(dist, "build.json"));
  return createPageTable(buildId);
}

async function readClientBuild(dist: string): Promise<ClientBuild> {
  const [stamp, manifest, modules] = await Promise.all([
    json(join(dist, "build.json")),
    json(join(dist, "client/.vite/manifest.json")),
    json(join(dist, "client/.vite/modules.json")),
  ]);
  const build: Omit<ClientBuild, "sheets"> = { stamp, manifest, modules };
  const files = new Set(Object.values(build.manifest).flatMap(({ css = [] }) => css));
  const sheets = await Promise.all(
    [...files].map(
      async (file) => [file, (await readFile(join(dist, "client", file), "utf8")).trim()] as const,
    ),
  );
  return { ...build, sheets: Object.fromEntries(sheets) };
}

/** The base64 SHA-256 of a script, as the CSP names it. */
export function scriptHash(script: string): string {
  return createHash("sha256").update(script).digest("base64");
}
