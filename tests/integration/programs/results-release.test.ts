// What came of an exam is the office's alone until it releases the session: from that minute on each examinee
// reads the own result.
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { notifyOfResults } from "#schema/programs/exams/notify-of-results.ts";
import { DAY, HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createProgram, createSession } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { unzip } from "#tests/support/unzip.ts";

const gateway = useGateway();
const RECORD = "mutation ($id: Id!) { recordResult(id: $id, score: 87, verdict: PASSED) { score verdict } }";
const LOCK = "mutation ($programId: Id!) { lockResults(programId: $programId) { resultsReleasedAt } }";
const RELEASE = `mutation ($programId: Id!, $at: DateTime!) {
  releaseResults(programId: $programId, at: $at) { resultsReleasedAt resultsAreReleased }
}`;
const WITHHOLD = `mutation ($programId: Id!, $reason: String) {
  withholdResults(programId: $programId, reason: $reason) { resultsReleasedAt resultsAreReleased }
}`;
const RESTORE = "mutation ($programId: Id!) { restoreRelease(programId: $programId) { resultsReleasedAt } }";
const MINE = "{ myApplications { id score verdict } }";

let programs: Person;
let examinee: Person;
let deputy: Person;
let finance: Person;
let programId: number;
let id: number;

beforeAll(async () => {
  programs = await createPerson(gateway(), { roles: ["PROGRAM"] });
  deputy = await createPerson(gateway(), { roles: ["PROGRAM"] });
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
});

/** A session of the exam that is over, with a result that the office has recorded. */
beforeEach(async () => {
  examinee = await createPerson(gateway());
  programId = (await createOpenProgram({ kind: "KITEC" })).id;
  const applicant = { memberId: examinee.id, name: "도유진", email: examinee.email };
  const application = { ...applicant, programId, state: "ATTENDED", amount: 0 } as const;
  ({ id } = await db.application.create({ data: application }));
  const recorded = answered(await programs.ask(RECORD, { id }), "recordResult");
  expect(recorded).toEqual({ score: 87, verdict: "PASSED" });
  await heldOn(at(-2 * DAY));
});

const heldOn = (startsAt: Date) =>
  db.program.update({
    where: { id: programId },
    data: { startsAt, endsAt: new Date(startsAt.getTime() + HOUR), applyFrom: null, applyTo: null },
  });

const at = (milliseconds: number) => new Date(gateway().clock.now().getTime() + milliseconds);
const lock = () => programs.ask(LOCK, { programId });
const release = (moment: Date, by = deputy) => by.ask(RELEASE, { programId, at: moment.toISOString() });
/** Both people, one after the other. */
async function lockAndRelease(moment: Date) {
  answered(await lock(), "lockResults");
  return answered(await release(moment), "releaseResults");
}
const withhold = (reason: string | null) => programs.ask(WITHHOLD, { programId, reason });

/** The own result, as the account shows it. */
async function shown(): Promise<unknown> {
  const [one] = Object((await examinee.ask(MINE)).data).myApplications;
  return one;
}

/** What the download of the own data says of the own application. */
async function downloaded(): Promise<Record<string, unknown>> {
  const { headers } = await createSession(examinee.id, gateway().clock);
  const answer = await gateway().request("/api/v1/my-data", { headers });
  const { member } = JSON.parse(String((await unzip(await answer.arrayBuffer())).get("my-data.json")));
  return member.applications[0];
}

const seen = () => ({ id, score: 87, verdict: "PASSED" });
const unseen = () => ({ id, score: null, verdict: null });
const mails = () => db.mail.count({ where: { memberId: examinee.id } });

describe("before the office releases a session", () => {
  test("the examinee meets the result in no answer, no mail and no download; FINANCE meets it nowhere", async () => {
    const before = await mails();
    expect(await shown()).toEqual(unseen());
    const mine = await downloaded();
    expect(mine).toMatchObject({ id, state: "ATTENDED" });
    expect(JSON.stringify(mine)).not.toMatch(/\b87\b|PASSED/);
    expect(await mails()).toBe(before);
    expect((await finance.ask(`{ application(id: ${id}) { score } }`)).code).toBe("FORBIDDEN");
    const office = await programs.ask(`{ application(id: ${id}) { id score verdict } }`);
    expect(office.data).toEqual({ application: seen() });
  });
});

