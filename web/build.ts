// `npm run build`, and the start of the site: builds the client for browsers, the server render and the
// gateway's own bundle, each only when something it is made of has changed. dist/build.json is written last,
// so a build that broke off counts as none.
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { filesUnder, hashOf, loadVite } from "#web/build/build-inputs.ts";
import { compressAssets } from "#web/build/compress.ts";
import { buildGatewayWhenStale } from "#web/build/gateway.ts";
import type { BuildStamp } from "#web/document/page-assets.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(ROOT, "dist");
/** A build is made here and then moved into place as a whole: when the sources do not build, the last build stays. */
const NEXT = join(ROOT, `dist/.next-${process.pid}`);
const STAMP = "build.json";
const CONFIG = join(ROOT, "web/vite.config.ts");
/** Everything the two bundles are made of; versions of packages come in through the lock file. */
const INPUTS = ["web", "schema/validation", "docs/handbook", "package-lock.json", "tsconfig.base.json"];

/** Builds if needed. Answers whether it did. Rejects when the sources do not build. */
async function buildWhenStale(say: (line: string) => void): Promise<boolean> {
  const inputs = await hashOf(ROOT, await filesUnder(ROOT, INPUTS));
  if ((await readStamp())?.inputs === inputs) return false;
  const began = Date.now();
  const { build: viteBuild } = await loadVite();
  say("Building the site ...");
  await rm(NEXT, { recursive: true, force: true });
  const [client, server] = [join(NEXT, "client"), join(NEXT, "server")];
  const common = { configFile: CONFIG, logLevel: "error", mode: "production" } as const;
  await viteBuild({ ...common, build: { outDir: client } });
  for (const entry of ["entry-server.tsx", "page-table.ts"]) {
    const ssr = join(ROOT, "web/start", entry);
    await viteBuild({ ...common, build: { outDir: server, emptyOutDir: false, ssr } });
  }
  // With what cuts fonts and draws, which a start that has nothing to build does without.
  const { buildFonts } = await import("#web/build/fonts.ts");
  const { buildFavicon } = await import("#web/build/favicon.ts");
  const { buildShareImage } = await import("#web/build/share-image.ts");
  const fonts = await buildFonts(ROOT, client, server);
  await import("#web/build/document-fonts.ts");
  const favicon = await buildFavicon(client);
  const shareImage = await buildShareImage(client);
  await compressAssets(client);
  const outputs = await filesUnder(ROOT, [relative(ROOT, join(client, ".vite")), relative(ROOT, server)]);
  const buildId = (await hashOf(ROOT, outputs)).slice(0, 16);
  const stamp: BuildStamp = { inputs, buildId, favicon, shareImage, fonts };
  await rm(join(DIST, STAMP), { force: true });
  for (const part of ["client", "server"]) {
    await rm(join(DIST, part), { recursive: true, force: true });
    await rename(join(NEXT, part), join(DIST, part));
  }
  await writeFile(join(DIST, STAMP), `${JSON.stringify(stamp, null, 2)}\n`);
  await rm(NEXT, { recursive: true });
  say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return true;
}

async function readStamp(): Promise<BuildStamp | null> {
  try {
    return JSON.parse(await readFile(join(DIST, STAMP), "utf8"));
  } catch {
    return null;
  }
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const builds = [await buildWhenStale(say), await buildGatewayWhenStale()];
if (!builds.includes(true)) say("The build is up to date.");
