// A page of docs/handbook imported by the client is its parts: texts as the site's own rich text, and
// pictures with their size. The server renders nothing of the office, and is given none of it.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { readHandbook } from "#web/build/read-handbook.ts";

const PAGE = /\/docs\/handbook\/(?:ko|en)\/[\w-]+\.md$/;

export function handbookTexts(): Plugin {
  return {
    name: "handbook-texts",
    enforce: "pre",
    async load(id, options) {
      const file = id.split("?", 1)[0] ?? id;
      if (!PAGE.test(file)) return null;
      this.addWatchFile(file);
      if (options?.ssr === true) return { code: "export default [];", map: null, moduleType: "js" };
      const parts = readHandbook(await readFile(file, "utf8"), file);
      const imports: string[] = [];
      const written = parts.map(async (part) => {
        if (part.type === "text") return [JSON.stringify(part)];
        const picture = join(file, "..", part.path);
        // Not taken yet: the site is built without it, and the script that takes it finds a site (tests/handbook).
        if (!existsSync(picture)) return [];
        const { width, height } = await sharp(picture).metadata();
        const name = `picture${imports.push(picture)}`;
        const { alt } = part;
        return [`{...${JSON.stringify({ type: "picture", alt, width, height })},src:${name}}`];
      });
      const list = (await Promise.all(written)).flat().join(",");
      const lines = imports.map((path, at) => `import picture${at + 1} from ${JSON.stringify(path)};`);
      return { code: `${lines.join("")}export default [${list}];`, map: null, moduleType: "js" };
    },
  };
}
