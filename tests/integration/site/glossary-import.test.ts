// @module-tag both
// Terms are imported from a file: what each row is, before and after.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { type Ask, createWriter } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
beforeAll(async () => {
  ask = (await createWriter(gateway())).ask;
});

const row = (en: string, part: object = {}) => ({
  ko: "자막",
  en,
  field: "MEDIA",
  status: "ACCEPTED",
  ...part,
});
const preview = async (rows: object[]) =>
  Object((await ask("query ($rows: [GlossaryImportRow!]!) { glossaryImport(rows: $rows) }", { rows })).data)
    .glossaryImport;
const take = (rows: object[]) =>
  ask("mutation ($rows: [GlossaryImportRow!]!) { importGlossary(rows: $rows) }", { rows });

test("a row is new, a change of the only sense of its words, or there already; nothing is done before it is taken in", async () => {
  const rows = [row("subtitle"), row("caption", { noteKo: "청각 장애인용" })];
  expect(await preview(rows)).toEqual(["ADD", "ADD"]);
  expect(await db.glossaryTerm.count({ where: { ko: "자막" } })).toBe(0);
  expect(Object((await take(rows)).data).importGlossary).toEqual(["ADD", "ADD"]);
  expect(
    await preview([...rows, row("Subtitle ", { source: "학회" }), row("caption", { field: "LAW" })]),
  ).toEqual(["SAME", "SAME", "CHANGE", "ADD"]);
  await take([row("subtitle", { source: "학회", status: "RETIRED" })]);
  const [changed] = await db.glossaryTerm.findMany({ where: { ko: "자막", en: "subtitle" } });
  expect(changed).toMatchObject({ source: "학회", status: "RETIRED", version: 2 });
  // Twice in one file it is there once.
  expect(Object((await take([row("super"), row("super")])).data).importGlossary).toEqual(["ADD", "SAME"]);
  const lines = await db.auditEntry.count({ where: { action: "importGlossary" } });
  expect(lines).toBe(4);
});

test("more rows than are taken at once, and what is no term, are refused", async () => {
  expect((await take(Array.from({ length: 201 }, (_, at) => row(`w${at}`)))).code).toBe("VALIDATION");
  expect((await take([row(" ")])).code).toBe("VALIDATION");
});
