// What a noun has and does not say in its noun.ts is not exported, not found in the trash, or shown too long.
import { describe, expect, test } from "vitest";
import { NOUNS } from "#schema/nouns.ts";
import { TRASH_KINDS } from "#schema/validation/overview/trash-filters.ts";
import { importsOf, sourceFiles } from "#tests/support/source-files.ts";

const files = sourceFiles(".ts").filter((file) => file.startsWith("schema/"));
const importedBy = (importer: RegExp) =>
  new Set(
    files
      .filter((file) => importer.test(file))
      .flatMap(importsOf)
      .map(({ target }) => target),
  );

describe("nouns", () => {
  test("name their exports and moments in the noun.ts beside them", () => {
    const named = importedBy(/\/noun\.ts$/);
    const forgotten = files.filter((file) => /-(?:export|moments)\.ts$/.test(file) && !named.has(file));
    const mechanism = ["schema/core/lists/record-export.ts", "schema/core/shared/public-moments.ts"];
    expect(forgotten.filter((file) => !mechanism.includes(file))).toEqual([]);
  });

  test("are each listed in schema/nouns.ts", () => {
    const listed = importedBy(/^schema\/nouns\.ts$/);
    expect(files.filter((file) => file.endsWith("/noun.ts") && !listed.has(file))).toEqual([]);
  });

  test("name each kind of the trash, each export and each subject of the log once", () => {
    expect(NOUNS.flatMap(({ trash }) => trash?.kind ?? []).sort()).toEqual([...TRASH_KINDS].sort());
    const exports = NOUNS.flatMap((noun) => Object.keys(noun.exports ?? {}));
    expect([...new Set(exports)]).toEqual(exports);
    const subjects = NOUNS.flatMap((noun) => noun.subjects);
    expect([...new Set(subjects)]).toEqual(subjects);
  });
});
