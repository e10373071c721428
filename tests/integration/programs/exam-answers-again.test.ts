// @module-tag long
// No step of an objection is the last one: a re-mark that is done is opened until its answer, an answer is written anew. While the release is withdrawn
// all of it waits.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { myData } from "#schema/people/account/my-data.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createSomebody, type Somebody } from "#tests/support/manuscripts.ts";
import {
  byLink,
  FINISH_RATING,
  LINKED_RATING,
  SAVE_SCORES,
  startRating,
  UNLOCK,
} from "#tests/support/rating.ts";
import { createScoredExam } from "#tests/support/scored-exams.ts";

const gateway = useGateway();
const LOCK = "mutation ($programId: Id!) { lockResults(programId: $programId) { id } }";
const RELEASE =
  "mutation ($programId: Id!, $at: DateTime!) { releaseResults(programId: $programId, at: $at) { id } }";
const WITHHOLD = `mutation ($programId: Id!) { withholdResults(programId: $programId, reason: "오류") { id } }`;
const RESTORE = "mutation ($programId: Id!) { restoreRelease(programId: $programId) { resultsAreReleased } }";
const REMARK = `mutation ($id: Id!, $version: Int!, $raterId: Id!) {
  startExamRemark(applicationId: $id, version: $version, raterId: $raterId) { objection { step } } }`;
const ANSWER = `mutation ($id: Id!, $version: Int!, $answer: String!) {
  answerExamObjection(applicationId: $id, version: $version, answer: $answer) { verdict objection { state answer } } }`;
const REOPEN = `mutation ($id: Id!, $version: Int!) {
  reopenExamObjection(applicationId: $id, version: $version, reason: "다른 응시자의 답변이었음") {
    objection { state step answer version } } }`;
const OBJECTION = "query ($id: Id!) { application(id: $id) { objection { state step version } } }";
const ISSUE =
  "mutation ($programId: Id!) { issueExamCertificates(programId: $programId, language: KO) { issued } }";
const REVOKE =
  "mutation ($id: Id!, $reason: String!) { revokeExamCertificate(id: $id, reason: $reason) { id } }";
const MINE =
  "{ myApplications { verdict objection { state answer } examResult { version average reason } } }";
const RATERS =
  "query ($programId: Id!) { examScoring(programId: $programId) { raters { id hasDoneRemark } } }";

let office: Somebody;
let second: Somebody;
let examinee: Person;
let programId: number;
let paperId: number;
/** The application whose result was objected to. */
let id: number;

beforeAll(async () => {
  office = await createSomebody(gateway(), "프로그램 담당", { roles: ["PROGRAM"] });
  second = await createSomebody(gateway(), "둘째 담당", { roles: ["PROGRAM"] });
});

beforeEach(async () => {
  const now = gateway().clock.now();
  const exam = await createScoredExam(now);
  ({ programId } = exam);
  paperId = exam.paper.id;
  examinee = await createPerson(gateway());
  ({ id } = await exam.addExaminee([62, 62], { memberId: examinee.id, email: examinee.email }));
  answered(await office.ask(LOCK, { programId }), "lockResults");
  answered(await second.ask(RELEASE, { programId, at: now.toISOString() }), "releaseResults");
  gateway().clock.advance(MINUTE);
  const createdAt = gateway().clock.now();
  await db.examObjection.create({ data: { applicationId: id, reason: "재검토", createdAt } });
});

const readObjection = async () => answered(await office.ask(OBJECTION, { id }), "application").objection;
const readMine = async () => answered(await examinee.ask(MINE), "myApplications")[0];
const answer = async (text: string) =>
  await office.ask(ANSWER, { id, version: (await readObjection()).version, answer: text });

/** Gives the script of a re-mark a total, and says "done". */
async function mark(link: string, total: number): Promise<void> {
  const { data } = await byLink(gateway(), LINKED_RATING, { link });
  const [row] = Object(data).linkedRating.papers[0].scripts;
  const points = [Math.min(total, 60), Math.max(total - 60, 0)];
  const rows = [{ code: row.code, version: row.version, note: null, points }];
  answered(await byLink(gateway(), SAVE_SCORES, { link, paperId, rows }), "saveScores");
  answered(await byLink(gateway(), FINISH_RATING, { link }), "finishRating");
}

