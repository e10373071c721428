// Lists that have to name everything of a kind are held to the model by types; this holds what types cannot.
import { expect, test } from "vitest";
import { FILE_RELATIONS, usedByNone } from "#schema/policies/core/file-relations.ts";
import { publicFiles } from "#schema/policies/overview/files.ts";
import { AUDIT_SUBJECTS } from "#schema/validation/core/audit.ts";

test("the nouns of the audit log are each named once", () => {
  expect([...new Set(AUDIT_SUBJECTS)]).toEqual(AUDIT_SUBJECTS);
});

test("what visitors are shown is no unused file, and what shows it is asked", () => {
  const shows = Object.entries(FILE_RELATIONS).flatMap(([relation, use]) =>
    ["PAGE", "POST", "PROGRAM", "POPUP", "ARTICLE"].includes(use) ? [relation] : [],
  );
  const [ofPages] = publicFiles(new Date(), []).OR ?? [];
  const asked = ofPages?.OR?.flatMap((condition) => Object.keys(condition));
  expect(asked?.sort()).toEqual(shows.sort());
  const none = usedByNone("POST", "PAGE", "PROGRAM", "POPUP", "ARTICLE", "VERSION", "SEAL");
  for (const relation of shows) expect(none).toHaveProperty(relation);
});
