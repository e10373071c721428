// No column of a program is lost by a copy or by a restored version. A new plain field has a value by its
// kind; any other column does not compile before it has one here.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { WrittenColumn } from "#schema/programs/programs/written-columns.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createProgram, paragraph } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { sampleProgramFields } from "#tests/support/program-fields.ts";
import { programInput, SAVE_PROGRAM } from "#tests/support/program-writing.ts";
import { createImageRow } from "#tests/support/writing.ts";

const gateway = useGateway();
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
});

const seoul = (text: string) => new Date(`${text}+09:00`);
const question = { key: "meal", type: "TEXT", labelKo: "식사", labelEn: null, isNeeded: true } as const;

/** A value for each column that the office writes, none of them the one that a new program begins with. */
async function written() {
  const tag = await db.programTag.create({
    data: { slug: crypto.randomUUID(), nameKo: "번역", nameEn: "Translation" },
  });
  return {
    kind: "KITEC",
    number: 3,
    tagId: tag.id,
    thumbnailId: (await createImageRow()).id,
    titleKo: "제3회 통번역능력평가",
    titleEn: "The 3rd KITEC",
    descriptionKo: "소개",
    descriptionEn: "About it",
    contentKo: paragraph("본문"),
    contentEn: paragraph("The text"),
    startsAt: seoul("2030-12-07T10:00"),
    endsAt: seoul("2030-12-07T17:00"),
    locationKo: "부산",
    locationEn: "Busan",
    ...sampleProgramFields(),
    fee: 30_000,
    refundRules: [{ daysBefore: 7, percent: 80 }],
    ownFields: [{ ...question, choicesKo: [], choicesEn: [] }],
    publishedAt: seoul("2026-01-02T09:00"),
    examParts: ["TRANSLATION"],
    languagePairs: ["KO_EN"],
    answers: ["numbers:1a2b"],
  } satisfies Record<WrittenColumn, unknown> & Prisma.ProgramUncheckedCreateInput;
}

const NOTICE = {
  registrationNumber: "2024-001234",
  holderKo: "학회",
  holderEn: "Association",
  contact: "02-000-0000",
  gradeKo: "단일 등급",
  gradeEn: "Single grade",
  costNoteKo: "80,000원",
  costNoteEn: "KRW 80,000",
};

/** What a copy has of its own: the next number, and nothing of the last term. */
const OF_A_COPY = ["number", "titleKo", "titleEn", "applyLink", "joinLink", "answers", "publishedAt"];

const columnsOf = async (id: number, names: readonly string[]) => {
  const program = await db.program.findUniqueOrThrow({ where: { id } });
  return Object.fromEntries(Object.entries(program).filter(([name]) => names.includes(name)));
};

test("a copy on the same day has each of them", async () => {
  const columns = await written();
  const { id } = await createProgram(columns);
  const COPY = "mutation ($id: Id!, $to: DateTime) { duplicateProgram(id: $id, startsAt: $to) { id } }";
  const { id: copyId } = answered(await office.ask(COPY, { id, to: columns.startsAt }), "duplicateProgram");
  const copied = Object.keys(columns).filter((name) => !OF_A_COPY.includes(name));
  expect(copied.length).toBeGreaterThan(20);
  expect(await columnsOf(copyId, copied)).toEqual(await columnsOf(id, copied));
});

test("a version that is restored brings each of them back", async () => {
  const columns = await written();
  const names = Object.keys(columns);
  // An exam whose window opens has its legal notice.
  const { id } = await createProgram({ ...columns, examSession: { create: NOTICE } });
  const before = await columnsOf(id, names);
  const { publishedAt } = columns;
  const other = programInput({ kind: "KITEC", publishNow: false, publishedAt, reminders: true });
  expect((await office.ask(SAVE_PROGRAM, { id, version: 1, input: other })).errors).toEqual([]);
  const saved = Object.entries(await columnsOf(id, names)).filter(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(before[name]),
  );
  expect(saved.map(([name]) => name).sort()).toEqual(["kind", "publishedAt"]);
  const RESTORE = "mutation ($id: Id!) { restoreProgramVersion(id: $id, number: 1, version: 2) { id } }";
  expect((await office.ask(RESTORE, { id })).errors).toEqual([]);
  expect(await columnsOf(id, names)).toEqual(before);
});
