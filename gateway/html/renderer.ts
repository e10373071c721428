// The server render as the gateway uses it: the built bundle, with the client build it belongs to. In `npm run dev` dev-pages.ts takes its
// place.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type * as ServerBundle from "#web/start/entry-server.tsx";

export type Renderer = ServerBundle.Renderer;
export type PageTable = ServerBundle.PageTable;
export type RendererOptions = Pick<ServerBundle.RendererInput, "execute" | "publicUrl" | "fontFor">;
type ClientBuild = Parameters<typeof ServerBundle.createBuiltRenderer>[0];

/** Where web/build.ts puts the build. */
export const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

const json = async (path: string) => JSON.parse(await readFile(path, "utf8"));

async function loadBundle(dist: string): Promise<typeof ServerBundle> {
  return await import(pathToFileURL(join(dist, "server/entry-server.js")).href);
}

/** Loads the build for rendering. Rejects when there is none (`npm run build` makes it). */
export async function loadRenderer(options: RendererOptions, dist = DIST): Promise<Renderer> {
  const bundle = await loadBundle(dist);
  return bundle.createBuiltRenderer(await readClientBuild(dist), options);
}

/** Loads the table of the pages of the build. Rejects when there is none. */
export async function loadPageTable(dist = DIST): Promise<PageTable> {
  const [bundle, { buildId }] = await Promise.all([loadBundle(dist), json(join(dist, "build.json"))]);
  return bundle.createPageTable(buildId);
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