test("what the office types moves neither the version nor the date of change, which the examinee reads", async () => {
  const columns = { version: true, updatedAt: true } as const;
  const read = () => db.application.findUniqueOrThrow({ where: { id }, select: { ...columns, score: true } });
  const before = await read();
  const typed = RECORD.replace("87", "91.5");
  answered(await programs.ask(typed, { id }), "recordResult");
  expect(await read()).toEqual({ ...before, score: 91.5 });
});

describe("a session is not released", () => {
  const refusal = async () => (await lock()).errors[0]?.extensions?.fields;

  test("before the day of the exam has passed", async () => {
    await heldOn(at(0));
    expect(await refusal()).toEqual({ at: ["EXAM_NOT_OVER"] });
  });

  test("again by who asked first and waited for the release of somebody else", async () => {
    await lockAndRelease(at(0));
    // The request of the one who waits was made before the other one's was answered.
    gateway().clock.advance(-MINUTE);
    try {
      expect((await release(at(0))).code).toBe("MOVE_REFUSED");
      expect((await withhold(null)).errors[0]?.extensions?.fields).toEqual({ reason: ["REQUIRED"] });
    } finally {
      gateway().clock.advance(MINUTE);
    }
  });

  test("by one person, by a rater of the session, or before somebody has locked it", async () => {
    expect((await release(at(HOUR))).code).toBe("MOVE_REFUSED");
    answered(await lock(), "lockResults");
    expect((await lock()).code).toBe("MOVE_REFUSED");
    expect((await release(at(HOUR), programs)).code).toBe("SECOND_PERSON_NEEDED");
    const rater = {
      programId,
      memberId: deputy.id,
      name: "채점자",
      email: deputy.email,
      invitedAt: at(0),
    };
    const rates = { ...rater, emailKey: deputy.email, part: "TRANSLATION", pair: "KO_EN" } as const;
    const { id: raterId } = await db.examRater.create({ data: rates });
    expect((await release(at(HOUR))).code).toBe("RATER_MAY_NOT_CONFIRM");
    // Raters whose address the office typed are known by it alone.
    await db.examRater.update({ where: { id: raterId }, data: { memberId: null } });
    expect((await release(at(HOUR))).code).toBe("RATER_MAY_NOT_CONFIRM");
    await db.examRater.delete({ where: { id: raterId } });
    expect(await shown()).toEqual(unseen());
    expect((await release(at(HOUR))).code).toBeNull();
  });

  test("while its scores change: they are frozen from the lock on, until it is withdrawn", async () => {
    answered(await lock(), "lockResults");
    expect((await programs.ask(RECORD, { id })).code).toBe("SCORES_LOCKED");
    answered(await withhold(null), "withholdResults");
    answered(await programs.ask(RECORD, { id }), "recordResult");
  });

  test("while somebody who sat has neither score nor verdict; who did not come needs none", async () => {
    const data = { programId, name: "빈 답안", email: "blank@example.org", amount: 0 };
    const blank = await db.application.create({ data: { ...data, state: "ATTENDED" } });
    expect(await refusal()).toEqual({ at: ["SCORES_MISSING"] });
    // A result of somebody of whom nobody knows whether they came is none.
    const unknown = { state: "CONFIRMED", score: 90, verdict: "PASSED" } as const;
    await db.application.update({ where: { id: blank.id }, data: unknown });
    expect(await refusal()).toEqual({ at: ["SCORES_MISSING"] });
    expect((await programs.ask(RECORD, { id: blank.id })).code).toBe("NOT_PRESENT");
    await db.application.update({ where: { id: blank.id }, data: { state: "NO_SHOW" } });
    await lockAndRelease(at(0));
    expect(await shown()).toEqual(seen());
  });
});

