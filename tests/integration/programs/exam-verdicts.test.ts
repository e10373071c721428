// A session whose results are computed from raters' sheets: locked, released, objected to, and changed by a
// re-mark. Until the minute of the release nothing that an examinee can ask for says anything.
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { notifyOfResults } from "#schema/programs/exams/notify-of-results.ts";
import { writeBesideRule } from "#schema/programs/exams/rule-lock.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createScoredExam } from "#tests/support/scored-exams.ts";
import { unzip } from "#tests/support/unzip.ts";
import { MyApplicationsDocument } from "#web/gql/applications.ts";

const gateway = useGateway();
const LOCK = "mutation ($programId: Id!) { lockResults(programId: $programId) { id } }";
const RELEASE =
  "mutation ($programId: Id!, $at: DateTime!) { releaseResults(programId: $programId, at: $at) { id } }";
const RESULTS = `query ($programId: Id!) { examResults(programId: $programId) {
  passed failed absent open refusal borderline { id } borderlineCount missing { id missing awaitedRaters }
  distribution { from count } agreement { pairs meanDifference } groups { applied sat passed } } }`;
const MINE = `{ myApplications { id version score verdict objectionUntil certificates { number }
  examResult { version verdict average passAverage papers { points maxPoints criteria { points } } }
  objection { state answer } program { id } } }`;
const OBJECT = 'mutation ($id: Id!) { objectToResult(id: $id, reason: "재검토") { objection { state } } }';
const REMARK = `mutation ($id: Id!, $raterId: Id!) {
  startExamRemark(applicationId: $id, version: 1, raterId: $raterId) { objection { state } } }`;
const ANSWER = `mutation ($id: Id!, $version: Int!) {
  answerExamObjection(applicationId: $id, version: $version, answer: "재채점 결과") { objection { state } verdict } }`;
const LIST = `query ($programId: Id!) { examResults(programId: $programId) { sittings(page: 1, size: 20) {
  totalCount papers { nameKo } items { id average verdict scores { points maxPoints } } } } }`;

let first: Person;
let second: Person;
let examinee: Person;
let exam: Awaited<ReturnType<typeof createScoredExam>>;
let passing: { id: number; scriptId: number };

const at = (milliseconds: number) => new Date(gateway().clock.now().getTime() + milliseconds);

beforeAll(async () => {
  first = await createPerson(gateway(), { roles: ["PROGRAM"] });
  second = await createPerson(gateway(), { roles: ["PROGRAM"] });
});

beforeEach(async () => {
  examinee = await createPerson(gateway());
  exam = await createScoredExam(at(0), { objectionDays: 7 });
  passing = await exam.addExaminee([60, 62], { memberId: examinee.id, email: examinee.email });
});

const lock = () => first.ask(LOCK, { programId: exam.programId });
const release = (moment: Date, by = second) =>
  by.ask(RELEASE, { programId: exam.programId, at: moment.toISOString() });
const overview = async () => answered(await first.ask(RESULTS, { programId: exam.programId }), "examResults");
const mine = async () => Object((await examinee.ask(MINE)).data).myApplications[0];

/** What the examinee gets from the operations and addresses that say something of the own application. */
async function everything(): Promise<string> {
  const { headers } = await createSession(examinee.id, gateway().clock);
  const mail = await db.mail.findMany({
    where: { memberId: examinee.id },
    select: { kind: true, text: true },
  });
  const data = await gateway().request("/api/v1/my-data", { headers });
  const { member } = JSON.parse(String((await unzip(await data.arrayBuffer())).get("my-data.json")));
  const certificate = { kind: "EXAM_CERTIFICATE", language: "KO", application_id: passing.id };
  const document = await gateway().send("/api/v1/documents", certificate, { headers });
  const program = await examinee.ask(`{ program(id: ${exam.programId}) { state } }`);
  const foreign = [
    `{ examResults(programId: ${exam.programId}) { passed } }`,
    `{ application(id: ${passing.id}) { verdict } }`,
    `{ applicants(programId: ${exam.programId}, page: 1, size: 20) { totalCount } }`,
    OBJECT,
  ];
  const refused = [];
  for (const query of foreign) refused.push((await examinee.ask(query, { id: passing.id })).code);
  const own = await mine();
  return JSON.stringify([own, mail, member.applications, document.status, program.data, refused]);
}

