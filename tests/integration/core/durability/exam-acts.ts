// What is done with a session of the exam by one request each, and how its rows look when all of it is stored.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { createExam, createExaminee } from "#tests/support/exam-sessions.ts";
import { createMember, createProgram, TEST_PASSWORD } from "#tests/support/factories.ts";
import { SAVE_SCORES } from "#tests/support/rating.ts";
import { createScoredExam } from "#tests/support/scored-exams.ts";
import type { Act } from "./each-step.ts";
import { ADMIN, askOffice, type Office, openOffice } from "./office.ts";

const BUSY_MILLISECONDS = 100;
const EXAMINEES = 30;
const AT_THE_DOOR = 2;
const SCRIPTS = 300;
const SCORED = 10;
const CERTIFIED = 3;

const RULE = { order: "NAME", prefix: "28", hasPart: true, digits: 3 };
const PLAN = `query ($programId: Id!, $rule: SeatingRuleInput!) {
  examSeating(programId: $programId) { plan(rule: $rule) { digest numbers } } }`;
const NUMBER = `mutation ($programId: Id!, $rule: SeatingRuleInput!, $digest: String!) {
  numberExaminees(programId: $programId, rule: $rule, digest: $digest) { numbered } }`;
const LINK = `mutation ($programId: Id!, $input: DoorLinkInput!) {
  createDoorLink(programId: $programId, input: $input) { address(language: KO) } }`;
const SEND = `mutation ($link: String!, $batch: AttendanceBatchInput!) {
  sendLinkedAttendance(link: $link, batch: $batch) { outcome } }`;
const LOCK = "mutation ($programId: Id!) { lockResults(programId: $programId) { id } }";
const RELEASE = `mutation ($programId: Id!, $at: DateTime!) { releaseResults(programId: $programId, at: $at) { id } }`;

export const ISSUE_CERTIFICATES = `mutation ($programId: Id!, $after: Id) {
  issueExamCertificates(programId: $programId, language: KO, after: $after) { issued after } }`;

type Counts = Readonly<Record<string, number>>;

/** Whether there is what there has to be, or nothing; whatever lies between fails. */
function isWhole(found: Counts, whole: Counts): boolean {
  if (Object.values(found).every((count) => count === 0)) return false;
  expect(found).toEqual(whole);
  return true;
}

const auditLines = (action: string, ids: readonly number[]) =>
  db.auditEntry.count({ where: { action, subjectId: { in: [...ids] } } });

const isGone = async (url: string) => (await fetch(`${url}/robots.txt`).catch(() => null)) === null;

/**
 * Asks again while the site is too busy. @returns the data; null: the site has gone. @throws what was
 * refused, unless its code is expected
 */
export async function askFor(office: Office, query: string, variables: object, expected = "") {
  let reply = await askOffice(office, query, variables);
  for (; reply === null; reply = await askOffice(office, query, variables)) {
    if (await isGone(office.url)) return null;
    await sleep(BUSY_MILLISECONDS);
  }
  const [error] = reply.errors ?? [];
  if (error && error.extensions?.code !== expected) throw new Error(JSON.stringify(reply));
  return Object(reply.data ?? {});
}

/** By a link, without an account. */
const visitor = (url: string): Office => ({ url, session: { headers: { authorization: "" } } });

/** Numbers and seats for a session. */
export const numbering: Act<number> = {
  word: "applications",
  prepare: async () => {
    const { programId, sites } = await createExam({ sites: [[12, 20]] });
    for (let index = 0; index < EXAMINEES; index += 1)
      await createExaminee(programId, { name: `응시자 ${index}`, siteId: sites[0]?.siteId ?? null });
    return programId;
  },
  perform: async (url, programId, arm) => {
    const office = await openOffice(url);
    const seen = await askFor(office, PLAN, { programId, rule: RULE });
    const { digest, numbers } = seen?.examSeating.plan ?? {};
    if (numbers === 0) return true;
    await arm();
    return (await askFor(office, NUMBER, { programId, rule: RULE, digest })) !== null;
  },
  isStored: async (programId) => {
    const rows = await db.application.findMany({ where: { programId, examNumber: { not: null } } });
    const found = {
      numbers: new Set(rows.map(({ examNumber }) => examNumber)).size,
      seats: new Set(rows.map(({ roomId, seatNumber }) => `${roomId} ${seatNumber}`)).size,
      versions: await db.application.count({ where: { programId, version: { not: 1 } } }),
      lines: await auditLines("numberExaminees", [programId]),
    };
    return isWhole(found, { numbers: EXAMINEES, seats: EXAMINEES, versions: EXAMINEES, lines: 1 });
  },
};

