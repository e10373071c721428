// Pages straight from the sources (`npm run dev`): Vite turns modules into what browsers and this process run, and tells the
// browser what changed. Never part of a running site: main.ts loads this file only when it is asked to.
import { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer, isRunnableDevEnvironment } from "vite";
import type { App, Pages } from "#gateway/app.ts";
import type * as ServerBundle from "#web/start/entry-server.tsx";

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

export interface DevPages {
  readonly pages: Pages;
  /** The app, with Vite's own addresses answered before it. */
  around(app: App): App;
  /** Lets the browser's connection for changes through. */
  attach(server: Server): void;
}

/** Starts Vite in this process. */
export async function startDevPages(): Promise<DevPages> {
  // Vite wants a server to take upgrades from before there is one; they are handed over to this one.
  const upgrades = new Server();
  const vite = await createServer({
    configFile: CONFIG,
    mode: "development",
    server: { middlewareMode: true, ws: { server: upgrades } },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the server render here");
  const load = (): Promise<typeof ServerBundle> => ssr.runner.import("/start/entry-server.tsx");

  return {
    pages: {
      load: async (options) => {
        const make = async () =>
          (await load()).createRenderer({
            ...options,
            buildId: "dev",
            shareImage: null,
            findAssets: () => ASSETS,
          });
        let renderer = await make();
        return {
          buildId: renderer.buildId,
          inlineScripts: renderer.inlineScripts,
          documents: renderer.documents,
          listedPaths: renderer.listedPaths,
          boardName: (...asked) => renderer.boardName(...asked),
          languageOf: (path) => renderer.languageOf(path),
          findPage: (path) => renderer.findPage(path),
          render: async (...asked) => {
            renderer = await make();
            return await renderer.render(...asked);
          },
        };
      },
      loadFonts: null,
      // Reached by what Vite does not know.
      serveStatic: (_, response) => void response.writeHead(404, { "cache-control": "no-store" }).end(),
    },
    around: (app) => ({
      ...app,
      handle: (request, response) => vite.middlewares(request, response, () => app.handle(request, response)),
      close: async () => {
        await app.close();
        await vite.close();
      },
    }),
    attach: (server) => void server.on("upgrade", (...event) => upgrades.emit("upgrade", ...event)),
  };
}
