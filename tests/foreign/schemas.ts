// What the program writes for other programs is valid by the schemas that their bodies publish: XLIFF, TBX,
// TMX, JATS, the deposit at Crossref. OAI-PMH is asked of a running site by
// tests/integration/journal/oai-schema.test.ts.
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import fc from "fast-check";
import { memoryPages, validateXML } from "xmllint-wasm";
import { tbxFile } from "#gateway/exports/tbx.ts";
import { crossrefDeposit } from "#gateway/journal/crossref.ts";
import { jatsArticle } from "#gateway/journal/jats.ts";
import { GLOSSARY_FIELDS, GLOSSARY_STATUSES } from "#schema/validation/site/glossary.ts";
import { anyArticle, anyJournal } from "#tests/support/any-article.ts";
import { dtdSchema } from "./dtd-schema.ts";
import type { ForeignFile, Tried } from "./run.ts";
import { inOne, sample, tmxFiles, whole, xliffFiles } from "./translations.ts";

const URL_OF_SITE = "https://association.example";

const line = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 });
const anyTerm = fc.record({
  ko: line,
  en: line,
  field: fc.constantFrom(...GLOSSARY_FIELDS),
  status: fc.constantFrom(...GLOSSARY_STATUSES),
  noteKo: fc.option(line),
  noteEn: fc.option(line),
  source: fc.option(line),
});

type Documents = readonly string[] | Promise<readonly string[]>;

/** What is written of each schema, by the file that begins it. */
const WRITTEN: ReadonlyMap<string, () => Documents> = new Map<string, () => Documents>([
  ...["TBXcoreStructV03.rng", "TBXcoreStructV03_TBX-Basic_integrated.rng"].map(
    (name) => [name, async () => [await whole(tbxFile(inOne(sample(anyTerm))))]] as const,
  ),
  ["tmx14.dtd", async () => (await tmxFiles()).map(({ content }) => content)],
  ["xliff_core_2.0.xsd", () => xliffFiles().map(({ content }) => content)],
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

/** Modules of XLIFF that are written: the core names none, and checks of a module only what a schema was read for. */
const WITH: ReadonlyMap<string, readonly (readonly [namespace: string, file: string])[]> = new Map([
  [
    "xliff_core_2.0.xsd",
    [
      ["urn:oasis:names:tc:xliff:document:2.0", "xliff_core_2.0.xsd"],
      ["urn:oasis:names:tc:xliff:matches:2.0", "matches.xsd"],
      ["urn:oasis:names:tc:xliff:glossary:2.0", "glossary.xsd"],
    ],
  ],
]);

/** A schema that imports others, in one document. */
const importing = (imported: readonly (readonly [string, string])[]) => ({
  fileName: "all.xsd",
  contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imported
    .map(([namespace, file]) => `<xs:import namespace="${namespace}" schemaLocation="${file}"/>`)
    .join("")}</xs:schema>`,
});

const RELAX_NG: ReadonlySet<string> = new Set([".rng", ".dtd"]);

interface Part {
  readonly fileName: string;
  readonly contents: string;
}

const asSchema = (part: Part): Part =>
  part.fileName.endsWith(".dtd") ? { ...part, contents: dtdSchema(part.contents, "tmx") } : part;

/** Whether a schema begins one that is tried; the other files of its folder are parts of it. */
export const isTried = (path: string): boolean => WRITTEN.has(basename(path));

export async function schemas({ path }: ForeignFile): Promise<Tried> {
  const documents = (await WRITTEN.get(basename(path))?.()) ?? [];
  const parts = await readParts(dirname(path), extname(path));
  const imported = WITH.get(basename(path));
  const main = imported
    ? [importing(imported)]
    : parts.filter(({ fileName }) => fileName === basename(path)).map(asSchema);
  const { errors } = await validateXML({
    xml: documents.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    schema: main,
    preload: parts.filter(({ fileName }) => main.every((one) => one.fileName !== fileName)),
    maxMemoryPages: memoryPages.GiB,
    ...(RELAX_NG.has(extname(path)) ? { extension: "relaxng" as const } : {}),
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
async function readParts(folder: string, ending: string): Promise<Part[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter(({ name }) => name.endsWith(ending))
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