interface Door {
  readonly programId: number;
  readonly ids: readonly number[];
  readonly device: string;
}

/** What a phone at the door recorded, sent by the link of its helper; what was not answered is sent again. */
export const checkInSync: Act<Door> = {
  word: "attendances",
  prepare: async () => {
    const { programId } = await createExam();
    const ids: number[] = [];
    for (let index = 0; index < AT_THE_DOOR; index += 1)
      ids.push((await createExaminee(programId, { name: `응시자 ${index}` })).id);
    return { programId, ids, device: randomUUID() };
  },
  perform: async (url, { programId, ids, device }, arm) => {
    const input = { label: "1호실", day: seoulDay(new Date()) };
    const made = await askFor(await openOffice(url), LINK, { programId, input });
    const link = new URL(made?.createDoorLink.address).hash.slice(1);
    const at = new Date();
    const records = ids.map((applicationId, sequence) => ({
      sequence,
      applicationId,
      occasion: "program",
      state: "PRESENT",
      at,
    }));
    await arm();
    const sent = await askFor(visitor(url), SEND, { link, batch: { device, sentAt: at, records } });
    if (sent === null) return false;
    expect(sent.sendLinkedAttendance).toEqual(ids.map(() => ({ outcome: "SAVED" })));
    return true;
  },
  isStored: async ({ programId, ids }) => {
    const application = { programId };
    const found = {
      records: await db.attendance.count({ where: { application } }),
      counting: await db.attendance.count({ where: { application, isCurrent: true } }),
      attended: await db.application.count({ where: { programId, state: "ATTENDED" } }),
      moves: await db.applicationMove.count({ where: { application, to: "ATTENDED" } }),
    };
    const all = ids.length;
    return isWhole(found, { records: all, counting: all, attended: all, moves: all });
  },
};

interface Sheet {
  readonly raterId: number;
  readonly paperId: number;
  readonly link: string;
  readonly codes: readonly string[];
}

/** 300 rows of two scores, pasted by a rater. @param secret of the site */
export const scorePaste = (secret: string): Act<Sheet> => ({
  word: "exam_marks",
  prepare: async () => {
    const { programId, paper, raters } = await createScoredExam(new Date());
    const raterId = raters[0] ?? 0;
    const applicant = { programId, name: "응시자", email: "examinee@example.org", amount: 0 };
    const applications = await db.application.createManyAndReturn({
      data: Array.from({ length: SCRIPTS }, () => ({ ...applicant, state: "ATTENDED" as const })),
      select: { id: true },
    });
    const scripts = await db.examScript.createManyAndReturn({
      data: applications.map(({ id }) => ({ applicationId: id, paperId: paper.id, code: `S${id}` })),
    });
    await db.examRating.createMany({ data: scripts.map(({ id }) => ({ scriptId: id, raterId })) });
    const links = createOneTimeLinks({ secret, publicUrl: "http://127.0.0.1" });
    const token = links.newToken();
    const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + DAY) };
    await db.oneTimeToken.create({ data: { ...token, ...times, kind: "EXAM_RATING", raterId } });
    const link = new URL(links.linkTo("EXAM_RATING", token.id, "KO")).hash.slice(1);
    return { raterId, paperId: paper.id, link, codes: scripts.map(({ code }) => code) };
  },
  perform: async (url, { paperId, link, codes }, arm) => {
    const rows = codes.map((code, at) => ({ code, version: 1, note: null, points: [at % 61, at % 41] }));
    await arm();
    const saved = await askFor(visitor(url), SAVE_SCORES, { link, paperId, rows });
    if (saved === null) return false;
    expect(saved.saveScores).toEqual(codes.map((code) => ({ code, version: 2 })));
    return true;
  },
  isStored: async ({ raterId, paperId, codes }) => {
    const ratings = await db.examRating.findMany({
      where: { raterId },
      include: { script: true, marks: { orderBy: { criterionId: "asc" } } },
    });
    const given = new Map(codes.map((code, at) => [code, [at % 61, at % 41].join()]));
    const { _count: marks } = await db.examMark.aggregate({
      where: { rating: { script: { paperId } } },
      _count: true,
    });
    const found = {
      marks,
      right: ratings.filter(
        ({ script, marks }) => given.get(script.code) === marks.map(({ points }) => points).join(),
      ).length,
      versions: ratings.filter(({ version }) => version === 2).length,
    };
    return isWhole(found, { marks: 2 * SCRIPTS, right: SCRIPTS, versions: SCRIPTS });
  },
});

