// Pretendard Variable, served by the site itself (OFL 1.1), in three forms: the core, one file with the
// characters of nearly every page; the font out of which the gateway cuts a page's other characters
// (gateway/fonts/); and the package's own 92 slices, for all other text. The addresses of slices and core
// name the package's version and their content, so browsers may keep them for good.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { fontFace, PAGE_FONT, SLICED_FONT } from "#web/browser/page-font.ts";
import { setOfWords } from "#web/i18n/word-files.ts";

const FACE = /src:\s*url\([^)]*\/([\w.]+\.woff2)\)[^;]*;\s*unicode-range:\s*([^;]+);/g;

/** The package orders its slices by how often Korean text has their characters; the last one holds Latin and digits. */
const CORE_SLICES = 2;
/** ASCII, because every page holds it (the gateway searches the markup, too), and signs that are common in titles and lists. */
const SIGNS = `${String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))}©·–—‘’“”…→↗`;
/** Whether visitors read what a message file says. */
const isRead = (file: string) => !["forms", "office"].includes(setOfWords(file.replace(/\.json$/, "")));

/** The font features that browsers apply by default, and the figures of equal width that the site asks for. */
const FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig", "tnum"];
const [min, max] = PAGE_FONT.weights;
const PAGE_FONT_OPTIONS = {
  targetFormat: "truetype",
  variationAxes: { wght: { min, max } },
  keepFeatures: FEATURES,
} as const;

/** Addresses in the client build. */
interface FontAssets {
  /** The core. */
  readonly core: string;
  /** The style sheet that names all slices. */
  readonly sheet: string;
}

interface Slice {
  readonly name: string;
  readonly range: string;
}

/** Writes slices, sheet and core for browsers, and for the gateway the font it cuts and what is left to cut. */
export async function buildFonts(root: string, client: string, server: string): Promise<FontAssets> {
  const source = join(root, "node_modules/pretendard");
  const { version }: { version: string } = JSON.parse(await readFile(join(source, "package.json"), "utf8"));
  const css = await readFile(join(source, "dist/web/variable/pretendardvariable-dynamic-subset.css"), "utf8");
  const slices = [...css.matchAll(FACE)].map(([, name = "", range = ""]) => ({
    name,
    range: range.replaceAll(/\s/g, ""),
  }));
  const base = `/fonts/pretendard-${version}`;
  await mkdir(join(client, base), { recursive: true });
  await writeFile(join(client, base, "LICENSE.txt"), licenceOf(css));
  await copySlices(join(source, "dist/web/variable/woff2-dynamic-subset"), slices, join(client, base));

  const font = await cutFont(join(source, "dist/public/variable/PretendardVariable.ttf"), slices);
  const write = async (name: string, characters: readonly string[]) => {
    const file = await subsetFont(font, characters.join(""), { targetFormat: "woff2" });
    const address = `${base}/${name}-${digest(file)}.woff2`;
    await writeFile(join(client, address), file);
    return address;
  };
  const known = charactersIn(font);
  const frequent = new Set([
    ...SIGNS,
    ...slices.slice(-CORE_SLICES).flatMap(charactersOf),
    ...(await wordsOf(root, isRead)),
  ]);
  const core = await write(
    "core",
    known.filter((character) => frequent.has(character)),
  );
  const words = new Set(await wordsOf(root, (file) => !isRead(file)));
  const otherWords = known.filter((character) => words.has(character) && !frequent.has(character));
  const wordsSlice = { src: await write("words", otherWords), range: rangeOf(otherWords) };

  await writeFile(join(server, "page-font.ttf"), font);
  const characters = known.filter((character) => !frequent.has(character)).join("");
  await writeFile(join(server, "page-font.json"), JSON.stringify({ id: digest(font), characters }));

  const faces = slices.map(({ name, range }) => ({ src: `${base}/${name}`, range }));
  // When several faces cover a character, browsers take the last one.
  const sheet = [...faces, wordsSlice].map((face) => fontFace(SLICED_FONT, face)).join("");
  const sheetName = `/assets/pretendard-${digest(sheet)}.css`;
  await writeFile(join(client, sheetName), sheet);
  return { core, sheet: sheetName };
}

async function copySlices(from: string, slices: readonly Slice[], to: string): Promise<void> {
  const files = await readdir(from);
  if (slices.length === 0 || slices.length !== files.length) {
    throw new Error(`pretendard has ${slices.length} faces for ${files.length} slices`);
  }
  await Promise.all(files.map((name) => copyFile(join(from, name), join(to, name))));
}

/** The font with the characters of the slices and the weights of the site. */
async function cutFont(file: string, slices: readonly Slice[]): Promise<Buffer> {
  const font = await subsetFont(
    await readFile(file),
    slices.flatMap(charactersOf).join(""),
    PAGE_FONT_OPTIONS,
  );
  // HarfBuzz silently leaves out a table it has no room for. Without this one every weight would look the same.
  if (!font.subarray(0, TABLE_DIRECTORY_BYTES).includes("gvar")) {
    throw new Error("The font was cut without its weights");
  }
  return font;
}

/** More than the list of tables at the head of a font takes. */
const TABLE_DIRECTORY_BYTES = 512;

function charactersIn(file: Buffer): string[] {
  const font = create(file);
  if (font.isCollection) throw new Error("Several fonts in one file");
  return font.characterSet.map((code) => String.fromCodePoint(code));
}

function charactersOf({ range }: Slice): string[] {
  return range.split(",").flatMap((part) => {
    const [from = 0, to = from] = part
      .replace(/^U\+/i, "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
}

/** All that the files of messages say, in both languages. */
async function wordsOf(root: string, isWanted: (file: string) => boolean): Promise<string> {
  const folders = ["ko", "en"].map((language) => join(root, "web/messages", language));
  const texts = folders.map(async (folder) => {
    const names = await readdir(folder, { recursive: true });
    const files = names.filter((file) => file.endsWith(".json") && isWanted(basename(file)));
    return await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  });
  return (await Promise.all(texts)).flat().join("");
}

function rangeOf(characters: readonly string[]): string {
  return characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(",");
}

/** The licence is at the head of the package's style sheet; the OFL asks that it travels with the font. */
function licenceOf(css: string): string {
  const [, licence] = css.match(/^\/\*([\s\S]*?)\*\//) ?? [];
  if (!licence) throw new Error("The font's style sheet does not start with its licence");
  return `${licence.trim()}\n`;
}

function digest(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 8);
}
