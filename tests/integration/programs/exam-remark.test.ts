// A re-mark as its rater meets it: invited after the release, by the own link, for the scripts of the
// examinee who objected alone.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createSomebody, type Somebody } from "#tests/support/manuscripts.ts";
import {
  assignAll,
  byLink,
  createExam,
  FINISH_RATING,
  LINKED_RATING,
  readSheet,
  SAVE_SCORES,
  scoreAll,
  startRating,
} from "#tests/support/rating.ts";
import { confirmResults, createOffices, createSat } from "#tests/support/released-exams.ts";

const gateway = useGateway();
const LOCK = "mutation ($programId: Id!) { lockResults(programId: $programId) { id } }";
const RELEASE =
  "mutation ($programId: Id!, $at: DateTime!) { releaseResults(programId: $programId, at: $at) { id } }";
const OBJECT = 'mutation ($id: Id!) { objectToResult(id: $id, reason: "재검토") { objection { state } } }';
const REMARK = `mutation ($id: Id!, $raterId: Id!) {
  startExamRemark(applicationId: $id, version: 1, raterId: $raterId) { objection { state step } } }`;
const ANSWER = `mutation ($id: Id!) { answerExamObjection(applicationId: $id, version: 2, answer: "재채점 결과") {
  objection { state step } verdict } }`;
const RECOMPUTED_OBJECTION = `{ recomputed { average verdict scores { sheets { total isRemark isCounted } } } }`;
const RECOMPUTED = `query ($id: Id!) { application(id: $id) { objection ${RECOMPUTED_OBJECTION} } }`;

let office: Somebody;
let second: Somebody;
let examinee: Person;
beforeAll(async () => {
  office = await createSomebody(gateway(), "프로그램 담당", { roles: ["PROGRAM"] });
  second = await createSomebody(gateway(), "둘째 담당", { roles: ["PROGRAM"] });
  examinee = await createPerson(gateway());
});

test("somebody invited after the release scores the scripts of the objection, and locks nothing else by it", async () => {
  const exam = await createExam({ session: { passAverage: 60 } });
  const { programId, paperId } = exam;
  const start = (name: string) => startRating(gateway(), office, programId, `${name}-remark@garam.example`);
  const raters = [await start("a"), await start("b")];
  await assignAll(office, programId);
  for (const { link } of raters) {
    expect((await scoreAll(gateway(), { link, paperId }, () => [40, 10])).code).toBeNull();
    expect((await byLink(gateway(), FINISH_RATING, { link })).code).toBeNull();
  }
  const held = new Date(gateway().clock.now().getTime() - 3 * DAY);
  await db.program.update({
    where: { id: programId },
    data: { startsAt: held, endsAt: new Date(held.getTime() + HOUR) },
  });
  answered(await office.ask(LOCK, { programId }), "lockResults");
  answered(
    await second.ask(RELEASE, { programId, at: gateway().clock.now().toISOString() }),
    "releaseResults",
  );
  const { id } = await db.application.findFirstOrThrow({ where: { programId, verdict: "FAILED" } });
  await db.application.update({ where: { id }, data: { memberId: examinee.id } });
  answered(await examinee.ask(OBJECT, { id }), "objectToResult");

  const third = await start("c");
  // Only who has scored none of the scripts could score again.
  const offered = "query ($id: Id!) { application(id: $id) { objection { raters { id } } } }";
  expect(answered(await office.ask(offered, { id }), "application").objection.raters).toEqual([
    { id: third.id },
  ]);
  const { objection } = answered(await office.ask(REMARK, { id, raterId: third.id }), "startExamRemark");
  expect(objection).toEqual({ state: "REMARKING", step: "WAIT" });
  const sheet = await readSheet(gateway(), third.link);
  const script = await db.examScript.findFirstOrThrow({ where: { applicationId: id } });
  expect(sheet).toMatchObject([{ code: script.code, isLocked: false, points: [null, null] }]);
  const rows = sheet.map(({ code, version }) => ({ code, version, note: null, points: [60, 20] }));
  expect((await byLink(gateway(), SAVE_SCORES, { link: third.link, paperId, rows })).code).toBeNull();
  // Who scored before the release stays locked out.
  const early = { link: raters[0]?.link ?? "", paperId, rows };
  expect((await byLink(gateway(), SAVE_SCORES, early)).code).toBe("LINK_ENDED");
  expect((await byLink(gateway(), FINISH_RATING, { link: third.link })).code).toBeNull();
  const after = Object((await byLink(gateway(), LINKED_RATING, { link: third.link })).data).linkedRating;
  expect(after.status).toBe("CLOSED");
  // The answer is written in view of the new result and of what counts; the examinee sees none of it before.
  const recomputed = { average: 6500, verdict: "PASSED" };
  const sheets = [
    { total: 50, isRemark: false, isCounted: true },
    { total: 50, isRemark: false, isCounted: false },
    { total: 80, isRemark: true, isCounted: true },
  ];
  expect(answered(await office.ask(RECOMPUTED, { id }), "application").objection).toEqual({
    recomputed: { ...recomputed, scores: [{ sheets }] },
  });
  const own = answered(
    await examinee.ask(`{ myApplications { objection ${RECOMPUTED_OBJECTION} } }`),
    "myApplications",
  );
  expect(own).toEqual([{ objection: { recomputed: null } }]);
  const { objection: answer, verdict } = answered(await office.ask(ANSWER, { id }), "answerExamObjection");
  expect([answer, verdict]).toEqual([{ state: "CHANGED", step: null }, "PASSED"]);
  expect(await db.examResult.count({ where: { application: { programId } } })).toBe(5);
});

test("no examinee marks an own script again, with an exception either", async () => {
  const { exam, examinee: rater, own } = await createSat(gateway());
  const now = gateway().clock.now();
  const [mine, another] = [await exam.addRater(rater.id), await exam.addRater()];
  await db.examRater.update({
    where: { id: mine },
    data: { exceptionReason: "출제위원", exceptedConflicts: ["RATER_IS_APPLICANT"] },
  });
  await confirmResults(await createOffices(gateway()), exam.programId, now);
  answered(await rater.ask(OBJECT, { id: own.id }), "objectToResult");
  const offered = "query ($id: Id!) { application(id: $id) { objection { raters { id } } } }";
  expect(answered(await office.ask(offered, { id: own.id }), "application").objection.raters).toEqual([
    { id: another },
  ]);
  expect((await office.ask(REMARK, { id: own.id, raterId: mine })).code).toBe("VALIDATION");
  answered(await office.ask(REMARK, { id: own.id, raterId: another }), "startExamRemark");
});