describe("before the minute of the release", () => {
  test("nothing that the examinee asks for changes by the lock and the confirmation", async () => {
    const before = await everything();
    answered(await lock(), "lockResults");
    expect(await everything()).toBe(before);
    answered(await release(at(HOUR)), "releaseResults");
    await notifyOfResults(at(0));
    expect(await everything()).toBe(before);
    expect(before).not.toMatch(/"PASSED"|"average":|"points":/);
    gateway().clock.advance(HOUR);
    await notifyOfResults(at(0));
    expect(await everything()).not.toBe(before);
    expect(await mine()).toMatchObject({
      score: 61,
      verdict: "PASSED",
      examResult: {
        version: 1,
        average: 6100,
        passAverage: 60,
        papers: [{ points: 6100, maxPoints: 100, criteria: null }],
      },
    });
    // What the account asks for stays within what a member's operation may cost.
    const { myApplications } = Object((await examinee.ask(MyApplicationsDocument, { language: "KO" })).data);
    expect(myApplications[0].examResult.papers[0].name.text).toBe("번역");
    gateway().clock.advance(-HOUR);
  });

  test("the office sees who passes, who is near the line, and what is missing; with a blank nothing is locked", async () => {
    const failing = await exam.addExaminee([40, 43]);
    const apart = await exam.addExaminee([50, 80]);
    const half = await exam.addExaminee([70]);
    await exam.addExaminee([], { state: "NO_SHOW" });
    const unrecorded = await exam.addExaminee([90, 90], { state: "CONFIRMED" });
    const seen = await overview();
    expect(seen).toMatchObject({ passed: 1, failed: 1, absent: 1, open: 3, agreement: { pairs: 4 } });
    expect(seen.borderline).toEqual([{ id: passing.id }]);
    expect(seen.missing).toEqual(
      expect.arrayContaining([
        { id: apart.id, missing: ["THIRD_RATER"], awaitedRaters: [] },
        { id: half.id, missing: ["RATING"], awaitedRaters: [] },
        { id: unrecorded.id, missing: ["ATTENDANCE"], awaitedRaters: [] },
      ]),
    );
    // Everybody with scores and verdict, before the lock; not for somebody of the office who rates the session.
    const list = async () => answered(await first.ask(LIST, { programId: exam.programId }), "examResults");
    const { sittings } = await list();
    expect(sittings).toMatchObject({ totalCount: 6, papers: [{ nameKo: "번역" }] });
    expect(sittings.items).toContainEqual({
      id: failing.id,
      average: 4150,
      verdict: "FAILED",
      scores: [{ points: 4150, maxPoints: 100 }],
    });
    const rating = { id: exam.raters[0] ?? 0 };
    await db.examRater.update({ where: rating, data: { memberId: first.id } });
    expect(await list()).toEqual({ sittings: null });
    await db.examRater.update({ where: rating, data: { memberId: null } });
    // Of a group of which somebody waits nobody says how many passed.
    expect(seen.groups).toEqual([{ applied: 6, sat: 5, passed: null }]);
    // A rater who was assigned and has not finished is named.
    const raterId = await exam.addRater();
    const open = await db.examRating.create({ data: { scriptId: half.scriptId, raterId } });
    const { name } = await db.examRater.findUniqueOrThrow({ where: { id: raterId } });
    expect((await overview()).missing).toContainEqual({
      id: half.id,
      missing: ["RATING"],
      awaitedRaters: [name],
    });
    await db.examRating.delete({ where: { id: open.id } });
    expect((await lock()).errors[0]?.extensions?.fields).toEqual({ at: ["SCORES_MISSING"] });
    await db.application.update({ where: { id: unrecorded.id }, data: { state: "NO_SHOW" } });
    await exam.rate(apart.scriptId, await exam.addRater(), 78, { isThird: true });
    await exam.rate(half.scriptId, exam.raters[1] ?? 0, 71);
    expect((await overview()).groups).toEqual([{ applied: 6, sat: 4, passed: 3 }]);
    answered(await lock(), "lockResults");
    answered(await release(at(0)), "releaseResults");
    const results = await db.examResult.findMany({ where: { application: { programId: exam.programId } } });
    const of = (id: number) => results.find(({ applicationId }) => applicationId === id);
    expect(of(failing.id)).toMatchObject({ version: 1, verdict: "FAILED", average: 4150 });
    // The half point of the result is in the office's list too.
    const shown = await first.ask("query ($id: Id!) { application(id: $id) { score } }", { id: failing.id });
    expect(answered(shown, "application").score).toBe(41.5);
    expect(of(apart.id)).toMatchObject({ version: 1, verdict: "PASSED", average: 7900 });
    expect(results).toHaveLength(6);
  });

  test("who is near the minimum of a paper is near the line, too, and is named with the paper", async () => {
    const near = await exam.addExaminee([42, 42]);
    await exam.addExaminee([43, 43]);
    const NEAR = `query ($programId: Id!) { examResults(programId: $programId) {
      borderlineCount borderline { id nearMinimum { nameKo } } } }`;
    const read = async () => answered(await first.ask(NEAR, { programId: exam.programId }), "examResults");
    // The average that is asked for fails both by far.
    expect(await read()).toEqual({ borderlineCount: 1, borderline: [{ id: passing.id, nearMinimum: [] }] });
    await db.examSession.update({ where: { programId: exam.programId }, data: { passAverage: null } });
    expect(await read()).toEqual({
      borderlineCount: 1,
      borderline: [{ id: near.id, nearMinimum: [{ nameKo: "번역" }] }],
    });
  });

  test("from the release on the office sees what was released, though a re-mark or an added sheet says otherwise", async () => {
    answered(await lock(), "lockResults");
    answered(await release(at(0)), "releaseResults");
    const released = await overview();
    expect(released).toMatchObject({ passed: 1, failed: 0, open: 0, borderline: [{ id: passing.id }] });
    await exam.rate(passing.scriptId, await exam.addRater(), 10, { isRemark: true });
    expect({ ...(await overview()) }).toEqual(released);
  });

  test("the figures of a session are a table to export, and add up over the years once it is released", async () => {
    await exam.addExaminee([40, 42]);
    await exam.addExaminee([], { state: "NO_SHOW" });
    const lines = async (list: object, columns: readonly string[]) => {
      const asked = { sort: "ID", format: "csv", reason: "보고", ...list };
      const headings = columns.map((key) => ({ key, heading: key }));
      const { headers } = first;
      const answer = await gateway().send("/api/v1/exports", { ...asked, columns: headings }, { headers });
      return (await answer.text()).trim().split(/\r?\n/);
    };
    const last = async () => {
      const groups = { list: "examGroups", filter: { programId: exam.programId } };
      return (await lines(groups, ["year", "part", "applied", "sat", "passed"])).at(-1);
    };
    const year = new Date(at(-2 * DAY).getTime() + 9 * HOUR).getUTCFullYear();
    const ofYear = async () =>
      answered(
        await first.ask(
          `{ examResults(programId: ${exam.programId}) { years { year applied sat passed } } }`,
        ),
        "examResults",
      ).years.find((one: { year: number }) => one.year === year);
    const before = { applied: 0, sat: 0, passed: 0, ...(await ofYear()) };
    expect(await last()).toBe(`${year},TRANSLATION,3,2,1`);
    answered(await lock(), "lockResults");
    answered(await release(at(0)), "releaseResults");
    expect(await ofYear()).toEqual({
      year,
      applied: before.applied + 3,
      sat: before.sat + 2,
      passed: before.passed + 1,
    });
    expect(await last()).toBe(`${year},TRANSLATION,3,2,1`);
    const { applied, sat, passed } = await ofYear();
    const years = await lines({ list: "examYears", filter: {} }, ["year", "applied", "sat", "passed"]);
    expect(years).toContain(`${year},${applied},${sat},${passed}`);
  });

  test("who sat and what it takes to pass change no more once somebody locked the verdicts", async () => {
    answered(await lock(), "lockResults");
    const records = [
      {
        sequence: 0,
        applicationId: passing.id,
        occasion: `paper-${exam.paper.id}`,
        state: "ABSENT",
        at: at(0),
      },
    ];
    const batch = { device: `late-phone-${passing.id}`, sentAt: at(0), records };
    const sent = await first.ask(
      "mutation ($p: Id!, $b: AttendanceBatchInput!) { sendAttendance(programId: $p, batch: $b) { outcome } }",
      { p: exam.programId, b: batch },
    );
    expect(answered(sent, "sendAttendance")).toEqual([{ outcome: "RESULTS_LOCKED" }]);
    const note = "mutation ($id: Id!) { recordAttendance(ids: [$id], attended: false) { id } }";
    expect((await first.ask(note, { id: passing.id })).code).toBe("SCORES_LOCKED");
    await expect(
      db.$transaction((tx) =>
        writeBesideRule(tx, exam.programId, () =>
          tx.examSession.update({ where: { programId: exam.programId }, data: { passAverage: 90 } }),
        ),
      ),
    ).rejects.toThrow("SCORES_LOCKED");
    await db.$transaction((tx) =>
      writeBesideRule(tx, exam.programId, () =>
        tx.examSession.update({ where: { programId: exam.programId }, data: { objectionDays: 3 } }),
      ),
    );
    answered(await release(at(0)), "releaseResults");
    expect(await mine()).toMatchObject({ verdict: "PASSED", examResult: { average: 6100 } });
  });

  test("a withdrawn release leaves no version, and the next one is computed anew", async () => {
    answered(await lock(), "lockResults");
    answered(await release(at(HOUR)), "releaseResults");
    const withhold = "mutation ($programId: Id!) { withholdResults(programId: $programId) { id } }";
    answered(await first.ask(withhold, { programId: exam.programId }), "withholdResults");
    expect(await db.examResult.count({ where: { applicationId: passing.id } })).toBe(0);
    const application = await db.application.findUniqueOrThrow({ where: { id: passing.id } });
    expect(application).toMatchObject({ score: null, verdict: null, version: 1 });
    const marks = { rating: { scriptId: passing.scriptId }, criterionId: exam.paper.criteria[0]?.id ?? 0 };
    await db.examMark.updateMany({ where: marks, data: { points: 30 } });
    answered(await lock(), "lockResults");
    answered(await release(at(0)), "releaseResults");
    expect(await mine()).toMatchObject({ verdict: "FAILED", examResult: { version: 1, average: 3100 } });
  });
});

