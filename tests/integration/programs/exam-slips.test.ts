// Admission slips and the lists of a session: who gets which PDF, from when on, and what it says.
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { readPdf } from "#gateway/texts/pdf-text.ts";
import { db } from "#prisma/client.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { slipColumns } from "#schema/programs/exams/find-slip.ts";
import { mailDueSlips } from "#schema/programs/exams/mail-slips.ts";
import { toSlipSheet } from "#schema/programs/exams/slip-sheet.ts";
import { DAY, HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import { createPerson, type Person } from "#tests/support/applying.ts";
import { createExam, createExaminee } from "#tests/support/exam-sessions.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });

let office: Person;
let person: Person;
let other: Person;
let programId: number;
let id: number;
let roomId: number;

const now = () => gateway().clock.now();
const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
const openFrom = (slipFrom: Date | null) =>
  db.examSession.update({ where: { programId }, data: { slipFrom } });

beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  other = await createPerson(gateway());
});

beforeEach(async () => {
  person = await createPerson(gateway());
  const exam = await createExam({
    session: { rulesKo: "신분증을 가져와 주세요.", rulesEn: "Bring an identity document." },
    program: {
      titleKo: "제28회 검정 시험",
      titleEn: "28th exam",
      startsAt: later(10 * DAY),
      endsAt: later(10 * DAY + HOUR),
    },
  });
  ({ programId } = exam);
  roomId = exam.sites[0]?.roomIds[0] ?? 0;
  await db.examPaper.create({
    data: {
      programId,
      part: "TRANSLATION",
      position: 0,
      nameKo: "번역 1교시",
      nameEn: "Paper 1",
      minutes: 120,
      startsAt: new Date("2026-12-24T01:00:00Z"),
    },
  });
  const seat = { siteId: exam.sites[0]?.siteId ?? 0, roomId, seatNumber: "2", examNumber: "28-T-007" };
  ({ id } = await createExaminee(programId, {
    name: "가람",
    nameEn: "Garam Kim",
    memberId: person.id,
    email: person.email,
    ...seat,
  }));
});

const slip = (who: Person | null, body: object) =>
  gateway().send("/api/v1/exam-slips", { language: "KO", ...body }, { headers: who?.headers ?? {} });
const list = (who: Person, kind: string) =>
  gateway().send("/api/v1/exam-lists", { program_id: programId, kind }, { headers: who.headers });

async function codeOf(answer: Response): Promise<unknown> {
  expect(answer.ok).toBe(false);
  return Object(await answer.json()).code;
}

/** The words of a PDF. */
async function textOf(answer: Response): Promise<string> {
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const path = join(tmpdir(), `slip-${programId}-${Math.random()}.pdf`);
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  return JSON.stringify(await readPdf(path));
}

describe("the slip", () => {
  test("in English calls who left the English name empty by the Latin name of the profile", async () => {
    await db.application.update({ where: { id }, data: { nameEn: null } });
    await db.member.update({ where: { id: person.id }, data: { familyName: "Han", givenName: "Garam" } });
    const row = await db.application.findUniqueOrThrow({ where: { id }, ...slipColumns });
    const { lines } = toSlipSheet(row, "EN", await readSettings(db), "");
    expect(lines).toContainEqual(expect.objectContaining({ value: "Garam Han" }));
  });

  test("is the examinee's from its date on, in both languages, and nobody else's", async () => {
    expect(await codeOf(await slip(person, { application_id: id }))).toBe("SLIP_NOT_OPEN");
    await openFrom(now());
    const korean = await textOf(await slip(person, { application_id: id }));
    for (const word of [
      "수험표",
      "28-T-007",
      "가람",
      "101호",
      "2번",
      "서울특별시 동대문구",
      "번역 1교시",
      "10:00",
      "신분증을",
    ])
      expect(korean).toContain(word);
    const english = await textOf(await slip(person, { application_id: id, language: "EN" }));
    for (const word of ["Admission slip", "Garam Kim", "Room 101", "Site 1", "Bring an identity"])
      expect(english).toContain(word);
    expect(await codeOf(await slip(other, { application_id: id }))).toBe("NOT_FOUND");
    expect(await codeOf(await slip(null, { application_id: id }))).toBe("UNAUTHENTICATED");
  });

  test("shows what the examinee answered to the session's own questions", async () => {
    const ownFields = [
      {
        key: "diet",
        type: "CHOICE",
        labelKo: "식사",
        labelEn: "Meal",
        isNeeded: false,
        choicesKo: ["채식", "일반"],
        choicesEn: ["Vegetarian", "Any"],
      },
      { key: "agreed", type: "CONSENT", labelKo: "사진 사용 동의", isNeeded: false },
    ];
    await db.program.update({ where: { id: programId }, data: { ownFields } });
    await db.application.update({ where: { id }, data: { ownAnswers: { diet: "채식", agreed: "true" } } });
    await openFrom(now());
    const korean = await textOf(await slip(person, { application_id: id }));
    for (const word of ["식사", "채식", "사진 사용 동의", "동의"]) expect(korean).toContain(word);
    expect(await textOf(await slip(person, { application_id: id, language: "EN" }))).toContain("Vegetarian");
  });

  test("is the office's at any time, once there is a number, and that somebody looked is in the log", async () => {
    expect(await textOf(await slip(office, { application_id: id }))).toContain("28-T-007");
    const views = await db.auditEntry.count({
      where: { action: "viewApplication", subjectId: id, actorId: office.id },
    });
    expect(views).toBe(1);
    await db.application.update({ where: { id }, data: { examNumber: null } });
    expect(await codeOf(await slip(office, { application_id: id }))).toBe("SLIP_NOT_OPEN");
  });

  test("is nobody's who withdrew, and of no cancelled session", async () => {
    await openFrom(now());
    await db.application.update({ where: { id }, data: { state: "WITHDRAWN" } });
    expect(await codeOf(await slip(person, { application_id: id }))).toBe("SLIP_NOT_OPEN");
    await db.application.update({ where: { id }, data: { state: "CONFIRMED" } });
    await db.program.update({ where: { id: programId }, data: { cancelledAt: now() } });
    expect(await codeOf(await slip(person, { application_id: id }))).toBe("SLIP_NOT_OPEN");
  });

  test("what is asked has one application or one link", async () => {
    expect(await codeOf(await slip(person, {}))).toBe("VALIDATION");
    expect(await codeOf(await slip(null, { application_id: id, link: "x" }))).toBe("VALIDATION");
    expect(await codeOf(await slip(null, { link: "x" }))).toBe("LINK_ENDED");
  });
});

