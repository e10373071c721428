// Names are words of the field (docs/glossary.md): the ones that were coined here are refused in identifiers, in names of files, and in names of
// columns and of the API.
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
};

/** "useToldDeed" and "use-told-deed" as " use told deed ". */
const wordsOf = (name: string): string =>
  ` ${name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[^A-Za-z\d]+/g, " ")
    .toLowerCase()} `;

const coinedIn = (name: string): string | undefined =>
  Object.keys(COINED).find((word) => wordsOf(name).includes(` ${word} `));

/** Names in a schema, without its comments and texts: a column that has another name in the database is mapped (`@map("kept_id")`). */
const namesOf = (file: string): readonly string[] =>
  readSource(file)
    .replaceAll(/"""[\s\S]*?"""|"[^"\n]*"|\/\/.*$/gm, "")
    .match(/\w+/g) ?? [];

function coinedNames(file: string): readonly string[] {
  const names = new Set<string>();
  walkFile(file, ({ type, name }) => {
    if (/^(?:JSX)?Identifier$/.test(type) && typeof name === "string") names.add(name);
  });
  return [...names].filter((name) => coinedIn(name) !== undefined);
}

const files = sourceFiles(".ts", ".tsx").filter(
  (file) =>
    /^(?:schema|web|gateway|prisma|tests)\//.test(file) &&
    !/^web\/gql\/|\/generated\/|^tests\/unit\/words\.test\.ts$/.test(file),
);
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

test.each(["prisma/schema.prisma", "schema/schema.graphql"])("nor has a name of %s", (file) => {
  expect(coined([...new Set(namesOf(file))].filter((name) => coinedIn(name) !== undefined))).toBe("");
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
