// From the scripts of a session to the scores of its raters: made, assigned, scored, locked, scored a third time.
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db, pool } from "#prisma/client.ts";
import { LANGUAGE_PAIRS } from "#schema/validation/programs/exams.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createSomebody, type Somebody } from "#tests/support/manuscripts.ts";
import {
  ASSIGN,
  assignAll,
  byLink,
  createExam,
  createExaminee,
  DECLINE_RATING,
  FINISH_RATING,
  INVITE_RATER,
  LINKED_RATING,
  MAKE_SCRIPTS,
  raterInput,
  raterLinkTo,
  readSheet,
  SAVE_SCORES,
  SCORING,
  scoreAll,
  startRating,
  UNLOCK,
  WITHDRAW_RATER,
} from "#tests/support/rating.ts";

const gateway = useGateway();
let office: Somebody;
let exam: Awaited<ReturnType<typeof createExam>>;
let made = 0;

beforeAll(async () => {
  office = await createSomebody(gateway(), "프로그램 담당", { roles: ["PROGRAM"] });
});
beforeEach(async () => {
  made += 1;
  exam = await createExam({ session: { thirdRaterAbove: 10 } });
});

const start = (name: string) =>
  startRating(gateway(), office, exam.programId, `${name}-${made}@garam.example`);
const scoring = async () =>
  Object((await office.ask(SCORING, { programId: exam.programId })).data).examScoring;
const finish = (link: string) => byLink(gateway(), FINISH_RATING, { link });
const score = (link: string, points: (code: string) => readonly number[]) =>
  scoreAll(gateway(), { link, ...exam }, points);
const save = (link: string, rows: readonly object[]) =>
  byLink(gateway(), SAVE_SCORES, { link, paperId: exam.paperId, rows });
const fieldsOf = ({ errors }: Awaited<ReturnType<typeof save>>) => errors[0]?.extensions?.fields;

describe("scripts", () => {
  test("are made once for all who are recorded as present, and for nobody else", async () => {
    const { programId } = exam;
    await createExaminee(programId, { number: 5, state: "NO_SHOW" });
    await createExaminee(programId, { number: 6 });
    // Nobody has recorded whether this one came.
    await createExaminee(programId, { number: 7, state: "CONFIRMED" });
    expect(await scoring()).toMatchObject({ missingScripts: 5, needlessScripts: 0 });
    for (let time = 0; time < 2; time += 1) {
      expect((await office.ask(MAKE_SCRIPTS, { programId })).errors).toEqual([]);
      const { scripts, missingScripts } = await scoring();
      expect([scripts.length, missingScripts]).toEqual([5, 0]);
      expect(scripts.map(({ name }: { name: string }) => name)).not.toContain("새벽별응시5");
    }
    await db.application.updateMany({
      where: { programId, name: "새벽별응시6" },
      data: { state: "NO_SHOW" },
    });
    expect(await scoring()).toMatchObject({ needlessScripts: 1 });
    await office.ask(MAKE_SCRIPTS, { programId });
    expect((await scoring()).scripts).toHaveLength(4);
  });

  test("are assigned as the preview showed, two raters each, as evenly as can be", async () => {
    const { programId } = exam;
    await Promise.all(["a", "b", "c"].map(start));
    await office.ask(MAKE_SCRIPTS, { programId });
    const { plan } = await scoring();
    expect(plan).toEqual([{ part: "TRANSLATION", pair: "KO_EN", scripts: 4, added: 8, lacking: 0 }]);
    expect((await office.ask(ASSIGN, { programId, expected: 7 })).code).toBe("COUNT_CHANGED");
    expect((await office.ask(ASSIGN, { programId, expected: 8 })).errors).toEqual([]);
    const { raters, plan: after } = await scoring();
    expect(raters.map(({ assigned }: { assigned: number }) => assigned).toSorted()).toEqual([2, 3, 3]);
    expect(after[0]).toMatchObject({ added: 0, lacking: 0 });
    expect(
      await db.mail.count({ where: { kind: "EXAM_RATER_ASSIGNED", toAddress: { contains: `-${made}@` } } }),
    ).toBe(3);
  });
});

