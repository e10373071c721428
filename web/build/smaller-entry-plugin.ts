// What every page loads is minified by terser before Vite's own minifier has it: together they leave a kilobyte less than either.
// The entry alone, because terser takes seconds for it and would take a minute for all.
import { minify } from "terser";
import type { Plugin } from "vite";

/** In builds for browsers only. */
export function smallerEntry(): Plugin {
  return {
    name: "smaller-entry",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    renderChunk: async (code, { isEntry }) => {
      if (!isEntry) return null;
      const { code: smaller } = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } });
      return smaller === undefined ? null : { code: smaller, map: null };
    },
  };
}
