// The parts, languages and sites of an exam: sites keep their ids, and one that somebody has chosen stays.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { createMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  createProgramThrough,
  createProgramWriter,
  programInput,
  SAVE_PROGRAM,
} from "#tests/support/program-writing.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
beforeAll(async () => {
  ({ ask } = await createProgramWriter(gateway()));
});

const exam = {
  kind: "KITEC",
  // A session that takes applications needs its legal notice.
  applyFrom: null,
  applyTo: null,
  examParts: ["INTERPRETATION", "TRANSLATION", "TRANSLATION"],
  languagePairs: ["KO_ZH", "KO_EN"],
  sites: [{ nameKo: "서울", nameEn: "Seoul", addressKo: "온누리대학교" }, { nameKo: "부산" }],
};
const sitesOf = (programId: number) =>
  db.programSite.findMany({ where: { programId }, orderBy: { position: "asc" } });
const save = (id: number, version: number, overrides: object) =>
  ask(SAVE_PROGRAM, { id, version, input: programInput(overrides) });
const fieldsOf = (answer: Awaited<ReturnType<Ask>>) => answer.errors[0]?.extensions?.fields;

test("visitors see parts, languages and sites in order; other kinds have none", async () => {
  const id = await createProgramThrough(ask, exam);
  const { data } = await askGraphql(
    gateway(),
    `{ program(id: ${id}) { examParts languagePairs sites { name(language: EN) { text language } address(language: KO) { text } } } }`,
  );
  expect(Object(data).program).toEqual({
    examParts: ["TRANSLATION", "INTERPRETATION"],
    languagePairs: ["KO_EN", "KO_ZH"],
    sites: [
      { name: { text: "Seoul", language: "EN" }, address: { text: "온누리대학교" } },
      { name: { text: "부산", language: "KO" }, address: null },
    ],
  });
  const seminar = await createProgramThrough(ask, { ...exam, kind: "SEMINAR" });
  expect(await sitesOf(seminar)).toEqual([]);
});

test("a site keeps its id when it is moved and renamed; its id is not another exam's", async () => {
  const id = await createProgramThrough(ask, exam);
  const [seoul, busan] = await sitesOf(id);
  const moved = [
    { nameKo: "대전" },
    { id: busan?.id, nameKo: "부산 해운대" },
    { id: seoul?.id, nameKo: "서울" },
  ];
  expect((await save(id, 1, { ...exam, sites: moved })).errors).toEqual([]);
  expect((await sitesOf(id)).slice(1)).toMatchObject([
    { id: busan?.id, nameKo: "부산 해운대" },
    { id: seoul?.id, nameKo: "서울", nameEn: null },
  ]);
  const other = await createProgramThrough(ask, exam);
  const stolen = await save(other, 1, { ...exam, sites: [{ id: seoul?.id, nameKo: "서울" }] });
  expect(fieldsOf(stolen)).toEqual({ "sites.0.nameKo": ["CHOICE_UNKNOWN"] });
  const twice = [
    { id: seoul?.id, nameKo: "가" },
    { id: seoul?.id, nameKo: "나" },
  ];
  expect(fieldsOf(await save(id, 2, { ...exam, sites: twice }))).toEqual({
    "sites.1.nameKo": ["CHOICE_UNKNOWN"],
  });
});

test("a site that somebody has chosen cannot be left out", async () => {
  const id = await createProgramThrough(ask, exam);
  const [seoul, busan] = await sitesOf(id);
  const { id: memberId, email } = await createMember();
  await db.application.create({
    data: {
      programId: id,
      memberId,
      state: "CONFIRMED",
      amount: 0,
      name: "도유진",
      email,
      siteId: busan?.id ?? 0,
    },
  });
  const without = await save(id, 1, { ...exam, sites: [{ id: seoul?.id, nameKo: "서울" }] });
  expect(fieldsOf(without)).toEqual({ sites: ["SITE_IN_USE"] });
  expect(await sitesOf(id)).toHaveLength(2);
  const without1 = await save(id, 1, { ...exam, sites: [{ id: busan?.id, nameKo: "부산" }] });
  expect(without1.errors).toEqual([]);
  expect(await sitesOf(id)).toHaveLength(1);
});
