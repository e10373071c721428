// Names are words of the field (docs/glossary.md): the ones that were coined here are refused in identifiers,
// in names of files, and in names of columns and of the API.
import { expect, test } from "vitest";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";
import { walkFile } from "#tests/support/syntax.ts";

/** Each with what it is called in the field. */
const COINED: Readonly<Record<string, string>> = {
  kept: "cached, saved, stored or retained",
  told: "notified",
  whoever: "user, viewer or member",
  deed: "action",
  deeds: "actions",
  stands: "is",
  wish: "query, request or selection",
  wishes: "queries, requests or selections",
  overtaken: "stale",
  "passed over": "skipped",
  "take in": "record or import",
  "taken in": "recorded or imported",
  "put back": "restored",
  "let go": "discard",
  "may leave": "can leave",
  tell: "notify, describe or send",
  "way back": "undo or return transfer",
  "ways back": "undo or return transfers",
  "undo offer": "undo toast",
  "caught up": "after pending updates",
  "gone at": "trash expiry",
  "in pairs": "dual approval",
  "hold row": "lock row",
  "refuse own": "forbid own payment",
  "take turns": "run on schedule",
  "first content": "seed",
  "very term": "exact term",
  "seen and spoken": "accessible text",
};

/** "useToldDeed" and "use-told-deed" as " use told deed ". */
const wordsOf = (name: string): string =>
  ` ${name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[^A-Za-z\d]+/g, " ")
    .toLowerCase()} `;

const COINED_WORDS = Object.keys(COINED);

function coinedIn(name: string): string | undefined {
  const words = wordsOf(name);
  return COINED_WORDS.find((word) => words.includes(` ${word} `));
}

/**
 * Names in a schema, without its comments and texts: a column that has another name in the database is mapped
 * (`@map("kept_id")`).
 */
const namesOf = (file: string): readonly string[] =>
  readSource(file)
    .replaceAll(/"""[\s\S]*?"""|"[^"\n]*"|\/\/.*$/gm, "")
    .match(/\w+/g) ?? [];

const namesIn = new Map<string, readonly string[]>();
function identifiersOf(file: string): readonly string[] {
  const known = namesIn.get(file);
  if (known) return known;
  const names = new Set<string>();
  walkFile(file, ({ type, name }) => {
    if (/^(?:JSX)?Identifier$/.test(type) && typeof name === "string") names.add(name);
  });
  namesIn.set(file, [...names]);
  return [...names];
}

const coinedNames = (file: string) => identifiersOf(file).filter((name) => coinedIn(name) !== undefined);

/** Words for which this house had several meanings: each has the one that the field gives it. */
const LETTER = /^letters?$/;
const PAPER = /^papers?$/;
/** A letter of an alphabet: what may be said of it in a name. */
const OF_ALPHABETS =
  /^(?:a|art|case|cell|code|first|format|glossary|hide|is|key|korean|latin|mdi|more|no|of|only|part|plate|props|read|strokes)$/;
/** A letter of the journal: the decision, its draft and hint, and the cover letter of an author. */
const OF_THE_JOURNAL = /^(?:cover|decision|draft|hint)$/;

/** A mailing to many and a single email are no letters (docs/glossary.md). */
function isOtherLetter(name: string): boolean {
  const words = wordsOf(name).trim().split(" ");
  return (
    words.some((word) => LETTER.test(word)) &&
    !words.some((word) => OF_THE_JOURNAL.test(word)) &&
    !words.every((word) => LETTER.test(word) || OF_ALPHABETS.test(word))
  );
}

/** Where exams have papers. What is printed is a document, and what the editors of the journal ask for a form. */
const EXAMS = /\/programs\/|^gateway\/statements\/score-sheet-routes\.ts$/;
/** The kit's surface, and a kind of mail, whose name is in rows of the database. */
const OTHER_PAPERS: ReadonlySet<string> = new Set(["Paper", "SUBMISSION_PAPER_ASKED"]);
const isOtherPaper = (name: string): boolean =>
  !OTHER_PAPERS.has(name) &&
  wordsOf(name)
    .trim()
    .split(" ")
    .some((word) => PAPER.test(word));

const files = sourceFiles(".ts", ".tsx").filter(
  (file) =>
    /^(?:schema|web|gateway|prisma|tests)\//.test(file) &&
    !/^web\/gql\/|\/generated\/|^tests\/unit\/words\.test\.ts$/.test(file),
);
/** "letter-cell" of "web/components/letter-art/letter-cell.ts". */
const nameOfFile = (file: string): string => /([^/.]+)[^/]*$/.exec(file)?.[1] ?? "";

const coined = (names: readonly string[]) =>
  names.map((name) => `${name} (${COINED[coinedIn(name) ?? ""]})`).join(", ");

test("no name has a word that was coined here", () => {
  const found = files.map((file) => ({
    file,
    names: [...coinedNames(file), ...(coinedIn(file) === undefined ? [] : [file])],
  }));
  expect(
    found.filter(({ names }) => names.length > 0).map(({ file, names }) => `${file}: ${coined(names)}`),
  ).toEqual([]);
});

test("a letter is of an alphabet, or the decision or cover letter of a manuscript", () => {
  const found = files.flatMap((file) =>
    [...identifiersOf(file), nameOfFile(file)].filter(isOtherLetter).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("a paper is one of an exam", () => {
  const found = files
    .filter((file) => /^(?:schema|web|gateway)\//.test(file) && !EXAMS.test(file))
    .flatMap((file) =>
      [...identifiersOf(file), nameOfFile(file)].filter(isOtherPaper).map((name) => `${file}: ${name}`),
    );
  expect(found).toEqual([]);
});

test.each(["prisma/schema.prisma", "schema/schema.graphql"])("nor has a name of %s", (file) => {
  expect(coined([...new Set(namesOf(file))].filter((name) => coinedIn(name) !== undefined))).toBe("");
});

test("each model and enum of the database says in a sentence what it is", () => {
  const heads = readSource("prisma/schema.prisma").matchAll(/((?:^\/\/\/.*\n)*)^(?:model|enum) (\w+) \{/gm);
  const silent = [...heads]
    .filter(([, comment = ""]) => !/^\/\/\/ [A-Z][\s\S]+\.\n$/.test(comment))
    .map(([, , name]) => name);
  expect(silent).toEqual([]);
});

test("tells a mailing from a letter, and a document from a paper", () => {
  expect(
    ["createLetter", "LetterPurpose", "send-letter", "isLatinLetter", "coverLetter"].map(isOtherLetter),
  ).toEqual([true, true, true, false, false]);
  expect(["askForPaper", "papersKo", "newspaper", "mdiPaperclip"].map(isOtherPaper)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("finds a coined word in a name of any case, and no part of another word", () => {
  expect(["useToldDeed", "KEPT_MAX", "kept-drafts.ts", "rowsPassedOver"].map(coinedIn)).toEqual([
    "told",
    "kept",
    "kept",
    "passed over",
  ]);
  expect(["wishlist", "outstanding", "letGoal", "Deeds2"].map(coinedIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
