// Pretendard Variable, served by the site itself (OFL 1.1). The package cuts it into 92 slices by how often characters occur;
// the files go to /fonts/ under the package's version, which never changes what it holds. The style sheet that names all
// 92 is 45 kB: too much to wait for and too much to repeat in every page, so a page names only the slices it shows
// (web/document/page-fonts.ts reads font-slices.json) and the rest follows before there is other text (web/start/start-script.ts).
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fontFace } from "#web/document/page-fonts.ts";

const FACE = /src:\s*url\([^)]*\/([\w.]+\.woff2)\)[^;]*;\s*unicode-range:\s*([^;]+);/g;

/** Copies the slices, writes sheet and slice table. Answers the sheet's address. */
export async function buildFonts(root: string, client: string, server: string): Promise<string> {
  const source = join(root, "node_modules/pretendard");
  const { version }: { version: string } = JSON.parse(await readFile(join(source, "package.json"), "utf8"));
  const folder = join(source, "dist/web/variable");
  const css = await readFile(join(folder, "pretendardvariable-dynamic-subset.css"), "utf8");
  const base = `/fonts/pretendard-${version}`;
  const slices = [...css.matchAll(FACE)].map(([, name = "", range = ""]) => ({
    src: `${base}/${name}`,
    range: range.replaceAll(/\s/g, ""),
  }));
  const files = await readdir(join(folder, "woff2-dynamic-subset"));
  if (slices.length === 0 || slices.length !== files.length) {
    throw new Error(`pretendard ${version}: ${slices.length} faces for ${files.length} files`);
  }
  await mkdir(join(client, base), { recursive: true });
  await Promise.all(
    files.map((name) => copyFile(join(folder, "woff2-dynamic-subset", name), join(client, base, name))),
  );
  await writeFile(join(client, base, "LICENSE.txt"), licenceOf(css));
  await writeFile(join(server, "font-slices.json"), JSON.stringify(slices));
  const sheet = slices.map(fontFace).join("");
  const name = `pretendard-${createHash("sha256").update(sheet).digest("base64url").slice(0, 8)}.css`;
  await writeFile(join(client, "assets", name), sheet);
  return `/assets/${name}`;
}

/** The licence stands at the head of the package's style sheet; the OFL asks that it travels with the font. */
function licenceOf(css: string): string {
  const [, licence] = css.match(/^\/\*([\s\S]*?)\*\//) ?? [];
  if (!licence) throw new Error("The font's style sheet does not start with its licence");
  return `${licence.trim()}\n`;
}
