// The server render straight from the sources (`npm run dev`), by Vite's module runner. Each process or
// thread that renders has its own.
import { fileURLToPath } from "node:url";
import { createServer, type InlineConfig, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type * as ServerBundle from "#web/start/entry-server.tsx";
import type { Renderer, RendererOptions } from "./renderer.ts";

const CONFIG = fileURLToPath(new URL("../../web/vite.config.ts", import.meta.url));
/** No style sheets: Vite's client puts the rules in, a moment after the first paint. */
const ASSETS = {
  entry: "/start/dev-entry.ts",
  first: [],
  preloads: [],
  css: "",
  sheets: [],
  fonts: null,
  favicon: "data:,",
} as const;

/** Starts Vite here. */
export async function startVite(server: InlineConfig["server"]): Promise<ViteDevServer> {
  return await createServer({
    configFile: CONFIG,
    configLoader: "native",
    mode: "development",
    server: { middlewareMode: true, ...server },
  });
}

/** A module of the client that the server runs, as the sources are now. */
export async function loadServerModule<Module>(
  { environments }: ViteDevServer,
  path: string,
): Promise<Module> {
  const { ssr } = environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the server render here");
  return await ssr.runner.import<Module>(path);
}

/** The renderer of a thread: it takes in what changes in the sources, and leaves browsers to the main loop's Vite. */
export async function loadDevRenderer(options: RendererOptions): Promise<Renderer> {
  const vite = await startVite({ ws: false });
  const make = async () =>
    (await loadServerModule<typeof ServerBundle>(vite, "/start/entry-server.tsx")).createRenderer({
      ...options,
      buildId: "dev",
      shareImage: null,
      findAssets: () => ASSETS,
    });
  let renderer = await make();
  return {
    ...renderer,
    findPage: (path) => renderer.findPage(path),
    render: async (...asked) => {
      renderer = await make();
      return await renderer.render(...asked);
    },
  };
}
