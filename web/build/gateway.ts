// The last part of `npm run build`: the gateway as `npm start` runs it. The modules of its own that the main
// program and the visitors' thread share are in a few files of plain JavaScript: a site takes some 65 MB less
// memory and a second less to start than from a thousand sources. Packages stay where they are. Programs that
// end soon, such as that of an image, run from their sources, and so does `npm run dev`.
import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { filesUnder, hashOf, loadVite } from "./build-inputs.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = join(ROOT, "dist/gateway");
/** Written last: a build that broke off counts as none. */
const STAMP = join(FOLDER, "inputs.txt");
const INPUTS = ["gateway", "schema", "prisma", "web", "package-lock.json", "tsconfig.base.json"];
/** The programs that run as long as the site. */
const PROGRAMS: Readonly<Record<string, string>> = {
  main: join(ROOT, "gateway/main.ts"),
  "visitor-program": join(ROOT, "gateway/visitors/visitor-program.ts"),
};
const ADDRESS = /new URL\("(\.[^"]+)", import\.meta\.url\)/g;
const NEEDS_ITS_PLACE = /import\.meta\.(?:url|dirname|filename|resolve)/;
/** What finds packages is as well off in dist/. */
const FINDS_PACKAGES = /createRequire\(import\.meta\.url\)/g;

/**
 * The address, in a file of the bundle, of what is beside a source: a template, a program that ends soon, or
 * another program of the bundle.
 */
function addressOf(source: string, path: string): string {
  const target = join(dirname(source), path);
  const program = Object.entries(PROGRAMS).find(([, file]) => file === target);
  const address = program ? `./${program[0]}.js` : relative(FOLDER, target).split(sep).join("/");
  return `new URL("${address}", import.meta.url)`;
}

/** Addresses relative to a source become relative to the bundle. Throws for a source that finds its place in another way. */
const addresses: Plugin = {
  name: "addresses",
  enforce: "pre",
  transform(code, id) {
    // Prisma's client does not export its path.
    if (!id.endsWith(".ts") || relative(ROOT, id).startsWith(join("prisma", "generated"))) return null;
    const rest = code.replaceAll(ADDRESS, "").replaceAll(FINDS_PACKAGES, "");
    if (NEEDS_ITS_PLACE.test(rest)) throw new Error(`${id}: write new URL("./file", import.meta.url)`);
    return { code: code.replaceAll(ADDRESS, (_, path: string) => addressOf(id, path)), map: null };
  },
};

async function build(): Promise<void> {
  const { build: viteBuild } = await loadVite();
  await rm(STAMP, { force: true });
  await viteBuild({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    plugins: [addresses],
    build: {
      ssr: true,
      outDir: FOLDER,
      emptyOutDir: true,
      target: "esnext",
      minify: false,
      rolldownOptions: {
        input: { ...PROGRAMS },
        // Modules run in the order of their imports, as they do from the sources.
        output: {
          strictExecutionOrder: true,
          entryFileNames: "[name].js",
          chunkFileNames: "[name].js",
        },
      },
    },
  });
}

/** Builds if a source has changed. @returns whether it did. Rejects when the sources do not build. */
export async function buildGatewayWhenStale(): Promise<boolean> {
  const inputs = await hashOf(ROOT, await filesUnder(ROOT, INPUTS));
  if ((await readFile(STAMP, "utf8").catch(() => null)) === inputs) return false;
  await build();
  await writeFile(STAMP, inputs);
  return true;
}