/** A rater who has marked the script again. */
async function remark(total: number) {
  const rater = await startRating(gateway(), office, programId, `again-${programId}@garam.example`);
  const { version } = await readObjection();
  answered(await office.ask(REMARK, { id, version, raterId: rater.id }), "startExamRemark");
  await mark(rater.link, total);
  return rater;
}

test("an objection is neither answered nor marked again while the release is withdrawn, and goes on after it", async () => {
  const { id: raterId } = await startRating(gateway(), office, programId, `late-${programId}@garam.example`);
  answered(await office.ask(WITHHOLD, { programId }), "withholdResults");
  expect((await answer("검토했습니다.")).code).toBe("RESULTS_WITHHELD");
  expect((await office.ask(REMARK, { id, version: 1, raterId })).code).toBe("RESULTS_WITHHELD");
  expect(await readObjection()).toMatchObject({ state: "OPEN", version: 1 });
  answered(await office.ask(RESTORE, { programId }), "restoreRelease");
  expect(answered(await answer("검토했습니다."), "answerExamObjection")).toMatchObject({
    objection: { state: "UPHELD" },
  });
  answered(await office.ask(WITHHOLD, { programId }), "withholdResults");
  expect((await office.ask(REOPEN, { id, version: 2 })).code).toBe("RESULTS_WITHHELD");
});

test("a re-mark that is done is opened until its answer, and the answer waits for it", async () => {
  const rater = await remark(50);
  const unlock = () => office.ask(UNLOCK, { id: rater.id, reason: "잘못 입력" });
  const isDone = async () => {
    const { raters } = answered(await office.ask(RATERS, { programId }), "examScoring");
    return raters.find((one: { id: number }) => one.id === rater.id).hasDoneRemark;
  };
  const seen = await readObjection();
  expect([seen.step, await isDone()]).toEqual(["ANSWER", true]);
  answered(await unlock(), "unlockRating");
  // Somebody who writes the answer meanwhile has seen other scores.
  const stale = await office.ask(ANSWER, { id, version: seen.version, answer: "재채점 결과" });
  expect(stale.code).toBe("CONFLICT");
  expect((await answer("재채점 결과")).errors[0]?.extensions?.fields).toEqual({
    answer: ["REMARK_NOT_DONE"],
  });
  expect([(await readObjection()).step, await isDone()]).toEqual(["WAIT", false]);
  await mark(rater.link, 70);
  expect(answered(await answer("재채점 결과"), "answerExamObjection")).toEqual({
    verdict: "PASSED",
    objection: { state: "CHANGED", answer: "재채점 결과" },
  });
  expect(await readMine()).toMatchObject({ examResult: { version: 2, average: 6600 } });
  // What was answered about stays.
  expect((await unlock()).code).toBe("MOVE_REFUSED");
  expect(await isDone()).toBe(false);
});

test("raters whose scores the results were computed from stay locked", async () => {
  await remark(50);
  const { id: early } = await db.examRater.findFirstOrThrow({ where: { programId }, orderBy: { id: "asc" } });
  expect((await office.ask(UNLOCK, { id: early, reason: "잘못 입력" })).code).toBe("MOVE_REFUSED");
});

