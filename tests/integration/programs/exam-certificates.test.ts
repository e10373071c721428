// Certificates of the exam: who gets one, what anybody with its code learns, and what ends it.
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { documentNumber } from "#schema/core/documents/store-document.ts";
import { eraseMembers } from "#schema/people/account/erase-members.ts";
import { readValidCertificates } from "#schema/programs/exams/certificates.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createProgram, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { photo, upload } from "#tests/support/uploads.ts";
import { ExamCertificatesDocument } from "#web/gql/exam-certificates.ts";

const gateway = useGateway();
const VERIFY = `query ($code: String!) { verifiedDocument(code: $code) {
  kind isValid revokedAt revokeReason lines(language: EN) { label value }
} }`;

let examinee: Person;
let programId: number;
let applicationId: number;

const at = (milliseconds: number) => new Date(gateway().clock.now().getTime() + milliseconds);

beforeEach(async () => {
  examinee = await createPerson(gateway());
  const startsAt = at(-30 * DAY);
  ({ id: programId } = await createProgram({
    kind: "KITEC",
    titleKo: "제28회 시험",
    titleEn: "28th exam",
    startsAt,
    endsAt: at(-30 * DAY + HOUR),
    resultsReleasedAt: at(-DAY),
    examParts: ["TRANSLATION"],
    languagePairs: ["KO_EN"],
  }));
  await db.examSession.create({
    data: {
      programId,
      gradeKo: "번역사 2급",
      gradeEn: "Translator, grade 2",
      registrationNumber: "제2023-004821호",
    },
  });
  ({ id: applicationId } = await db.application.create({
    data: {
      programId,
      memberId: examinee.id,
      state: "ATTENDED",
      amount: 0,
      email: examinee.email,
      name: "김서연",
      nameEn: "Seo-yeon Kim",
      examPart: "TRANSLATION",
      languagePair: "KO_EN",
      examNumber: "T-0001",
      score: 71,
      verdict: "PASSED",
    },
  }));
});

const get = (person: Person, change: object = {}) =>
  gateway().send(
    "/api/v1/documents",
    { kind: "EXAM_CERTIFICATE", language: "EN", application_id: applicationId, ...change },
    { headers: person.headers },
  );
const certificate = () => db.issuedDocument.findFirstOrThrow({ where: { applicationId } });
const verified = async (code: string) =>
  Object((await askGraphql(gateway(), VERIFY, { variables: { code } })).data).verifiedDocument;

test("a session that states no grade issues certificates without one", async () => {
  const labels = async () =>
    (await verified((await certificate()).code)).lines.map(({ label }: { label: string }) => label);
  expect((await get(examinee)).status).toBe(200);
  expect(await labels()).toContain("Grade");
  await db.issuedDocument.deleteMany({ where: { applicationId } });
  await db.examSession.update({ where: { programId }, data: { showsGrade: false } });
  expect((await get(examinee)).status).toBe(200);
  expect(await labels()).not.toContain("Grade");
});