describe("an objection", () => {
  const released = async () => {
    answered(await lock(), "lockResults");
    answered(await release(at(0)), "releaseResults");
  };

  test("is made once within its days, re-marked by another rater, and a changed verdict revokes the certificate", async () => {
    await released();
    const certificateRequest = { kind: "EXAM_CERTIFICATE", language: "KO", application_id: passing.id };
    expect(
      (await gateway().send("/api/v1/documents", certificateRequest, { headers: examinee.headers })).status,
    ).toBe(200);
    expect(answered(await examinee.ask(OBJECT, { id: passing.id }), "objectToResult").objection.state).toBe(
      "OPEN",
    );
    expect((await examinee.ask(OBJECT, { id: passing.id })).code).toBe("MOVE_REFUSED");
    const [known = 0] = exam.raters;
    expect((await first.ask(REMARK, { id: passing.id, raterId: known })).code).toBe("VALIDATION");
    const raterId = await exam.addRater();
    answered(await first.ask(REMARK, { id: passing.id, raterId }), "startExamRemark");
    const early = await first.ask(ANSWER, { id: passing.id, version: 2 });
    expect(early.errors[0]?.extensions?.fields).toEqual({ answer: ["REMARK_NOT_DONE"] });
    await db.examRating.deleteMany({ where: { raterId } });
    await exam.rate(passing.scriptId, raterId, 50, { isRemark: true });
    const answer = answered(await first.ask(ANSWER, { id: passing.id, version: 2 }), "answerExamObjection");
    expect(answer).toEqual({ objection: { state: "CHANGED" }, verdict: "FAILED" });
    expect(await mine()).toMatchObject({
      verdict: "FAILED",
      objection: { state: "CHANGED", answer: "재채점 결과" },
      examResult: { version: 2, average: 5500 },
    });
    const document = await db.issuedDocument.findFirstOrThrow({ where: { applicationId: passing.id } });
    expect(document).toMatchObject({ revokeReason: "재채점 결과" });
    const old = await db.examResult.findFirstOrThrow({ where: { applicationId: passing.id, version: 1 } });
    expect(old).toMatchObject({ verdict: "PASSED", average: 6100 });
  });

  test("is refused to others and after its last day; answered without a re-mark, the result stays", async () => {
    await released();
    const stranger = await createPerson(gateway());
    expect((await stranger.ask(OBJECT, { id: passing.id })).code).toBe("NOT_FOUND");
    answered(await examinee.ask(OBJECT, { id: passing.id }), "objectToResult");
    // Computed again, the result would be another one: without a re-mark nobody computes it.
    await db.examMark.updateMany({ where: { rating: { scriptId: passing.scriptId } }, data: { points: 1 } });
    answered(await second.ask(ANSWER, { id: passing.id, version: 1 }), "answerExamObjection");
    expect(await mine()).toMatchObject({
      verdict: "PASSED",
      objection: { state: "UPHELD", answer: "재채점 결과" },
      examResult: { version: 1, average: 6100 },
    });
    await db.examObjection.deleteMany({ where: { applicationId: passing.id } });
    const longAgo = { resultsReleasedAt: at(-9 * DAY) };
    await db.program.update({ where: { id: exam.programId }, data: longAgo });
    expect((await examinee.ask(OBJECT, { id: passing.id })).code).toBe("DEADLINE_PASSED");
  });
});
