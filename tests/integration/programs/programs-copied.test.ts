// A program copied to a chosen date: all dates move together, an exam keeps its rules and papers, and what
// could not be computed is marked until somebody has looked.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { programInput } from "#tests/support/program-writing.ts";

const gateway = useGateway();
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
});

const COPY = "mutation ($id: Id!, $to: DateTime) { duplicateProgram(id: $id, startsAt: $to) { id } }";
const seoul = (text: string) => new Date(`${text}+09:00`);

test("its papers, window and deadlines move by as much as its beginning", async () => {
  const startsAt = seoul("2030-12-07T10:00");
  const { id } = await createProgram({
    kind: "KITEC",
    examParts: ["TRANSLATION"],
    number: 25,
    titleKo: "제25회 KITEC",
    titleEn: "The 25th KITEC",
    startsAt,
    endsAt: seoul("2030-12-07T17:00"),
    applyFrom: seoul("2030-11-01T09:00"),
    applyTo: seoul("2030-12-01T00:00"),
    withdrawUntil: seoul("2030-12-05T00:00"),
    refundRules: [{ daysBefore: 7, percent: 80 }],
    examSession: { create: { holderKo: "학회", slipFrom: seoul("2030-12-03T09:00") } },
    examPapers: {
      create: {
        part: "TRANSLATION",
        position: 0,
        nameKo: "번역",
        startsAt,
        minutes: 90,
        criteria: { create: { position: 0, nameKo: "정확성", maxPoints: 60 } },
      },
    },
  });
  const to = new Date(startsAt.getTime() + 28 * DAY);
  const { id: copyId } = answered(await office.ask(COPY, { id, to }), "duplicateProgram");
  const copy = await db.program.findUniqueOrThrow({
    where: { id: copyId },
    include: { examSession: true, examPapers: { include: { criteria: true } } },
  });
  expect(copy).toMatchObject({
    number: 26,
    titleKo: "제26회 KITEC",
    titleEn: "The 26th KITEC",
    startsAt: to,
    endsAt: seoul("2031-01-04T17:00"),
    applyFrom: seoul("2030-11-29T09:00"),
    applyTo: seoul("2030-12-29T00:00"),
    withdrawUntil: seoul("2031-01-02T00:00"),
    refundRules: [{ daysBefore: 7, percent: 80 }],
    unchecked: [],
    examSession: { holderKo: "학회", slipFrom: seoul("2030-12-31T09:00") },
    examPapers: [{ nameKo: "번역", startsAt: to, criteria: [{ nameKo: "정확성", maxPoints: 60 }] }],
  });
});

test("what could not be computed is marked until it is saved as looked at", async () => {
  const { id } = await createProgram({
    number: 3,
    titleKo: "봄 학술대회",
    titleEn: null,
    descriptionKo: "12월 7일에 만납니다.",
    locationKo: "다온대학교 303호",
    startsAt: seoul("2030-12-07T10:00"),
    endsAt: seoul("2030-12-07T17:00"),
    speakers: { create: { position: 0, nameKo: "한가온" } },
  });
  const { id: copyId } = answered(
    await office.ask(COPY, { id, to: seoul("2031-01-07T10:00") }),
    "duplicateProgram",
  );
  const marks = async () =>
    answered(await office.ask(`{ programForEditing(id: ${copyId}) { unchecked } }`), "programForEditing")
      .unchecked;
  expect(await marks()).toEqual(["ko.title", "ko.description", "ko.location", "speakers"]);
  const save = (version: number, more: object) =>
    office.ask(
      "mutation ($id: Id!, $version: Int!, $input: ProgramInput!) { saveProgram(id: $id, version: $version, input: $input) { id } }",
      { id: copyId, version, input: programInput({ publishNow: false, ...more }) },
    );
  expect((await save(1, {})).errors).toEqual([]);
  expect(await marks()).toHaveLength(4);
  expect((await save(2, { unchecked: ["speakers"] })).errors).toEqual([]);
  expect(await marks()).toEqual(["speakers"]);
  const unknown = await save(3, { unchecked: ["seats"] });
  expect(unknown.errors[0]?.extensions?.fields).toEqual({ "unchecked.0": ["CHOICE_UNKNOWN"] });
});

test("numbers that other programs have are skipped, and the title is to be checked", async () => {
  const kind = "SEMINAR" as const;
  const { id } = await createProgram({ kind, number: 24, titleKo: "제24회 정기 세미나", titleEn: null });
  await createProgram({ kind, number: 25, titleKo: "제25회 정기 세미나: 번역", titleEn: null });
  await createProgram({ kind, number: null, titleKo: "제26회 정기 세미나", titleEn: null });
  await createProgram({ kind: "WORKSHOP", number: 27, titleKo: "제27회 정기 세미나", titleEn: null });
  const { id: copyId } = answered(await office.ask(COPY, { id }), "duplicateProgram");
  const copy = await db.program.findUniqueOrThrow({ where: { id: copyId } });
  expect(copy).toMatchObject({ number: 27, titleKo: "제27회 정기 세미나" });
  expect(copy.unchecked).toContain("ko.title");
});

test("what completes a course, and a call for presentations with its committee, are copied, and nothing that was submitted", async () => {
  const startsAt = seoul("2030-12-07T10:00");
  const member = await createPerson(gateway());
  const outside = { name: "외부위원", email: "outside@example.org", affiliation: "다온대학교" };
  const { id } = await createProgram({
    kind: "SEMINAR",
    startsAt,
    endsAt: seoul("2030-12-07T17:00"),
    completionRule: { create: { attendancePercent: 80, needsAssignment: true, needsPayment: false } },
    presentationCall: {
      create: {
        opensAt: seoul("2030-10-01T09:00"),
        closesAt: seoul("2030-11-01T09:00"),
        slidesUntil: seoul("2030-12-05T09:00"),
        topicsKo: ["번역"],
        topicsEn: ["Translation"],
        reviewMode: "VOTE",
        isBlind: false,
        isShown: true,
        slidesReleased: true,
        reviewers: { create: [{ memberId: member.id }, outside, { ...outside, leftAt: startsAt }] },
        presentations: { create: { titleKo: "발표", createdAt: startsAt } },
      },
    },
  });
  const to = new Date(startsAt.getTime() + 28 * DAY);
  const { id: copyId } = answered(await office.ask(COPY, { id, to }), "duplicateProgram");
  const copy = await db.program.findUniqueOrThrow({
    where: { id: copyId },
    include: {
      completionRule: true,
      presentationCall: { include: { reviewers: { orderBy: { id: "asc" } }, presentations: true } },
    },
  });
  expect(copy.completionRule).toMatchObject({ attendancePercent: 80, needsAssignment: true, version: 1 });
  expect(copy.presentationCall).toMatchObject({
    opensAt: seoul("2030-10-29T09:00"),
    closesAt: seoul("2030-11-29T09:00"),
    slidesUntil: seoul("2031-01-02T09:00"),
    topicsKo: ["번역"],
    reviewMode: "VOTE",
    isBlind: false,
    isShown: false,
    slidesReleased: false,
    version: 1,
    reviewers: [{ memberId: member.id }, outside],
    presentations: [],
  });
});
