// Pages of the build in dist/ (web/build.ts).
import type { Pages } from "#gateway/app.ts";
import { loadPageFonts } from "#gateway/fonts/page-fonts.ts";
import { createStatic } from "#gateway/http/static.ts";
import { DIST, loadPageTable } from "./renderer.ts";

/** The build as it is now: its files are listed once. */
export function builtPages(): Pages {
  return {
    source: "built",
    load: loadPageTable,
    loadFonts: (secret) => loadPageFonts(secret, DIST),
    serveStatic: createStatic(DIST),
  };
}