test("an answer is written anew: its examinee reads the former one no more, and a certificate that it took away is valid again", async () => {
  answered(await office.ask(ISSUE, { programId }), "issueExamCertificates");
  const rater = await remark(50);
  const wrong = answered(await answer("불합격입니다."), "answerExamObjection");
  expect(wrong).toMatchObject({ verdict: "FAILED", objection: { state: "CHANGED" } });
  const readCertificate = () => db.issuedDocument.findFirstOrThrow({ where: { applicationId: id } });
  expect((await readCertificate()).revokeReason).toBe("불합격입니다.");
  const { version } = await readObjection();
  expect(answered(await office.ask(REOPEN, { id, version }), "reopenExamObjection").objection).toEqual({
    state: "REMARKING",
    step: "ANSWER",
    answer: "불합격입니다.",
    version: version + 1,
  });
  expect((await office.ask(REOPEN, { id, version: version + 1 })).code).toBe("MOVE_REFUSED");
  // The result is the one of the answer until there is another.
  expect(await readMine()).toEqual({
    verdict: "FAILED",
    objection: { state: "REMARKING", answer: null },
    examResult: { version: 2, average: 5600, reason: null },
  });
  const { applications } = (await myData(db, examinee.id, gateway().clock.now())).member;
  expect(applications[0]).toMatchObject({ verdict: "FAILED", objection: { answer: null } });
  expect(JSON.stringify(applications)).not.toContain("불합격입니다.");
  answered(await office.ask(UNLOCK, { id: rater.id, reason: "잘못 입력" }), "unlockRating");
  await mark(rater.link, 70);
  answered(await answer("다시 확인했습니다."), "answerExamObjection");
  expect(await readMine()).toEqual({
    verdict: "PASSED",
    objection: { state: "CHANGED", answer: "다시 확인했습니다." },
    examResult: { version: 3, average: 6600, reason: "다시 확인했습니다." },
  });
  expect(await readCertificate()).toMatchObject({ revokedAt: null, revokeReason: null });
  const mails = { memberId: examinee.id, kind: "EXAM_OBJECTION_ANSWERED" } as const;
  expect(await db.mail.count({ where: mails })).toBe(2);
});

test("a certificate that the office revoked in the words of an answer stays revoked when the answer is written anew", async () => {
  answered(await office.ask(ISSUE, { programId }), "issueExamCertificates");
  const words = "확인이 필요합니다.";
  const { id: certificateId } = await db.issuedDocument.findFirstOrThrow({ where: { applicationId: id } });
  answered(await office.ask(REVOKE, { id: certificateId, reason: words }), "revokeExamCertificate");
  answered(await answer(words), "answerExamObjection");
  answered(await office.ask(REOPEN, { id, version: (await readObjection()).version }), "reopenExamObjection");
  answered(await answer("그대로입니다."), "answerExamObjection");
  const revoked = await db.issuedDocument.findUniqueOrThrow({ where: { id: certificateId } });
  expect(revoked).toMatchObject({ revokedAt: expect.any(Date), revokeReason: words });
});

test("other words alone change no result, and are read wherever the former ones were", async () => {
  answered(await office.ask(ISSUE, { programId }), "issueExamCertificates");
  await remark(50);
  answered(await answer("오타"), "answerExamObjection");
  gateway().clock.advance(MINUTE);
  answered(await office.ask(REOPEN, { id, version: (await readObjection()).version }), "reopenExamObjection");
  answered(await answer("재채점 결과입니다."), "answerExamObjection");
  expect(await readMine()).toEqual({
    verdict: "FAILED",
    objection: { state: "CHANGED", answer: "재채점 결과입니다." },
    examResult: { version: 2, average: 5600, reason: "재채점 결과입니다." },
  });
  const [revoked] = await db.issuedDocument.findMany({ where: { applicationId: id } });
  expect(revoked?.revokeReason).toBe("재채점 결과입니다.");
});

test("a result that was corrected and released again is not taken for one that an answer changed", async () => {
  answered(await answer("그대로입니다."), "answerExamObjection");
  answered(await office.ask(WITHHOLD, { programId }), "withholdResults");
  const [rater] = answered(await office.ask(RATERS, { programId }), "examScoring").raters;
  await db.examMark.updateMany({
    where: { rating: { raterId: rater.id, script: { applicationId: id } }, points: { gt: 10 } },
    data: { points: { increment: -4 } },
  });
  answered(await office.ask(LOCK, { programId }), "lockResults");
  const at = gateway().clock.now().toISOString();
  answered(await second.ask(RELEASE, { programId, at }), "releaseResults");
  gateway().clock.advance(MINUTE);
  answered(await office.ask(REOPEN, { id, version: (await readObjection()).version }), "reopenExamObjection");
  answered(await answer("점수는 별도로 정정했습니다."), "answerExamObjection");
  expect(await readMine()).toMatchObject({
    objection: { state: "UPHELD", answer: "점수는 별도로 정정했습니다." },
    examResult: { version: 2, reason: null },
  });
});
