// What takes several days: a session of the exam from its call to the certificates, and a manuscript from its
// first file to the issue it is in.
import { DAY } from "#schema/validation/core/durations.ts";
import { applyForExam, certify, checkIn, numberThem, releaseExam } from "#tests/year/acts/exams.ts";
import {
  approveProof,
  decide,
  publishIssue,
  reviseManuscript,
  sendManuscript,
  sendProof,
  sendToReview,
} from "#tests/year/acts/manuscripts.ts";
import { acceptRatings, handOutScripts, scoreAll } from "#tests/year/acts/raters.ts";
import { answerInvitations, consent, inviteReviewers, review } from "#tests/year/acts/reviewers.ts";
import type { World, YearExam, YearManuscript } from "./world.ts";

type Step<T> = (world: World, of: T) => Promise<void>;

const daysSince = (world: World, begun: Date) => Math.round((world.now.getTime() - begun.getTime()) / DAY);

/** Two a day, so that all of a society have a chance. */
const someApply: Step<YearExam> = async (world, exam) => {
  const present = world.members.filter(({ hasLeft }) => !hasLeft);
  for (const person of world.random.some(present, 2)) await applyForExam(world, person, exam);
};

/** By the days since the call. */
const EXAM: Readonly<Record<number, readonly Step<YearExam>[]>> = {
  1: [acceptRatings, someApply],
  2: [someApply],
  3: [someApply],
  4: [someApply],
  5: [someApply],
  6: [someApply],
  7: [numberThem],
  8: [checkIn],
  9: [handOutScripts],
  10: [scoreAll],
  11: [releaseExam],
  12: [certify],
};

/** By the days since it was begun. */
const MANUSCRIPT: Readonly<Record<number, readonly Step<YearManuscript>[]>> = {
  1: [sendManuscript],
  2: [consent, sendToReview, inviteReviewers],
  3: [answerInvitations],
  6: [review],
  7: [(world, manuscript) => decide(world, manuscript, "MINOR")],
  9: [reviseManuscript],
  10: [sendManuscript],
  11: [(world, manuscript) => decide(world, manuscript, "ACCEPT")],
  12: [sendProof],
  13: [approveProof],
  15: [publishIssue],
};

/** What is due of a session of the exam today. */
export async function holdExam(world: World, exam: YearExam): Promise<void> {
  for (const step of EXAM[daysSince(world, exam.calledAt)] ?? []) await step(world, exam);
}

/** What is due of a manuscript today; nothing where its author has left. */
export async function handleManuscript(world: World, manuscript: YearManuscript): Promise<void> {
  if (manuscript.author.hasLeft) return;
  for (const step of MANUSCRIPT[daysSince(world, manuscript.begunAt)] ?? []) await step(world, manuscript);
}