test("who passed gets one, once; anybody with its code reads what it says under a masked name", async () => {
  const answers = await Promise.all([get(examinee), get(examinee)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.issuedDocument.count({ where: { applicationId } })).toBe(1);
  const { code } = await certificate();
  const shown = await verified(code);
  expect(shown).toMatchObject({ kind: "EXAM_CERTIFICATE", isValid: true, revokedAt: null });
  expect(shown.lines).toEqual(
    expect.arrayContaining([
      { label: "Name", value: "S******n K*m" },
      { label: "Part", value: "Translation" },
      { label: "Languages", value: "Korean–English" },
      { label: "Grade", value: "Translator, grade 2" },
      { label: "Candidate number", value: "T-0001" },
    ]),
  );
  expect(JSON.stringify(shown)).not.toMatch(/Seo-yeon|서연|@/);
});

test("nobody else gets it, nor who failed, nor anybody before the release", async () => {
  expect((await get(await createPerson(gateway()))).status).toBe(404);
  expect((await get(await createPerson(gateway(), { roles: ["FINANCE"] }))).status).toBe(404);
  await db.program.update({ where: { id: programId }, data: { resultsReleasedAt: at(DAY) } });
  expect((await get(examinee)).status).toBe(409);
  await db.program.update({ where: { id: programId }, data: { resultsReleasedAt: at(-DAY) } });
  await db.application.update({ where: { id: applicationId }, data: { verdict: "FAILED" } });
  expect((await get(examinee)).status).toBe(409);
  expect(await db.issuedDocument.count({ where: { applicationId } })).toBe(0);
});

test("a revoked one says why, and its holder gets no other one before the office issues it", async () => {
  await get(examinee);
  const { code, id } = await certificate();
  await db.issuedDocument.update({ where: { id }, data: { revokedAt: at(0), revokeReason: "부정행위" } });
  expect(await verified(code)).toMatchObject({ isValid: false, revokeReason: "부정행위" });
  expect((await get(examinee)).status).toBe(409);
  const office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  expect((await get(office)).status).toBe(200);
  expect(await db.auditEntry.count({ where: { action: "issueDocument", subjectId: applicationId } })).toBe(1);
  expect((await get(examinee)).status).toBe(200);
  expect(await db.issuedDocument.count({ where: { applicationId } })).toBe(2);
});

test("of an examinee who is erased the result and the certificate stay by their number, without a name", async () => {
  await get(examinee);
  const scores = { papers: [] };
  await db.examResult.create({
    data: { applicationId, version: 1, verdict: "PASSED", average: 7_100, scores, createdAt: at(-DAY) },
  });
  await db.examObjection.create({
    data: { applicationId, reason: "김서연입니다. 다시 보아 주세요.", createdAt: at(-HOUR) },
  });
  const { code } = await certificate();
  const closed = { status: "WITHDRAWN", withdrawnAt: at(-DAY) } as const;
  await db.member.update({ where: { id: examinee.id }, data: closed });
  await db.$transaction((tx) => eraseMembers(tx, at(0), at(0)));
  const shown = await verified(code);
  expect(shown).toMatchObject({ isValid: true });
  expect(shown.lines).toContainEqual({ label: "Candidate number", value: "T-0001" });
  expect(JSON.stringify(await certificate())).not.toMatch(/Seo-yeon|서연/);
  const stored = await db.application.findUniqueOrThrow({
    where: { id: applicationId },
    include: { results: true, objection: true },
  });
  expect(stored).toMatchObject({
    examNumber: "T-0001",
    score: 71,
    verdict: "PASSED",
    memberId: null,
    results: [{ version: 1, verdict: "PASSED", average: 7_100 }],
    objection: { state: "OPEN" },
  });
  expect(JSON.stringify(stored)).not.toMatch(/Seo-yeon|서연/);
});

describe("the office of programs", () => {
  const LIST = `query ($programId: Id!) { examCertificates(programId: $programId) { areReleased
    toIssue(language: BOTH) valid(language: BOTH) revoked(language: BOTH)
    examinees { name certificates { id number revokedAt revokeReason } } } }`;
  const ISSUE = `mutation ($programId: Id!) {
    issueExamCertificates(programId: $programId, language: BOTH) { issued after } }`;
  let office: Person;
  const list = async () => answered(await office.ask(LIST, { programId }), "examCertificates");
  const print = (person: Person, layout: string) =>
    gateway().send(
      "/api/v1/exam-certificates",
      { program_id: programId, language: "BOTH", layout },
      { headers: person.headers },
    );

  beforeEach(async () => {
    office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  });

  test("sees how many are to be issued, issues them, revokes one with a reason and restores it; /verify follows", async () => {
    const nobodys = { programId, email: "", name: "계정 없음", amount: 0, state: "ATTENDED" } as const;
    const other = await db.application.create({ data: { ...nobodys, verdict: "PASSED" } });
    const before = { areReleased: true, toIssue: 1, valid: 0, revoked: 0 };
    expect(await list()).toMatchObject(before);
    await db.application.delete({ where: { id: other.id } });
    expect((await print(office, "A4")).status).toBe(409);
    answered(await office.ask(ISSUE, { programId }), "issueExamCertificates");
    const issued = await list();
    expect(issued).toMatchObject({ toIssue: 0, valid: 1, examinees: [{ name: "김서연" }] });
    const { code, id } = await certificate();
    const revoke = 'mutation ($id: Id!) { revokeExamCertificate(id: $id, reason: "명의 도용") { id } }';
    answered(await office.ask(revoke, { id }), "revokeExamCertificate");
    expect(await verified(code)).toMatchObject({ isValid: false, revokeReason: "명의 도용" });
    expect((await list()).valid).toBe(0);
    const restore = "mutation ($id: Id!) { restoreExamCertificate(id: $id) { id } }";
    answered(await office.ask(restore, { id }), "restoreExamCertificate");
    expect(await verified(code)).toMatchObject({ isValid: true, revokeReason: null });
    // What the page asks for stays within what an operation may cost.
    const page = await office.ask(ExamCertificatesDocument, {
      programId,
      language: "BOTH",
      page: 1,
      askingPage: 1,
    });
    expect(Object(page.data).examCertificates).toMatchObject({ toIssue: 0, valid: 1 });
    expect((await list()).examinees[0].certificates).toMatchObject([{ id, revokedAt: null }]);
  });

  test("reads before the release that nothing is issued yet, and no names", async () => {
    await db.program.update({ where: { id: programId }, data: { resultsReleasedAt: null } });
    const page = await office.ask(ExamCertificatesDocument, {
      programId,
      language: "BOTH",
      page: 1,
      askingPage: 1,
    });
    expect(page.errors).toEqual([]);
    expect(Object(page.data).examCertificates).toMatchObject({ areReleased: false, examinees: [] });
  });

  test("reads who passed page by page, and prints what one file has no place for in the next one", async () => {
    const more = Array.from({ length: 20 }, (_, at) => ({
      ...({
        programId,
        state: "ATTENDED",
        amount: 0,
        email: `more-${at}@example.org`,
        name: `수험 ${at}`,
      } as const),
      ...({ examPart: "TRANSLATION", languagePair: "KO_EN", verdict: "PASSED" } as const),
      examNumber: `T-01${String(at).padStart(2, "0")}`,
    }));
    await db.application.createMany({ data: more });
    const PAGE = `query ($programId: Id!, $page: Int!) { examCertificates(programId: $programId) {
      examineeCount askingCount asking { name } examinees(page: $page, size: 20) { examNumber } } }`;
    const page = async (at: number) =>
      answered(await office.ask(PAGE, { programId, page: at }), "examCertificates");
    expect(await page(1)).toMatchObject({ examineeCount: 21, askingCount: 0, asking: [] });
    expect((await page(1)).examinees).toHaveLength(20);
    expect((await page(2)).examinees).toEqual([{ examNumber: "T-0119" }]);
    await db.certificateCopy.create({
      data: { applicationId, language: "KO", address: "서울", requestedAt: at(0) },
    });
    expect(await page(2)).toMatchObject({ askingCount: 1, asking: [{ name: "김서연" }] });
    answered(await office.ask(ISSUE, { programId }), "issueExamCertificates");
    const printed = async (part: number) => {
      const asked = { programId, language: "BOTH", part } as const;
      return (await db.$transaction((tx) => readValidCertificates(tx, asked, at(0), 20))).length;
    };
    expect([await printed(1), await printed(2)]).toEqual([20, 1]);
    await expect(printed(3)).rejects.toThrow("CONFLICT");
    const ofPart = { program_id: programId, language: "BOTH", layout: "CARD", part: 2 };
    const { headers } = office;
    // The second part of one file is none.
    expect((await gateway().send("/api/v1/exam-certificates", ofPart, { headers })).status).toBe(409);
    const wrong = await gateway().send("/api/v1/exam-certificates", { ...ofPart, part: 0 }, { headers });
    expect(wrong.status).toBe(422);
  });

  test("prints all as pages or as cards of 85.6 by 54 mm in one PDF, with the photo; nobody else does", async () => {
    const owner = await createSignedIn();
    const bytes = await photo({ width: 300, height: 400 });
    const { body } = await upload(gateway().url, owner.session, { kind: "photo", name: "a.jpg", bytes });
    await db.application.update({ where: { id: applicationId }, data: { photoId: Number(body.id) } });
    answered(await office.ask(ISSUE, { programId }), "issueExamCertificates");
    const [page, card] = [await print(office, "A4"), await print(office, "CARD")];
    expect([page.status, card.status]).toEqual([200, 200]);
    const text = String(Buffer.from(await card.arrayBuffer()).toString("latin1"));
    expect(text).toMatch(/MediaBox ?\[0 0 242\.6\d* 153\.07\d*\]/);
    const sheet = Buffer.from(await page.arrayBuffer()).toString("latin1");
    // All nine lines in both languages, with the seal's words and the code, on one page and on one card.
    for (const pdf of [sheet, text]) expect(pdf).toMatch(/\/Count 1\b/);
    expect([sheet, text].map((pdf) => pdf.includes("/DCTDecode"))).toEqual([true, true]);
    expect((await print(examinee, "A4")).status).toBe(403);
    expect(await db.auditEntry.count({ where: { action: "printExamCertificates" } })).toBe(2);
    const own = await get(examinee, { language: "BOTH", layout: "CARD" });
    expect([own.status, own.headers.get("x-document-number")]).toEqual([
      200,
      documentNumber(await certificate()),
    ]);
  });
});
