// A session of the exam whose states a machine walks through
// (tests/integration/programs/exam-machine.test.ts): its people, and what they look for.
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { EXAM_PARTS, type ExamPartName } from "#schema/validation/programs/exams.ts";
import type { TestClock } from "./clock.ts";
import { createOpenExam } from "./exams.ts";
import { TEST_SECRET } from "./factories.ts";

export const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });

/** Of each site. At the first one there are fewer than people want, and its room seats the parts in turn alone. */
const SITES = [
  { seats: { TRANSLATION: 2, INTERPRETATION: 1 }, room: 2 },
  { seats: { TRANSLATION: 1, INTERPRETATION: 1 }, room: 2 },
] as const;
/** Of each part. */
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
  /** By part, the interpretation after the translation. */
  readonly papers: Readonly<Record<ExamPartName, number>>;
  readonly sites: readonly { readonly id: number; readonly roomId: number }[];
  /** One of each part, then the next of each. */
  readonly raters: readonly { readonly id: number; readonly link: string; readonly part: ExamPartName }[];
  /** Counted by the phone at the door. */
  sequence: number;
}

/**
 * A session in ten days at two sites, in two parts of one paper each, of 100 points, where 60 pass; two raters
 * of the part score it, and a third one where they differ by more than 20.
 */
export async function createExamWorld(people: ExamPeople, clock: TestClock, fee: number): Promise<ExamWorld> {
  clock.advance(Date.now() - clock.now().getTime());
  const capacity = SITES.flatMap(({ seats }) => Object.values(seats)).reduce((sum, count) => sum + count, 0);
  const open = { fee, waitingList: true, examParts: [...EXAM_PARTS], capacity };
  const made = await createOpenExam(
    SITES.map(({ seats }) => seats.TRANSLATION),
    open,
  );
  const programId = made.id;
  await db.examSession.create({
    data: { programId, passAverage: 60, ratersPerScript: 2, thirdRaterAbove: 20, objectionDays: 7 },
  });
  const sites: { id: number; roomId: number }[] = [];
  for (const [at, { seats, room }] of SITES.entries()) {
    const siteId = made.sites[at] ?? 0;
    const place = { siteId, part: "INTERPRETATION", pair: "KO_EN", seats: seats.INTERPRETATION } as const;
    await db.examSeats.create({ data: place });
    const { id: roomId } = await db.examRoom.create({
      data: { siteId, position: 0, nameKo: "101호", seats: room },
    });
    sites.push({ id: siteId, roomId });
  }
  const { startsAt } = await db.program.findUniqueOrThrow({ where: { id: programId } });
  const papers = {
    TRANSLATION: await addPaper(programId, "TRANSLATION", startsAt),
    INTERPRETATION: await addPaper(
      programId,
      "INTERPRETATION",
      new Date(startsAt.getTime() + PAPER_HOURS * HOUR),
    ),
  };
  const raters = [];
  for (let round = 0; round < RATERS; round += 1) {
    for (const part of EXAM_PARTS) raters.push(await addRater(programId, raters.length, part));
  }
  return { ...people, clock, programId, papers, sites, raters, sequence: 0 };
}

/** The interpretation begins as the translation ends. */
const PAPER_HOURS = 2;

async function addPaper(programId: number, part: ExamPartName, startsAt: Date): Promise<number> {
  const times = { startsAt, minutes: PAPER_HOURS * 60, position: EXAM_PARTS.indexOf(part) };
  const criteria = { create: [{ position: 0, nameKo: "정확성", maxPoints: 100 }] };
  const { id } = await db.examPaper.create({ data: { programId, part, nameKo: part, criteria, ...times } });
  return id;
}

async function addRater(programId: number, place: number, part: ExamPartName) {
  const email = `machine-${programId}-${place}@example.org`;
  const now = new Date();
  const { id } = await db.examRater.create({
    data: {
      programId,
      name: `채점자 ${place}`,
      email,
      emailKey: email,
      invitedAt: now,
      part,
      pair: "KO_EN",
      state: "ACCEPTED",
    },
  });
  const token = links.newToken();
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 300 * DAY) };
  await db.oneTimeToken.create({ data: { ...token, ...times, kind: "EXAM_RATING", raterId: id } });
  return { id, link: new URL(links.linkTo("EXAM_RATING", token.id, "KO")).hash.slice(1), part };
}

const NOT_THERE = 1_000_000;

/** Somebody's newest application, or one that is not there. */
export async function newestOf({ programId }: ExamWorld, memberId: number) {
  const found = await db.application.findFirst({ where: { programId, memberId }, orderBy: { id: "desc" } });
  return found ?? { id: NOT_THERE, version: 1, examPart: null };
}

/** The newest certificate of an application, or one that is not there. */
export async function certificateOf(applicationId: number): Promise<number> {
  const found = await db.issuedDocument.findFirst({ where: { applicationId }, orderBy: { id: "desc" } });
  return found?.id ?? NOT_THERE;
}
