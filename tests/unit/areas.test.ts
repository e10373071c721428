// The order of the areas (docs/architecture.md): each imports itself and the areas before it.
import { describe, expect, test } from "vitest";
import { AREAS } from "#tests/support/areas.ts";
import { importsOf, sourceFiles } from "#tests/support/source-files.ts";

/** Where areas stand side by side. */
const ROOMS = ["schema/policies/", "schema/validation/", "schema/", "web/features/", "tests/integration/"];

/** The room a file is in and the place of its area in the order; -1 for a file of no area. */
function placeOf(file: string): { readonly room: string; readonly order: number } {
  const room = ROOMS.find((prefix) => file.startsWith(prefix)) ?? "";
  return { room, order: AREAS.findIndex((area) => file.slice(room.length).startsWith(`${area}/`)) };
}

function isUpwards(file: string, target: string): boolean {
  const from = placeOf(file);
  const to = placeOf(target);
  return from.room !== "" && from.room === to.room && from.order >= 0 && to.order > from.order;
}

const files = sourceFiles(".ts", ".tsx").filter((file) => ROOMS.some((room) => file.startsWith(room)));
const upwards = files
  .flatMap(importsOf)
  .filter(({ file, target }) => isUpwards(file, target))
  .map(({ file, target }) => `${file} imports ${target}`)
  .sort();

describe("areas", () => {
  test("every noun is in one", () => {
    const known = new Set<string>(AREAS);
    const strays = files.filter(
      (file) =>
        /^(?:schema|web\/features|tests\/integration)\/[^/]+\/./.test(file) &&
        !/^schema\/(?:policies|validation)\//.test(file) &&
        !known.has(file.replace(/^(?:schema|web\/features|tests\/integration)\//, "").split("/")[0] ?? ""),
    );
    expect(strays).toEqual([]);
  });

  test("import themselves and the ones before them", () => {
    expect(upwards).toEqual([]);
  });

  test("leave the list of nouns to overview", () => {
    const readers = files
      .flatMap(importsOf)
      .filter(({ target }) => target === "schema/nouns.ts")
      .map(({ file }) => file);
    const isAllowed = (file: string) => /^schema\/(?:overview\/|moments\.ts$)/.test(file);
    expect(readers.filter((file) => !isAllowed(file))).toEqual([]);
  });

  test("the order refuses what it should", () => {
    expect(isUpwards("schema/people/members/member.ts", "schema/money/payments/payment.ts")).toBe(true);
    expect(isUpwards("schema/money/payments/payment.ts", "schema/people/members/member.ts")).toBe(false);
    expect(isUpwards("schema/policies/core/previews.ts", "schema/policies/site/posts.ts")).toBe(true);
    expect(isUpwards("schema/core/lists/lists.ts", "schema/policies/site/posts.ts")).toBe(false);
  });
});
