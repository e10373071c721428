// A session of the exam whose states a machine walks through
// (tests/integration/programs/exam-machine.test.ts): its people, and what they look for.
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import type { TestClock } from "./clock.ts";
import { createOpenExam } from "./exams.ts";
import { TEST_SECRET } from "./factories.ts";

export const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });

/** Seats of the session, which are fewer than its people. */
const SEATS = 3;
const RATERS = 3;

export interface ExamPeople {
  readonly applicants: readonly number[];
  /** Two of the office of programs. */
  readonly offices: readonly number[];
  readonly finance: number;
}

export interface ExamWorld extends ExamPeople {
  readonly clock: TestClock;
  readonly programId: number;
  readonly paperId: number;
  readonly siteId: number;
  readonly roomId: number;
  readonly raters: readonly { readonly id: number; readonly link: string }[];
  /** Counted by the phone at the door. */
  sequence: number;
}

/**
 * A session in ten days with one paper of 100 points, where 60 pass; two raters score it, and a third one
 * where they differ by more than 20.
 */
export async function createExamWorld(people: ExamPeople, clock: TestClock, fee: number): Promise<ExamWorld> {
  clock.advance(Date.now() - clock.now().getTime());
  const { id: programId, sites } = await createOpenExam([SEATS], { fee, waitingList: true });
  const siteId = sites[0] ?? 0;
  const { startsAt } = await db.program.findUniqueOrThrow({ where: { id: programId } });
  await db.examSession.create({
    data: { programId, passAverage: 60, ratersPerScript: 2, thirdRaterAbove: 20, objectionDays: 7 },
  });
  const room = await db.examRoom.create({ data: { siteId, position: 0, nameKo: "101호", seats: SEATS + 1 } });
  const paper = await db.examPaper.create({
    data: {
      programId,
      part: "TRANSLATION",
      position: 0,
      nameKo: "번역",
      startsAt,
      minutes: 120,
      criteria: { create: [{ position: 0, nameKo: "정확성", maxPoints: 100 }] },
    },
  });
  const raters: { id: number; link: string }[] = [];
  while (raters.length < RATERS) raters.push(await addRater(programId, raters.length));
  return { ...people, clock, programId, paperId: paper.id, siteId, roomId: room.id, raters, sequence: 0 };
}

async function addRater(programId: number, place: number) {
  const email = `machine-${programId}-${place}@example.org`;
  const now = new Date();
  const { id } = await db.examRater.create({
    data: {
      programId,
      name: `채점자 ${place}`,
      email,
      emailKey: email,
      invitedAt: now,
      part: "TRANSLATION",
      pair: "KO_EN",
      state: "ACCEPTED",
    },
  });
  const token = links.newToken();
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 300 * DAY) };
  await db.oneTimeToken.create({ data: { ...token, ...times, kind: "EXAM_RATING", raterId: id } });
  return { id, link: new URL(links.linkTo("EXAM_RATING", token.id, "KO")).hash.slice(1) };
}

const NOT_THERE = 1_000_000;

/** Somebody's newest application, or one that is not there. */
export async function newestOf({ programId }: ExamWorld, memberId: number) {
  const found = await db.application.findFirst({ where: { programId, memberId }, orderBy: { id: "desc" } });
  return found ?? { id: NOT_THERE, version: 1 };
}

/** The newest certificate of an application, or one that is not there. */
export async function certificateOf(applicationId: number): Promise<number> {
  const found = await db.issuedDocument.findFirst({ where: { applicationId }, orderBy: { id: "desc" } });
  return found?.id ?? NOT_THERE;
}
