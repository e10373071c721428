// @module-tag both
// The glossary as files for everybody: what is accepted, in the order of a dictionary, and nothing else.
import { beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createWriter } from "#tests/support/writing.ts";
import { readTbx } from "#web/features/site/glossary/office/read-tbx.ts";
import { readCsv, readTable } from "#web/features/site/glossary/office/read-term-table.ts";

const gateway = useGateway();
const CREATE = "mutation ($input: GlossaryTermInput!) { createGlossaryTerm(input: $input) { id } }";

beforeEach(async () => {
  await db.glossaryTerm.deleteMany();
});

async function write(ko: string, en: string, more: object = {}): Promise<number> {
  const { ask } = await createWriter(gateway());
  const { data } = await ask(CREATE, { input: { ko, en, field: "TRANSLATION", ...more } });
  return Object(data).createGlossaryTerm.id;
}

async function get(path: string) {
  const response = await gateway().request(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test("visitors download the accepted terms as CSV and TBX, and the office's import reads both", async () => {
  await write("통역", "interpreting <live>", { noteKo: '말로, "바로" 옮깁니다.', source: "A & B" });
  await write("번역", "translation");
  const suggested = await write("비밀", "secret");
  await db.glossaryTerm.update({ where: { id: suggested }, data: { status: "SUGGESTED" } });

  const csv = await get("/glossary.csv");
  expect(csv.status).toBe(200);
  expect(csv.headers.get("content-disposition")).toBe('attachment; filename="glossary.csv"');
  expect(csv.headers.get("cache-control")).toContain("public");
  const table = readTable(readCsv(csv.text), {});
  const tbx = readTbx((await get("/glossary.tbx")).text);
  const wanted = [
    { ko: "번역", en: "translation", field: "TRANSLATION" },
    { ko: "통역", en: "interpreting <live>", noteKo: '말로, "바로" 옮깁니다.', source: "A & B" },
  ];
  expect(table).toMatchObject({ rows: wanted });
  expect(tbx).toMatchObject({ rows: wanted });
  // A new term is in the file at once.
  await write("가제", "working title");
  expect((await get("/glossary.csv")).text).toContain("working title");
});
