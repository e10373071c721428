// Names are words of the field (docs/glossary.md): the ones that were coined here are refused in identifiers and in names of files. What still has
// some is listed in words-coined.json with how many, which only gets fewer.
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

/** Columns and names of the API, without their comments: they are not changed for their words alone. */
const shared = new Set(
  ["prisma/schema.prisma", "schema/schema.graphql"].flatMap(
    (file) =>
      readSource(file)
        .replaceAll(/"""[\s\S]*?"""|"[^"\n]*"|\/\/.*$/gm, "")
        .match(/\w+/g) ?? [],
  ),
);

/** One word alone may be anybody's variable. */
const isShared = (name: string): boolean => shared.has(name) && !Object.hasOwn(COINED, name);

function coinedNames(file: string): readonly string[] {
  const names = new Set<string>();
  walkFile(file, ({ type, name }) => {
    if (/^(?:JSX)?Identifier$/.test(type) && typeof name === "string") names.add(name);
  });
  return [...names].filter((name) => coinedIn(name) !== undefined && !isShared(name));
}

const files = sourceFiles(".ts", ".tsx").filter(
  (file) => /^(?:schema|web|gateway|prisma|tests)\//.test(file) && !/^web\/gql\/|\/generated\//.test(file),
);
const listed: Readonly<Record<string, number>> = JSON.parse(readSource("tests/unit/words-coined.json"));
const found = new Map(
  files.map((file) => [file, [...coinedNames(file), ...(coinedIn(file) === undefined ? [] : [file])]]),
);

test("no name has a word that was coined here", () => {
  const more = [...found].filter(([file, names]) => names.length > (listed[file] ?? 0));
  expect(
    more.map(
      ([file, names]) =>
        `${file}: ${names.map((name) => `${name} (${COINED[coinedIn(name) ?? ""]})`).join(", ")}`,
    ),
  ).toEqual([]);
});

test("the list of those that are still there is no longer than they are", () => {
  const fewer = Object.entries(listed).filter(([file, count]) => (found.get(file)?.length ?? 0) < count);
  expect(fewer.map(([file]) => `${file}: ${found.get(file)?.length ?? 0}`)).toEqual([]);
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
