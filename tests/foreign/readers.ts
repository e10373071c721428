// What the program writes for translators' tools, read by programs that others wrote: `xliff` and
// `tmexchange` of npm, installed in a folder `readers` beside the foreign files (npm install --prefix
// FOLDER/readers xliff tmexchange).
import { createRequire } from "node:module";
import { basename, dirname } from "node:path";
import type { ForeignFile, Tried } from "./run.ts";
import { tmxFiles, xliffFiles } from "./translations.ts";

/** Whether a file says what is installed in such a folder. */
export const isReaders = (path: string): boolean =>
  basename(path) === "package.json" && basename(dirname(path)) === "readers";

/** White space is the reader's: a line break is a code, and words of lines are joined with or without spaces. */
const lettersOf = (text: string): string => text.normalize("NFC").replace(/\s/gu, "");

/** The words in what a reader made of a line: texts, and codes with what is in them. */
function wordsIn(found: unknown): string {
  if (typeof found === "string") return found;
  if (Array.isArray(found)) return found.map(wordsIn).join("");
  const { Span, contents } = Object(found);
  return wordsIn(Span ?? contents ?? []);
}

function functionOf(path: string, name: string, key: string): (text: string, done?: unknown) => unknown {
  const read: unknown = Reflect.get(Object(createRequire(path)(name)), key);
  if (typeof read !== "function") throw new Error(`${name} has no ${key}`);
  return (...given) => read(...given);
}

async function readXliffs(path: string): Promise<string[]> {
  const read = functionOf(path, "xliff", "xliff2js");
  const wrong: string[] = [];
  for (const [at, { paragraphs, content }] of xliffFiles().entries()) {
    const { resources } = Object(await read(content));
    const units = Object(Object(resources)[`POST-${at + 1}`]);
    for (const [place, { ko }] of paragraphs.entries()) {
      const said = wordsIn(Object(units[`p${place + 1}`]).source);
      if (ko && lettersOf(said) !== lettersOf(ko.text)) wrong.push(`XLIFF ${at}: ${said} | ${ko.text}`);
    }
  }
  return wrong;
}

async function readTmxs(path: string): Promise<string[]> {
  const read = functionOf(path, "tmexchange", "tmx2js");
  const wrong: string[] = [];
  for (const [at, { pairs, content }] of (await tmxFiles()).entries()) {
    const { resources } = await new Promise<ReturnType<typeof Object>>((resolve, reject) =>
      read(content, (error: unknown, found: unknown) => (error ? reject(error) : resolve(Object(found)))),
    );
    for (const [place, { ko, en }] of pairs.entries()) {
      const unit = Object(Object(resources)[String(place + 1)]);
      for (const [said, own] of [
        [unit.ko, ko],
        [unit.en, en],
      ]) {
        // It gives the words of a line with codes apart from these; those of a footnote are in its code.
        const words = typeof said === "string" ? said : String(Object(said)._ ?? "");
        const hasNote = JSON.stringify(said ?? "").includes('"sub"');
        if (!hasNote && lettersOf(words) !== lettersOf(own)) wrong.push(`TMX ${at}: ${words} | ${own}`);
      }
    }
  }
  return wrong;
}

export async function readers({ path }: ForeignFile): Promise<Tried> {
  const wrong = [...(await readXliffs(path)), ...(await readTmxs(path))];
  return {
    asked: "read by others' programs",
    came: `100 XLIFF, 100 TMX files, ${wrong.length} lines read otherwise`,
    left: [],
    isRight: wrong.length === 0,
    details: wrong.slice(0, 20),
  };
}
