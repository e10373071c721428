// Pages straight from the sources (`npm run dev`): Vite turns modules into what browsers and this process run, and tells the
// browser what changed. Never part of a running site: main.ts loads this file only when it is asked to.
import { Server } from "node:http";
import type { App, Pages } from "#gateway/app.ts";
import type * as TableBundle from "#web/start/page-table.ts";
import { loadServerModule, startVite } from "./dev-render.ts";

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
  const vite = await startVite({ ws: { server: upgrades } });

  return {
    pages: {
      source: "dev",
      load: async () => {
        const read = async () => {
          const module = await loadServerModule<typeof TableBundle>(vite, "/start/page-table.ts");
          return module.createPageTable("dev");
        };
        let table = await read();
        // Sources that do not compile leave the last table.
        const reread = async () => {
          table = await read().catch(() => table);
        };
        vite.watcher.on("all", () => void reread());
        return { ...table, findPage: (path) => table.findPage(path) };
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