describe("a scoring sheet", () => {
  test("saves what is typed with its version, gaps and all", async () => {
    const { link } = await start("a");
    await assignAll(office, exam.programId);
    const [first] = await readSheet(gateway(), link);
    const row = { code: first?.code.toLowerCase(), version: 1, note: "두 쪽이 없음" };
    const points = [55, null];
    expect((await save(link, [{ ...row, points }])).data).toEqual({
      saveScores: [{ code: first?.code, version: 2 }],
    });
    expect((await readSheet(gateway(), link))[0]).toMatchObject({ note: "두 쪽이 없음", points, version: 2 });
    // What is sent again because its answer was lost is saved already; something else is not.
    expect((await save(link, [{ ...row, points }])).data).toEqual({
      saveScores: [{ code: first?.code, version: 2 }],
    });
    expect((await save(link, [{ ...row, points: [54, null] }])).code).toBe("CONFLICT");
    expect((await save(link, [{ ...row, version: 2, points: [null, null] }])).errors).toEqual([]);
    expect((await readSheet(gateway(), link))[0]?.points).toEqual([null, null]);
  });

  test("takes a whole paste or none of it, and says which row is wrong", async () => {
    const { link } = await start("a");
    await assignAll(office, exam.programId);
    const sheet = await readSheet(gateway(), link);
    const row = (at: number, points: number) => ({
      code: sheet[at]?.code,
      version: 1,
      note: null,
      points: [points, null],
    });
    expect(fieldsOf(await save(link, [row(0, 60), row(1, 61)]))).toEqual({
      "rows.1.points": ["SCORE_INVALID"],
    });
    expect(fieldsOf(await save(link, [row(0, 60), { ...row(1, 1), code: "XXXXXX" }]))).toEqual({
      "rows.1.code": ["CHOICE_UNKNOWN"],
    });
    expect(fieldsOf(await save(link, [row(0, 60), row(0, 60)]))).toEqual({
      "rows.1.code": ["CHOICE_UNKNOWN"],
    });
    expect(fieldsOf(await save(link, [{ ...row(0, 1), points: [1] }]))).toEqual({
      "rows.0.points": ["SCORE_INVALID"],
    });
    expect((await save(link, [row(0, 60), { ...row(1, 1), version: 9 }])).code).toBe("CONFLICT");
    expect(
      (
        await save(
          link,
          Array.from({ length: 1_001 }, () => row(0, 1)),
        )
      ).code,
    ).toBe("VALIDATION");
    expect(await db.examMark.count({ where: { criterionId: { in: exam.criteria } } })).toBe(0);
  });

  test("is locked by done once nothing is missing, and opened again by the office with a reason", async () => {
    const { link, id } = await start("a");
    await assignAll(office, exam.programId);
    expect(fieldsOf(await finish(link))).toEqual({ rows: ["SCORES_MISSING"] });
    await score(link, () => [50, 30]);
    expect((await finish(link)).errors).toEqual([]);
    const [row] = await readSheet(gateway(), link);
    expect(row).toMatchObject({ isLocked: true });
    const again = { code: row?.code, version: row?.version, note: null, points: [null, null] };
    expect((await save(link, [again])).code).toBe("MOVE_REFUSED");
    expect((await scoring()).raters[0]).toMatchObject({ done: 4, feesDue: 40_000 });
    expect((await office.ask(UNLOCK, { id, reason: "한 답안을 다시 봅니다" })).errors).toEqual([]);
    const [open] = await readSheet(gateway(), link);
    expect((await save(link, [{ ...again, version: open?.version }])).errors).toEqual([]);
    const line = await db.auditEntry.findFirstOrThrow({
      where: { action: "unlockRating" },
      orderBy: { id: "desc" },
    });
    expect(line.reason).toBe("한 답안을 다시 봅니다");
  });

  test("changes no more once the verdicts are locked", async () => {
    const { link, id } = await start("a");
    await assignAll(office, exam.programId);
    const [row] = await readSheet(gateway(), link);
    await db.examRelease.create({ data: { programId: exam.programId, lockedAt: new Date() } });
    const { data } = await byLink(gateway(), LINKED_RATING, { link });
    expect(data).toMatchObject({ linkedRating: { status: "CLOSED", papers: [] } });
    expect((await save(link, [{ code: row?.code, version: 1, points: [] }])).code).toBe("LINK_ENDED");
    expect((await finish(link)).code).toBe("LINK_ENDED");
    expect((await office.ask(WITHDRAW_RATER, { id, reason: "사정" })).code).toBe("MOVE_REFUSED");
  });
});

