// What the program writes for other programs is valid by the schemas that their bodies publish: XLIFF, JATS, the deposit at Crossref. OAI-PMH is asked of
// a running site by tests/integration/journal/oai-schema.test.ts.
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import fc from "fast-check";
import { memoryPages, validateXML } from "xmllint-wasm";
import { crossrefDeposit } from "#gateway/journal/crossref.ts";
import { jatsArticle } from "#gateway/journal/jats.ts";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { anyArticle, anyJournal } from "#tests/support/any-article.ts";
import { anyText } from "#tests/support/any-text.ts";
import { writeXliff } from "#web/components/translation/xliff.ts";
import type { ForeignFile, Tried } from "./run.ts";

const MADE = 100;
const SEED = 20_261_126;
const URL_OF_SITE = "https://association.example";
const sample = <Value>(of: fc.Arbitrary<Value>): Value[] => fc.sample(of, { numRuns: MADE, seed: SEED });

/** What is written of each schema, by the file that begins it. */
const WRITTEN: ReadonlyMap<string, () => readonly string[]> = new Map([
  [
    "xliff_core_2.0.xsd",
    () =>
      sample(fc.tuple(anyText, anyText)).map(([ko, en], at) => {
        const texts = {
          ko: { title: "제목", content: { content: ko } },
          en: { title: "Title", content: { content: en } },
        };
        const notes = new Map([[0, ["어느 서울입니까? <&>"]]]);
        return writeXliff(`POST-${at + 1}`, `post-${at + 1}.xlf`, paragraphsOf(texts, [], new Set()), notes);
      }),
  ],
  [
    "JATS-journalpublishing1-3-mathml3.xsd",
    // Ours is JATS Archiving; Publishing is stricter: it wants an ISSN.
    () =>
      sample(fc.tuple(anyArticle, anyJournal)).map(([one, journal]) =>
        jatsArticle(one, { ...journal, issn: journal.issn ?? "1234-5679" }, URL_OF_SITE),
      ),
  ],
  [
    "crossref5.3.1.xsd",
    () =>
      sample(fc.tuple(anyArticle, anyJournal)).flatMap(([one, journal]) => {
        const tools = { publicUrl: URL_OF_SITE, now: new Date() };
        return crossrefDeposit([one], journal, tools) ?? [];
      }),
  ],
]);

/** Whether a schema begins one that is tried; the other files of its folder are parts of it. */
export const isTried = (path: string): boolean => WRITTEN.has(basename(path));

export async function schemas({ path }: ForeignFile): Promise<Tried> {
  const documents = WRITTEN.get(basename(path))?.() ?? [];
  const parts = await readParts(dirname(path));
  const main = parts.filter(({ fileName }) => fileName === basename(path));
  const { errors } = await validateXML({
    xml: documents.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    schema: main,
    preload: parts.filter((part) => !main.includes(part)),
    maxMemoryPages: memoryPages.GiB,
  });
  const details = [...new Set(errors.map(({ message }) => message))].slice(0, 20);
  return {
    asked: "written as it asks",
    came: `${documents.length} documents, ${errors.length} errors`,
    left: [],
    isRight: documents.length > 0 && errors.length === 0,
    details,
  };
}

/** All schemas of a folder beside each other, by their last names: the check has no folders. */
async function readParts(folder: string): Promise<{ fileName: string; contents: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter(({ name }) => name.endsWith(".xsd"))
    .map((one) => join(one.parentPath, one.name));
  const shallow = paths.toSorted((one, other) => one.length - other.length);
  const first = [...new Map(shallow.toReversed().map((path) => [basename(path), path])).values()];
  return Promise.all(
    first.map(async (path) => ({
      fileName: basename(path),
      contents: (await readFile(path, "utf8")).replaceAll(
        /schemaLocation="([^" ]*\/)?([^"/ ]+)"/gu,
        'schemaLocation="$2"',
      ),
    })),
  );
}