/** The second person of the office. */
export const SECOND = { email: "second@example.org", password: TEST_PASSWORD };

/** The two of the office, on the database of a site that is down. */
export async function createOffice(): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = ADMIN;
  await createMember({ email, password, roles: ["SUPER"] });
  await createMember({ email: SECOND.email, roles: ["PROGRAM"] });
}

/** The second person releases what the first one has locked. */
export const release: Act<number> = {
  word: "exam_releases",
  prepare: async () => {
    const exam = await createScoredExam(new Date());
    for (let index = 0; index < SCORED; index += 1) await exam.addExaminee([50 + index, 50 + index]);
    return exam.programId;
  },
  perform: async (url, programId, arm) => {
    await askFor(await openOffice(url), LOCK, { programId }, "MOVE_REFUSED");
    const office = await openOffice(url, SECOND);
    await arm();
    return (await askFor(office, RELEASE, { programId, at: new Date() }, "MOVE_REFUSED")) !== null;
  },
  isStored: async (programId) => {
    const application = { programId };
    const found = {
      confirmed: await db.examRelease.count({ where: { programId, confirmedAt: { not: null } } }),
      released: await db.program.count({ where: { id: programId, resultsReleasedAt: { not: null } } }),
      results: await db.examResult.count({ where: { application } }),
      verdicts: await db.application.count({ where: { programId, verdict: { not: null } } }),
      lines: await auditLines("releaseResults", [programId]),
    };
    return isWhole(found, { confirmed: 1, released: 1, results: SCORED, verdicts: SCORED, lines: 1 });
  },
};

/** A session that was released yesterday; all have passed, and nobody has a certificate. */
export async function createPassed(count: number): Promise<number> {
  const yesterday = new Date(Date.now() - DAY);
  const { id: programId } = await createProgram({ kind: "KITEC", resultsReleasedAt: yesterday });
  const people = Array.from({ length: count }, (_, index) => {
    const email = `passed-${programId}-${index}@example.org`;
    return { email, emailKey: email, passwordHash: "", name: `합격자 ${index}`, country: "KR" };
  });
  const members = await db.member.createManyAndReturn({ data: people, select: { id: true, email: true } });
  await db.application.createMany({
    data: members.map(({ id: memberId, email }) => ({
      programId,
      memberId,
      email,
      name: "합격자",
      amount: 0,
      state: "ATTENDED" as const,
      verdict: "PASSED" as const,
      score: 80,
    })),
  });
  return programId;
}

/** The certificates of a session, in one call. */
export const certificates: Act<number> = {
  word: "issued_documents",
  prepare: () => createPassed(CERTIFIED),
  perform: async (url, programId, arm) => {
    const office = await openOffice(url);
    await arm();
    return (await askFor(office, ISSUE_CERTIFICATES, { programId, after: null })) !== null;
  },
  isStored: async (programId) => {
    const applications = await db.application.findMany({ where: { programId }, select: { id: true } });
    const ids = applications.map(({ id }) => id);
    const documents = await db.issuedDocument.findMany({ where: { applicationId: { in: ids } } });
    const found = {
      documents: documents.length,
      people: new Set(documents.map(({ applicationId }) => applicationId)).size,
      lines: await auditLines("issueExamCertificates", ids),
    };
    return isWhole(found, { documents: CERTIFIED, people: CERTIFIED, lines: CERTIFIED });
  },
};
