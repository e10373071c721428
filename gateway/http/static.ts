// The client build: scripts, styles and fonts. Their names change with their content, so browsers may cache
// them forever; the names of icons do not.
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

const ONE_YEAR_SECONDS = 31_536_000;
/** Browsers ask for it by themselves where an answer has no link to an icon: a PDF, a feed, the error page without a build. */
const ICON_PATH = "/favicon.ico";

const ICONS_PATH = "/icons/";
const isIcon = (path: string) => path === ICON_PATH || path.startsWith(ICONS_PATH);

/** Whether a path is answered by the client build. */
export const isStatic = (path: string): boolean =>
  isIcon(path) || path.startsWith("/assets/") || path.startsWith("/fonts/");

/**
 * Answers /assets/*, /fonts/* and the icons; whatever is not there is a plain 404, never a page (an old tab asks for old chunks).
 */
export type ServeStatic = (request: IncomingMessage, response: ServerResponse) => void;

/** @param dist the folder web/build.ts writes; its files are listed once, now */
export function createStatic(dist: string): ServeStatic {
  const serve = sirv(join(dist, "client"), {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: ONE_YEAR_SECONDS,
    setHeaders: (response, path) => {
      response.setHeader("vary", "accept-encoding");
      if (isIcon(path)) response.setHeader("cache-control", "public, max-age=86400");
    },
  });
  return (request, response) => {
    const missing = () => {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
      response.end(request.method === "HEAD" ? undefined : "Not found\n");
    };
    // A new build may remove a file under a running gateway. Then this answer breaks off, and nothing else.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    if (request.method === "GET" || request.method === "HEAD") serve(request, response, missing);
    else response.writeHead(405, { allow: "GET, HEAD", "cache-control": "no-store" }).end();
  };
}