describe("a third rater", () => {
  const differing = async () => {
    const [first, second] = await Promise.all([start("a"), start("b")]);
    await assignAll(office, exam.programId);
    const code = (await readSheet(gateway(), first.link))[0]?.code ?? "";
    await score(first.link, () => [50, 30]);
    await score(second.link, (one) => (one === code ? [30, 30] : [40, 30]));
    await finish(first.link);
    return { code, first, second };
  };

  test("gets the scripts on which two differ by more than the limit, and is told once", async () => {
    const { code, second } = await differing();
    const third = await start("c");
    expect(await readSheet(gateway(), third.link)).toEqual([]);
    await finish(second.link);
    expect(await readSheet(gateway(), third.link)).toMatchObject([
      { code, isThird: true, points: [null, null] },
    ]);
    const mail = { kind: "EXAM_RATER_THIRD", toAddress: `c-${made}@garam.example` } as const;
    expect(await db.mail.count({ where: mail })).toBe(1);
    expect((await scoring()).thirdsLacking).toEqual([]);
  });

  test("is missed by the office while nobody is there, and anyone who accepts gets them", async () => {
    const { code, second } = await differing();
    await finish(second.link);
    expect((await scoring()).thirdsLacking).toEqual([code]);
    const third = await start("c");
    expect((await scoring()).thirdsLacking).toEqual([]);
    expect(await readSheet(gateway(), third.link)).toMatchObject([{ code, isThird: true }]);
    await byLink(gateway(), DECLINE_RATING, { link: third.link });
    expect((await scoring()).thirdsLacking).toEqual([code]);
  });
});

test("what a withdrawn rater has not done goes to others; what is done counts and is paid", async () => {
  const [gone, stays] = await Promise.all([start("a"), start("b")]);
  await assignAll(office, exam.programId);
  const other = await start("c");
  const [one, ...rest] = await readSheet(gateway(), gone.link);
  await score(gone.link, () => [50, 30]);
  await db.examRating.updateMany({
    where: { raterId: gone.id, script: { code: one?.code ?? "" } },
    data: { doneAt: new Date() },
  });
  await office.ask(WITHDRAW_RATER, { id: gone.id, reason: "사정" });
  const taken = await readSheet(gateway(), other.link);
  expect(taken.map(({ code }) => code)).toEqual(rest.map(({ code }) => code));
  expect(await readSheet(gateway(), stays.link)).toHaveLength(4);
  const { raters } = await scoring();
  expect(raters.find(({ id }: { id: number }) => id === gone.id)).toMatchObject({
    assigned: 1,
    feesDue: 10_000,
  });
});

test("the office's page takes as many statements for nine language pairs as for two", async () => {
  const statements = async () => {
    const sent = vi.spyOn(pool, "query");
    await scoring();
    const count = sent.mock.calls.filter(([asked]) => JSON.stringify(asked).includes("exam_")).length;
    sent.mockRestore();
    return count;
  };
  const forTwo = await statements();
  expect(forTwo).toBeGreaterThan(0);
  const languagePairs = [...LANGUAGE_PAIRS];
  await db.program.update({ where: { id: exam.programId }, data: { languagePairs } });
  expect(await statements()).toBe(forTwo);
});

test("the treasurer reads what is due to raters by session, and the raters as a file, and nothing else of the scoring", async () => {
  const { programId } = exam;
  const rater = await start("fee");
  await start("open");
  await assignAll(office, programId);
  await score(rater.link, () => [50, 30]);
  await finish(rater.link);
  const treasurer = await createSomebody(gateway(), "회계", { roles: ["FINANCE"] });
  const FEES = "{ raterFees { programId title(language: KO) { text } raters done due } }";
  const { raterFees } = Object((await treasurer.ask(FEES)).data);
  expect(raterFees).toContainEqual({
    programId,
    title: { text: "제28회 시험" },
    raters: 2,
    done: 4,
    due: 40_000,
  });
  // What was scored is due, also to a rater who was invited once more and declined.
  await office.ask(WITHDRAW_RATER, { id: rater.id, reason: "일정" });
  const email = `fee-${made}@garam.example`;
  await office.ask(INVITE_RATER, { programId, input: raterInput(email) });
  await byLink(gateway(), DECLINE_RATING, { link: await raterLinkTo(email) });
  const after = Object((await treasurer.ask(FEES)).data).raterFees;
  expect(after).toContainEqual(expect.objectContaining({ programId, raters: 2, done: 4, due: 40_000 }));
  expect((await treasurer.ask(SCORING, { programId })).code).toBe("FORBIDDEN");
  const stranger = await createSomebody(gateway(), "회원", {});
  expect((await stranger.ask(FEES)).code).toBe("FORBIDDEN");
});
