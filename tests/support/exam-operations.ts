// What people do with a session of the exam, for its machine: each in a transaction of its own, as its request would.
import { db, type Tx } from "#prisma/client.ts";
import { bookPayment } from "#schema/money/payments/book-payment.ts";
import { apply } from "#schema/programs/applications/apply.ts";
import { changeApplication } from "#schema/programs/applications/change-application.ts";
import { confirmPaidApplications } from "#schema/programs/applications/confirm-application.ts";
import { withdrawApplication } from "#schema/programs/applications/withdraw-application.ts";
import { storeRecords } from "#schema/programs/attendance/store-records.ts";
import { answerObjection, reopenObjection } from "#schema/programs/exams/answer-objection.ts";
import { assignRatings, readRatingPlan } from "#schema/programs/exams/assign-ratings.ts";
import {
  issueCertificates,
  restoreCertificate,
  revokeCertificate,
} from "#schema/programs/exams/certificates.ts";
import { changeSeat } from "#schema/programs/exams/change-seat.ts";
import { declineRating } from "#schema/programs/exams/end-rating.ts";
import { finishRating } from "#schema/programs/exams/finish-rating.ts";
import { makeScripts } from "#schema/programs/exams/make-scripts.ts";
import { numberExaminees } from "#schema/programs/exams/number-examinees.ts";
import { objectToResult, startRemark } from "#schema/programs/exams/objections.ts";
import { planSeats } from "#schema/programs/exams/plan-seats.ts";
import { readSeating } from "#schema/programs/exams/read-seating.ts";
import {
  lockResults,
  releaseResults,
  restoreRelease,
  withholdResults,
} from "#schema/programs/exams/release-results.ts";
import { saveScores } from "#schema/programs/exams/save-scores.ts";
import { unlockRating } from "#schema/programs/exams/unlock-rating.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { EXAM_PARTS, type ExamPartName } from "#schema/validation/programs/exams.ts";
import { certificateOf, type ExamWorld, links, newestOf } from "./exam-world.ts";
import { formAt } from "./exams.ts";

/** `who` and `how` are small numbers that say which person, office, rater, seat or score it is about. */
type Act = (world: ExamWorld, who: number, how: number) => Promise<unknown>;

const one = <T>(work: (tx: Tx) => Promise<T>) => db.$transaction(work);
const pick = <T>(of: readonly T[], at: number): T => {
  const found = of[at % of.length];
  if (found === undefined) throw new Error("There is nobody");
  return found;
};
const applicant = ({ applicants, clock }: ExamWorld, who: number) => ({
  memberId: pick(applicants, who),
  now: clock.now(),
});
const officer = ({ offices, clock }: ExamWorld, how: number) => ({
  memberId: pick(offices, how),
  now: clock.now(),
});
const applicationOf = (world: ExamWorld, who: number) => newestOf(world, pick(world.applicants, who));
const RULE = { order: "NAME", seed: null, prefix: "28", hasPart: true, digits: 3 } as const;
const REASON = "다시 보아야 합니다";

const partOf = ({ examPart }: { readonly examPart: ExamPartName | null }) => examPart ?? "TRANSLATION";
const ratersOf = ({ raters }: ExamWorld, part: ExamPartName) => raters.filter((rater) => rater.part === part);

/** What somebody writes who wants this part at a site. */
async function formOf(world: ExamWorld, memberId: number, at: { part: number; site: number }) {
  const form = await formAt(pick(world.sites, at.site).id, memberId);
  return { name: "신청인", ...form, examPart: pick(EXAM_PARTS, at.part) };
}

async function record(world: ExamWorld, who: number, state: "PRESENT" | "ABSENT" | "MISCONDUCT" | null) {
  const { programId, papers, clock } = world;
  const application = await applicationOf(world, who);
  const applicationId = application.id;
  const [at, occasion] = [clock.now(), `paper-${papers[partOf(application)]}`];
  world.sequence += 1;
  const note = state === "MISCONDUCT" ? "휴대전화" : null;
  const records = [{ sequence: world.sequence, applicationId, occasion, state, seat: null, note, at }];
  const batch = { device: `machine-${programId}`, sentAt: at, records };
  const recorder = { memberId: pick(world.offices, 0), doorLinkId: null, now: at };
  return await one((tx) => storeRecords(tx, programId, batch, recorder));
}

async function pay(world: ExamWorld, who: number) {
  const { finance: memberId, clock } = world;
  const { id: applicationId } = await applicationOf(world, who);
  const payment = await db.payment.findUnique({ where: { applicationId } });
  if (!payment) return;
  const now = clock.now();
  const received = { method: "BANK_TRANSFER", receivedAt: now, reason: "확인" } as const;
  const { id, version, amountDue: amount } = payment;
  const booking = { ...received, amount, acceptSurplus: true };
  await one(async (tx) => {
    await bookPayment(tx, { id, version, booking }, { memberId, now });
    await confirmPaidApplications(tx, { applicationIds: [applicationId], actorId: memberId, now });
  });
}

/** All open scripts of a rater get scores around a total of each, so that a third rater is asked for some. */
async function save({ raters, papers, clock }: ExamWorld, who: number, how: number) {
  const { id: raterId, link, part } = pick(raters, who);
  const paperId = papers[part];
  const open = await db.examRating.findMany({
    where: { raterId, doneAt: null },
    include: { script: true },
    orderBy: { id: "asc" },
  });
  const rows = open.map(({ version, script: { code, applicationId } }) => ({
    code,
    version,
    note: null,
    points: [Math.min(100, 30 + ((applicationId * 17) % 60) + how * 3)],
  }));
  return await one((tx) => saveScores(tx, { link, paperId, rows }, { links, now: clock.now() }));
}

