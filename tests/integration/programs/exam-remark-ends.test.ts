// @module-tag long
// A re-mark that its rater gives up, or that the office takes from the rater, opens the objection again: another rater can be asked.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { leaveRatings } from "#schema/programs/exams/leave-ratings.ts";
import { answered } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createSomebody, type Somebody } from "#tests/support/manuscripts.ts";
import { byLink, DECLINE_RATING, startRating, WITHDRAW_RATER } from "#tests/support/rating.ts";
import { createScoredExam } from "#tests/support/scored-exams.ts";

const gateway = useGateway();
const LOCK = "mutation ($programId: Id!) { lockResults(programId: $programId) { id } }";
const RELEASE =
  "mutation ($programId: Id!, $at: DateTime!) { releaseResults(programId: $programId, at: $at) { id } }";
const REMARK = `mutation ($id: Id!, $version: Int!, $raterId: Id!) {
  startExamRemark(applicationId: $id, version: $version, raterId: $raterId) { objection { state step version } } }`;
const OBJECTION =
  "query ($id: Id!) { application(id: $id) { objection { state step version raters { id } } } }";
const RATERS =
  "query ($programId: Id!) { examScoring(programId: $programId) { raters { id state isRemarking } } }";

let office: Somebody;
let second: Somebody;
let programId: number;
/** An application whose result was objected to. */
let id: number;
beforeAll(async () => {
  office = await createSomebody(gateway(), "프로그램 담당", { roles: ["PROGRAM"] });
  second = await createSomebody(gateway(), "둘째 담당", { roles: ["PROGRAM"] });
  const now = gateway().clock.now();
  const exam = await createScoredExam(now);
  programId = exam.programId;
  id = (await exam.addExaminee([50, 50])).id;
  answered(await office.ask(LOCK, { programId }), "lockResults");
  answered(await second.ask(RELEASE, { programId, at: now.toISOString() }), "releaseResults");
  await db.examObjection.create({ data: { applicationId: id, reason: "재검토", createdAt: now } });
});

const readObjection = async () => answered(await office.ask(OBJECTION, { id }), "application").objection;

/** A rater who was asked for the re-mark. */
async function startRemark(name: string) {
  const rater = await startRating(gateway(), office, programId, `${name}-remark-ends@garam.example`);
  const { version } = await readObjection();
  const begun = answered(await office.ask(REMARK, { id, version, raterId: rater.id }), "startExamRemark");
  expect(begun.objection).toMatchObject({ state: "REMARKING", step: "WAIT" });
  return rater;
}

test("a re-mark that its rater gives up opens the objection again", async () => {
  const rater = await startRemark("gives-up");
  expect((await byLink(gateway(), DECLINE_RATING, { link: rater.link })).code).toBeNull();
  const objection = await readObjection();
  expect(objection).toMatchObject({ state: "OPEN", step: "REMARK" });
  expect(objection.raters.map((one: { id: number }) => one.id)).not.toContain(rater.id);
});

test("the office withdraws a rater who does not finish a re-mark, after the release, too", async () => {
  const rater = await startRemark("silent");
  const { raters } = answered(await office.ask(RATERS, { programId }), "examScoring");
  expect(raters).toContainEqual({ id: rater.id, state: "ACCEPTED", isRemarking: true });
  const [early] = raters.filter((one: { isRemarking: boolean }) => !one.isRemarking);
  const reason = "답이 없음";
  // Whose sheets are locked with the results stays.
  expect((await office.ask(WITHDRAW_RATER, { id: early.id, reason })).code).toBe("MOVE_REFUSED");
  const { state } = answered(await office.ask(WITHDRAW_RATER, { id: rater.id, reason }), "withdrawRater");
  expect(state).toBe("WITHDRAWN");
  expect(await readObjection()).toMatchObject({ state: "OPEN", step: "REMARK" });
});

test("a rater whose account is erased leaves the objection open", async () => {
  const rater = await startRemark("erased");
  const account = await createSomebody(gateway(), "채점 회원", {});
  await db.examRater.update({ where: { id: rater.id }, data: { memberId: account.id } });
  await db.$transaction((tx) => leaveRatings(tx, { memberId: account.id, now: gateway().clock.now() }));
  expect(await readObjection()).toMatchObject({ state: "OPEN", step: "REMARK" });
});
