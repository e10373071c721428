// @mdi/js is one module with 7,000 icons, and a bundler keeps the used ones together, so every page would
// carry the office's icons. Instead each importing module gets its own icons written in.
import * as icons from "@mdi/js";
import type { Plugin } from "vite";

const IMPORT = /import\s*\{([^}]+)\}\s*from\s*["']@mdi\/js["'];?/g;
const paths: Readonly<Record<string, string>> = icons;

/** Puts the path of each imported icon where it is imported. */
export function inlineIcons(): Plugin {
  return {
    name: "inline-icons",
    enforce: "pre",
    transform: {
      filter: { code: "@mdi/js", id: { exclude: /[\\/]node_modules[\\/]/ } },
      handler(code) {
        const inlined = code.replace(IMPORT, (_, names: string) => declare(names));
        return inlined === code ? null : { code: inlined, map: null };
      },
    },
  };
}

function declare(names: string): string {
  const declarations = names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const path = paths[name];
      if (path === undefined) throw new Error(`@mdi/js has no icon ${name}`);
      return `${name}=${JSON.stringify(path)}`;
    });
  return `const ${declarations.join(",")};`;
}
