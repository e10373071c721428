// Certificates of the exam: who gets one, what anybody with its code learns, and what ends it.
import { beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { eraseMembers } from "#schema/people/account/erase-members.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { createPerson, type Person } from "#tests/support/applying.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const VERIFY = `query ($code: String!) { verifiedDocument(code: $code) {
  kind stands revokedAt revokeReason lines(language: EN) { label value }
} }`;

let examinee: Person;
let programId: number;
let applicationId: number;

const at = (milliseconds: number) => new Date(gateway().clock.now().getTime() + milliseconds);

beforeEach(async () => {
  examinee = await createPerson(gateway());
  const startsAt = at(-30 * DAY);
  ({ id: programId } = await createProgram({
    ...{
      kind: "KITEC",
      titleKo: "제28회 시험",
      titleEn: "28th exam",
      startsAt,
      endsAt: at(-30 * DAY + HOUR),
    },
    ...{ resultsReleasedAt: at(-DAY), examParts: ["TRANSLATION"], languagePairs: ["KO_EN"] },
  }));
  await db.examSession.create({ data: { programId, gradeKo: "번역사 2급", gradeEn: "Translator, grade 2" } });
  ({ id: applicationId } = await db.application.create({
    data: {
      ...{ programId, memberId: examinee.id, state: "ATTENDED", amount: 0, email: examinee.email },
      ...{ name: "김서연", nameEn: "Seo-yeon Kim", examPart: "TRANSLATION", languagePair: "KO_EN" },
      ...{ examNumber: "T-0001", score: 71, verdict: "PASSED" },
    },
  }));
});

const get = (person: Person, wish: object = {}) =>
  gateway().send(
    "/api/v1/documents",
    { kind: "EXAM_CERTIFICATE", language: "EN", application_id: applicationId, ...wish },
    { headers: person.headers },
  );
const certificate = () => db.issuedDocument.findFirstOrThrow({ where: { applicationId } });
const verified = async (code: string) =>
  Object((await askGraphql(gateway(), VERIFY, { variables: { code } })).data).verifiedDocument;

test("who passed gets one, once; anybody with its code reads what it says under a masked name", async () => {
  const answers = await Promise.all([get(examinee), get(examinee)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.issuedDocument.count({ where: { applicationId } })).toBe(1);
  const { code } = await certificate();
  const told = await verified(code);
  expect(told).toMatchObject({ kind: "EXAM_CERTIFICATE", stands: true, revokedAt: null });
  expect(told.lines).toEqual(
    expect.arrayContaining([
      { label: "Name", value: "S******n K*m" },
      { label: "Part", value: "Translation" },
      { label: "Languages", value: "Korean–English" },
      { label: "Qualification", value: "Translator, grade 2" },
      { label: "Candidate number", value: "T-0001" },
    ]),
  );
  expect(JSON.stringify(told)).not.toMatch(/Seo-yeon|서연|@/);
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
  expect(await verified(code)).toMatchObject({ stands: false, revokeReason: "부정행위" });
  expect((await get(examinee)).status).toBe(409);
  const office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  expect((await get(office)).status).toBe(200);
  expect(await db.auditEntry.count({ where: { action: "issueDocument", subjectId: applicationId } })).toBe(1);
  expect((await get(examinee)).status).toBe(200);
  expect(await db.issuedDocument.count({ where: { applicationId } })).toBe(2);
});

test("of an examinee who is erased the certificate stays by its number, without a name", async () => {
  await get(examinee);
  const { code } = await certificate();
  const closed = { status: "WITHDRAWN", withdrawnAt: at(-DAY) } as const;
  await db.member.update({ where: { id: examinee.id }, data: closed });
  await db.$transaction((tx) => eraseMembers(tx, at(0), at(0)));
  const told = await verified(code);
  expect(told).toMatchObject({ stands: true });
  expect(told.lines).toContainEqual({ label: "Candidate number", value: "T-0001" });
  expect(JSON.stringify(await certificate())).not.toMatch(/Seo-yeon|서연/);
});