describe("a released session", () => {
  test("shows each examinee the own result from its minute on, and not before", async () => {
    const minute = at(HOUR);
    const releasedProgram = await lockAndRelease(minute);
    expect(releasedProgram.resultsAreReleased).toBe(false);
    expect(Date.parse(releasedProgram.resultsReleasedAt) % MINUTE).toBe(0);
    expect(await shown()).toEqual(unseen());
    // The release is at the full minute before, and asking takes a while.
    gateway().clock.advance(HOUR - 2 * MINUTE);
    expect(await shown()).toEqual(unseen());
    expect(await downloaded()).not.toHaveProperty("score");
    gateway().clock.advance(2 * MINUTE);
    expect(await shown()).toEqual(seen());
    expect(await downloaded()).toMatchObject({ score: 87, verdict: "PASSED" });
    const [release] = await db.examRelease.findMany({ where: { programId } });
    expect(release).toMatchObject({ lockedById: programs.id, confirmedById: deputy.id, notifiedAt: null });
    const before = await mails();
    await notifyOfResults(at(0));
    await notifyOfResults(at(0));
    expect(await mails()).toBe(before + 1);
    const mail = await db.mail.findFirstOrThrow({
      where: { memberId: examinee.id },
      orderBy: { id: "desc" },
    });
    expect(mail.kind).toBe("EXAM_RESULTS");
    expect(mail.text).not.toMatch(/87|합격|passed/i);
    gateway().clock.advance(-HOUR);
  });

  test("is not taken back silently: a reason is asked for, and both stand in the log", async () => {
    const released = await lockAndRelease(at(-HOUR));
    // A minute that has passed means at once.
    expect(released.resultsAreReleased).toBe(true);
    expect(Math.abs(Date.parse(released.resultsReleasedAt) - at(0).getTime())).toBeLessThan(MINUTE);
    expect((await release(at(HOUR))).code).toBe("MOVE_REFUSED");
    const silent = await withhold(" ");
    expect(silent.errors[0]?.extensions?.fields).toEqual({ reason: ["REQUIRED"] });
    expect(await shown()).toEqual(seen());
    const taken = answered(await withhold("채점 오류"), "withholdResults");
    expect(taken).toEqual({ resultsReleasedAt: null, resultsAreReleased: false });
    expect(await shown()).toEqual(unseen());
    const log = await db.auditEntry.findMany({
      where: { subject: "program", subjectId: programId },
      orderBy: { id: "asc" },
      select: { action: true, before: true, after: true, reason: true, actorId: true },
    });
    const moment = { resultsReleasedAt: released.resultsReleasedAt };
    const none = { resultsReleasedAt: null };
    expect(log).toEqual([
      { action: "lockResults", before: null, after: null, reason: null, actorId: programs.id },
      { action: "releaseResults", before: none, after: moment, reason: null, actorId: deputy.id },
      { action: "withholdResults", before: moment, after: none, reason: "채점 오류", actorId: programs.id },
    ]);
  });

  test("that is only planned may be moved or called off without a word", async () => {
    await lockAndRelease(at(HOUR));
    const moved = answered(await release(at(2 * HOUR)), "releaseResults");
    expect(moved.resultsReleasedAt > at(HOUR).toISOString()).toBe(true);
    expect(answered(await withhold(null), "withholdResults").resultsReleasedAt).toBeNull();
    expect((await withhold(null)).code).toBe("MOVE_REFUSED");
  });
});

describe("a withdrawn release is restored", () => {
  const restore = () => programs.ask(RESTORE, { programId });

  test("as it was, without two people again and without a second mail", async () => {
    const { resultsReleasedAt } = await lockAndRelease(at(-HOUR));
    expect((await restore()).code).toBe("MOVE_REFUSED");
    await notifyOfResults(at(0));
    const before = await mails();
    answered(await withhold("실수"), "withholdResults");
    expect(await shown()).toEqual(unseen());
    expect(answered(await restore(), "restoreRelease")).toEqual({ resultsReleasedAt });
    expect(await shown()).toEqual(seen());
    await notifyOfResults(at(0));
    expect(await mails()).toBe(before);
    expect(await db.examResult.count({ where: { applicationId: id } })).toBe(1);
  });

  test("not once a result would be another one, nor where nobody could read it, nor from a lock", async () => {
    await lockAndRelease(at(-HOUR));
    answered(await withhold("채점 오류"), "withholdResults");
    answered(await programs.ask(RECORD.replace("87", "86"), { id }), "recordResult");
    expect((await restore()).code).toBe("MOVE_REFUSED");
    answered(await lock(), "lockResults");
    expect((await restore()).code).toBe("MOVE_REFUSED");
    answered(await withhold(null), "withholdResults");
    expect((await restore()).code).toBe("MOVE_REFUSED");
    await lockAndRelease(at(HOUR));
    answered(await withhold(null), "withholdResults");
    expect((await restore()).code).toBe("MOVE_REFUSED");
    expect(await shown()).toEqual(unseen());
  });
});

test("only an exam has results to release", async () => {
  ({ id: programId } = await createProgram({ kind: "SEMINAR" }));
  expect((await lock()).code).toBe("MOVE_REFUSED");
  expect((await release(at(HOUR))).code).toBe("MOVE_REFUSED");
  expect((await withhold("사유")).code).toBe("MOVE_REFUSED");
});