describe("the mail", () => {
  const run = () => mailDueSlips({ links, now: now() });
  const mails = () =>
    db.mail.findMany({ where: { memberId: person.id, kind: "EXAM_SLIP" }, orderBy: { id: "asc" } });
  const linkIn = async () => {
    const { id: tokenId } = await db.oneTimeToken.findFirstOrThrow({ where: { applicationId: id } });
    return new URL(links.linkTo("EXAM_SLIP", tokenId, "KO")).hash.slice(1);
  };

  test("is in the language of the group for somebody of it without an account", async () => {
    const group = { programId, payerName: "가나대학교", language: "EN" } as const;
    const { id: groupId } = await db.applicationGroup.create({ data: { ...group, createdAt: now() } });
    await openFrom(later(-MINUTE));
    await db.application.update({ where: { id }, data: { memberId: null, groupId } });
    await run();
    const mail = await db.mail.findFirstOrThrow({ where: { toAddress: person.email, kind: "EXAM_SLIP" } });
    expect(mail.subject).toContain("28th exam");
  });

  test("goes out once when the slips open, and its link opens the slip without signing in, until the exam is over", async () => {
    await run();
    expect(await mails()).toEqual([]);
    await openFrom(later(-MINUTE));
    await Promise.all([run(), run()]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain("{link}");
    const link = await linkIn();
    expect(await textOf(await slip(null, { link }))).toContain("28-T-007");
    const { expiresAt } = await db.oneTimeToken.findFirstOrThrow({ where: { applicationId: id } });
    expect(expiresAt.getTime()).toBe(
      (await db.program.findUniqueOrThrow({ where: { id: programId } })).endsAt.getTime() + DAY,
    );
    await db.oneTimeToken.updateMany({ where: { applicationId: id }, data: { expiresAt: now() } });
    expect(await codeOf(await slip(null, { link }))).toBe("LINK_ENDED");
  });

  test("waits for who has no seat yet, and goes again after the seat was changed", async () => {
    await openFrom(later(-MINUTE));
    await db.application.update({ where: { id }, data: { roomId: null, seatNumber: null } });
    await run();
    expect(await mails()).toEqual([]);
    const SEAT =
      "mutation ($id: Id!, $roomId: Id, $seat: String) { assignSeat(id: $id, roomId: $roomId, seatNumber: $seat) { id } }";
    await office.ask(SEAT, { id, roomId, seat: "1" });
    await run();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    // Only who has had a slip is asked to use the new one.
    expect(mail?.text).not.toContain("전에 보내 드린 수험표");
    const first = await linkIn();
    await office.ask(SEAT, { id, roomId, seat: "2" });
    await run();
    expect((await mails()).map(({ text }) => text.includes("전에 보내 드린 수험표"))).toEqual([false, true]);
    expect(await codeOf(await slip(null, { link: first }))).toBe("LINK_ENDED");
  });

  test("is not written for who has not paid, for a cancelled session, and after the exam", async () => {
    await openFrom(later(-MINUTE));
    const nobody = async (data: object, program: object = {}) => {
      await db.application.update({ where: { id }, data });
      await db.program.update({ where: { id: programId }, data: program });
      await run();
      expect(await mails()).toEqual([]);
    };
    await nobody({ state: "AWAITING_PAYMENT" });
    await nobody({ state: "CONFIRMED", examNumber: null });
    await nobody({ examNumber: "28-T-007" }, { cancelledAt: now() });
    await nobody({}, { cancelledAt: null, startsAt: later(-2 * DAY), endsAt: later(-DAY) });
  });
});

describe("the lists", () => {
  test("name everybody of a room, in the order of seats, and are the office's alone", async () => {
    const { siteId } = await db.application.findUniqueOrThrow({ where: { id } });
    await createExaminee(programId, {
      name: "나래",
      siteId,
      roomId,
      seatNumber: "1",
      examNumber: "28-I-001",
      examPart: "INTERPRETATION",
    });
    for (const kind of ["ROOMS", "CARDS", "ATTENDANCE"]) {
      const text = await textOf(await list(office, kind));
      expect(text).toContain("28-T-007");
      expect(text.indexOf("나래")).toBeLessThan(text.indexOf("가람"));
    }
    expect(await codeOf(await list(person, "ROOMS"))).toBe("FORBIDDEN");
    const lines = await db.auditEntry.findMany({ where: { action: "printExamList", subjectId: programId } });
    expect(lines.map((line) => line.after)).toContainEqual({ kind: "ATTENDANCE", count: 2 });
  });

  test("of a session without numbers, or of none, are refused", async () => {
    await db.application.update({ where: { id }, data: { examNumber: null } });
    expect(await codeOf(await list(office, "ROOMS"))).toBe("MOVE_REFUSED");
    programId = 999_999;
    expect(await codeOf(await list(office, "ROOMS"))).toBe("NOT_FOUND");
  });
});