async function objectionOf(world: ExamWorld, who: number) {
  const application = await applicationOf(world, who);
  const applicationId = application.id;
  const found = await db.examObjection.findUnique({ where: { applicationId } });
  return { applicationId, version: found?.version ?? 1, part: partOf(application) };
}

export const EXAM_ACTS = {
  /** At the first site mostly, where there are fewer seats than people. */
  apply: async (world, who, how) => {
    const { programId } = world;
    const author = applicant(world, who);
    const form = await formOf(world, author.memberId, { part: who, site: how % 4 === 3 ? 1 : 0 });
    const applying = { programId, grade: "GENERAL", form, expectedTotal: null, requestKey: null } as const;
    await one((tx) => apply(tx, applying, author));
  },
  pay,
  change: async (world, who, how) => {
    const { id, version } = await applicationOf(world, who);
    const author = applicant(world, who);
    const form = await formOf(world, author.memberId, { part: Math.floor(how / 2), site: how });
    await one((tx) => changeApplication(tx, { id, version, form }, author));
  },
  withdraw: async (world, who) => {
    const { id, version } = await applicationOf(world, who);
    await one((tx) => withdrawApplication(tx, { id, version, refundAccount: "계좌" }, applicant(world, who)));
  },
  number: ({ programId }) =>
    one(async (tx) => {
      const { digest } = planSeats(await readSeating(tx, programId), RULE);
      return await numberExaminees(tx, { programId, rule: RULE, digest });
    }),
  seat: async (world, who, how) => {
    const { id } = await applicationOf(world, who);
    const seat = { roomId: pick(world.sites, how).roomId, seatNumber: String(1 + (how % 3)), swapWith: null };
    await one((tx) => changeSeat(tx, { id, ...seat }));
  },
  present: (world, who) => record(world, who, "PRESENT"),
  absent: (world, who) => record(world, who, "ABSENT"),
  misconduct: (world, who) => record(world, who, "MISCONDUCT"),
  undo: (world, who) => record(world, who, null),
  makeScripts: ({ programId }) => one((tx) => makeScripts(tx, programId)),
  assign: (world, _who, how) =>
    one(async (tx) => {
      const { programId } = world;
      const plans = await readRatingPlan(tx, programId);
      const expected = plans.reduce((sum, { ratings }) => sum + ratings.length, 0);
      return await assignRatings(tx, { programId, expected }, officer(world, how), links);
    }),
  save,
  finish: ({ raters, clock }, who) =>
    one((tx) => finishRating(tx, pick(raters, who).link, { links, now: clock.now() })),
  lock: (world, _who, how) => one((tx) => lockResults(tx, world.programId, officer(world, how))),
  release: (world, who, how) => {
    const at = new Date(world.clock.now().getTime() + (who % 2) * HOUR);
    return one((tx) => releaseResults(tx, { programId: world.programId, at }, officer(world, how)));
  },
  withhold: (world, who, how) => {
    const reason = who % 2 === 0 ? REASON : null;
    return one((tx) => withholdResults(tx, { programId: world.programId, reason }, officer(world, how)));
  },
  restoreRelease: (world, _who, how) => one((tx) => restoreRelease(tx, world.programId, officer(world, how))),
  object: async (world, who) => {
    const { id } = await applicationOf(world, who);
    const { memberId, now } = applicant(world, who);
    await one((tx) => objectToResult(tx, { id, memberId }, { reason: REASON, now }));
  },
  remark: async (world, who, how) => {
    const { part, ...objection } = await objectionOf(world, who);
    const raterId = pick(ratersOf(world, part), how).id;
    await one((tx) => startRemark(tx, { ...objection, raterId }, { links, now: world.clock.now() }));
  },
  /** Of a re-mark alone: without raters no session comes to its end. */
  giveUp: async ({ raters, clock }, who) => {
    const { id: raterId, link } = pick(raters, who);
    if ((await db.examRating.count({ where: { raterId, isRemark: true, doneAt: null } })) === 0) return;
    await one((tx) => declineRating(tx, link, { links, now: clock.now() }));
  },
  answer: async (world, who, how) => {
    const { part: _part, ...objection } = await objectionOf(world, who);
    await one((tx) => answerObjection(tx, { ...objection, answer: REASON }, officer(world, how)));
  },
  reopen: async (world, who, how) => {
    const { part: _part, ...objection } = await objectionOf(world, who);
    await one((tx) => reopenObjection(tx, { ...objection, reason: REASON }, officer(world, how)));
  },
  unlock: async (world, who, how) => {
    const { id } = pick(world.raters, who);
    await one((tx) => unlockRating(tx, { id, reason: REASON }, officer(world, how), links));
  },
  issue: (world, who, how) => {
    const language = who % 2 === 0 ? "KO" : "EN";
    const given = { programId: world.programId, language, after: 0 } as const;
    return one((tx) => issueCertificates(tx, given, officer(world, how)));
  },
  revoke: async (world, who, how) => {
    const id = await certificateOf((await applicationOf(world, who)).id);
    await one((tx) => revokeCertificate(tx, { id, reason: REASON }, officer(world, how)));
  },
  restore: async (world, who) => {
    const id = await certificateOf((await applicationOf(world, who)).id);
    await one((tx) => restoreCertificate(tx, { id }));
  },
  hourPasses: async ({ clock }) => clock.advance(HOUR),
  examPasses: async ({ clock, programId }) => {
    const { endsAt } = await db.program.findUniqueOrThrow({ where: { id: programId } });
    clock.advance(Math.max(HOUR, endsAt.getTime() + DAY - clock.now().getTime()));
  },
} as const satisfies Readonly<Record<string, Act>>;

export type ExamOperation = keyof typeof EXAM_ACTS;
