// What lists cost: the number of statements does not grow with the number of programs, and no list reads a text.
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createProgramWriter } from "#tests/support/program-writing.ts";
import { type Ask, createImageRow } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;

const ITEM = `id kind state nextStateAt startsAt seatsLeft title(language: KO) { text } tag { slug }
  thumbnail { id variants { url } } prices { id amount } speakers { id portrait { id url } }
  sessions { id title(language: KO) { text } file { id } } attachments { id }`;
const LIST = `{ programs { totalCount items { ${ITEM} } } }`;
const MONTH = `{ programsInMonth(year: 2031, month: 3) { ${ITEM} } }`;
const NEXT = `{ nextPrograms(first: 10) { ${ITEM} } }`;
const OFFICE = `{ managedPrograms(kinds: [SEMINAR]) { totalCount items { id state stage writtenBy title(language: KO) { text } } } }`;
const NEIGHBOURS = `{ programs { items { id previous { id title(language: KO) { text } } next { id thumbnail { id } next { id } } } } }`;

beforeAll(async () => {
  ask = (await createProgramWriter(gateway())).ask;
});
afterEach(() => vi.restoreAllMocks());

async function addPrograms(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const { id: fileId } = await createImageRow();
    const startsAt = new Date("2031-03-01T05:00:00Z");
    const endsAt = new Date("2031-03-01T08:00:00Z");
    const session = { position: 0, titleKo: "가", startsAt, endsAt, fileId };
    await createProgram({
      startsAt,
      endsAt,
      thumbnailId: fileId,
      prices: { create: [{ position: 0, labelKo: "가", amount: 1 }] },
      speakers: { create: [{ position: 0, nameKo: "가", portraitId: fileId }] },
      sessions: { create: [session] },
      files: { create: [{ fileId }] },
    });
  }
  await db.contentVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
}

/** The statements about programs and files that an operation takes; those of the poll beside it do not count. */
async function statementsOf(operation: string): Promise<string[]> {
  const query = vi.spyOn(pool, "query");
  const answer = await ask(operation);
  expect(answer.errors).toEqual([]);
  const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  return statements.filter((text) => /program|files/.test(text) && !text.includes("content_version"));
}

test.each([
  ["a list", LIST],
  ["a month", MONTH],
  ["the next ones", NEXT],
  ["the office's list", OFFICE],
  ["a list with the neighbours of each", NEIGHBOURS],
])("%s takes as many statements for ten programs as for two", async (_, operation) => {
  await db.program.deleteMany();
  await addPrograms(2);
  const forTwo = await statementsOf(operation);
  await addPrograms(8);
  const forTen = await statementsOf(operation);
  expect(forTen.length).toBeGreaterThan(0);
  expect(forTen.length).toBeLessThanOrEqual(forTwo.length + 2);
  expect(forTen.length).toBeLessThanOrEqual(14);
  expect(forTen.join()).not.toContain("content_ko");
});
