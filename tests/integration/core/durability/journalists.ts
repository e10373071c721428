// An author, an editor and a reviewer who do the steps of the journal one manuscript after another until the
// site dies, and remember every answer.
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { db } from "#prisma/client.ts";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { PLEDGE_KINDS } from "#schema/validation/journal/journal-settings.ts";
import {
  ACCEPT,
  DECIDE,
  INVITE,
  invitation,
  PLEDGES,
  reviewInput,
  SEND_REVIEW,
} from "#tests/support/manuscripts.ts";
import { type PreparedJournal, STEPS, type Step, type Waiting } from "./journal-manuscripts.ts";
import type { Crew } from "./lives.ts";
import { askOffice, type Office, openOffice } from "./office.ts";

/** Of each step, in each life before the blow. */
const FEWEST = 2;
const SEND = `mutation ($id: Id!, $pledges: [GivenPledgeInput!]!) {
  sendSubmission(id: $id, version: 1, pledges: $pledges) { id } }`;
const PUBLISH = "mutation ($issueId: Id!) { publishIssue(id: $issueId, version: 1) { id } }";

const ofEach = <Value>(make: (step: Step) => Value): Record<Step, Value> => ({
  SEND: make("SEND"),
  INVITE: make("INVITE"),
  ANSWER: make("ANSWER"),
  DECIDE: make("DECIDE"),
  PUBLISH: make("PUBLISH"),
});

/** What was answered; null when the site is gone. */
async function ask(office: Office, query: string, variables: object) {
  const acknowledged = await askOffice(office, query, variables);
  if (acknowledged && !acknowledged.data) throw new Error(JSON.stringify(acknowledged));
  return acknowledged && Object(acknowledged.data);
}

/** Says yes, and sends the review. */
async function answer(office: Office, { link }: Waiting) {
  const accepted = await ask(office, ACCEPT, { link });
  if (!accepted) return null;
  const working = new URL(accepted.acceptReview).hash.slice(1);
  return await ask(office, SEND_REVIEW, { link: working, version: 2, input: reviewInput("MINOR") });
}

const ACTS: Readonly<Record<Step, (office: Office, one: Waiting) => Promise<object | null>>> = {
  SEND: (author, { id }) => ask(author, SEND, { id, pledges: PLEDGES }),
  INVITE: (editor, { id }) => ask(editor, INVITE, { id, input: invitation(`reviewer-${id}@example.org`) }),
  ANSWER: answer,
  DECIDE: (editor, { id }) =>
    ask(editor, DECIDE, {
      id,
      round: 1,
      why: "초청 논문입니다.",
      input: { verdict: "ACCEPT", letter: "싣겠습니다." },
    }),
  PUBLISH: (editor, { issueId }) => ask(editor, PUBLISH, { issueId }),
};

const BEGUN = {
  moves: [],
  mails: [],
  fees: [],
  pledges: 0,
  rounds: 1,
  decisions: 0,
  reviews: [],
  isOut: false,
};
const UNDER_REVIEW = { ...BEGUN, state: "IN_REVIEW" };
/** What there may be of a manuscript: all of what was before a step, or all of what is after it. */
const WHOLE: Readonly<Record<Step, readonly object[]>> = {
  SEND: [
    { ...BEGUN, state: "DRAFT", rounds: 0 },
    {
      ...BEGUN,
      state: "SUBMITTED",
      moves: ["SUBMITTED"],
      fees: ["REVIEW"],
      pledges: PLEDGE_KINDS.length,
      mails: ["SUBMISSION_NEWS", "SUBMISSION_RECEIVED"],
    },
  ],
  INVITE: [UNDER_REVIEW, { ...UNDER_REVIEW, reviews: ["INVITED 1 0"], mails: ["REVIEW_INVITED"] }],
  ANSWER: [
    { ...UNDER_REVIEW, reviews: ["INVITED 1 0"] },
    { ...UNDER_REVIEW, reviews: ["ACCEPTED 2 0"], mails: ["REVIEW_ACCEPTED"] },
    {
      ...UNDER_REVIEW,
      reviews: ["SENT 3 2"],
      mails: ["REVIEW_ACCEPTED", "REVIEW_NEWS", "REVIEW_RECEIVED"],
    },
  ],
  DECIDE: [
    UNDER_REVIEW,
    {
      ...BEGUN,
      state: "ACCEPTED",
      moves: ["ACCEPTED"],
      decisions: 1,
      fees: ["PUBLICATION"],
      mails: ["SUBMISSION_DECIDED"],
    },
  ],
  PUBLISH: [
    { ...BEGUN, state: "READY" },
    {
      ...BEGUN,
      state: "PUBLISHED",
      moves: ["PUBLISHED"],
      mails: ["SUBMISSION_PUBLISHED"],
      isOut: true,
    },
  ],
};

/** What there is of a manuscript; of a review its state, its links and its remarks. */
async function tracesOf(id: number): Promise<object> {
  const { state, moves, mails, payments, pledges, rounds, decisions, reviews, article } =
    await db.submission.findUniqueOrThrow({
      where: { id },
      include: {
        moves: true,
        mails: true,
        payments: true,
        pledges: true,
        rounds: true,
        reviews: { include: { tokens: true, remarks: true } },
        decisions: true,
        article: { include: { issue: true } },
      },
    });
  return {
    state,
    moves: moves.map(({ to }) => to),
    mails: mails.map(({ kind }) => kind).sort(),
    fees: payments.map(({ type }) => type),
    pledges: pledges.length,
    rounds: rounds.length,
    decisions: decisions.length,
    reviews: reviews.map((one) => `${one.state} ${one.tokens.length} ${one.remarks.length}`),
    isOut: article !== null && article.issue.publishedAt !== null,
  };
}

/** What the log says was done. */
async function audited(action: string): Promise<readonly unknown[]> {
  const lines = await db.auditEntry.findMany({ where: { action }, orderBy: { subjectId: "asc" } });
  return lines.map(({ subjectId }) => subjectId);
}

/** Numbers run without a gap. @param count of manuscripts that were sent */
async function expectNumbers(count: number): Promise<void> {
  const year = seoulYear(new Date());
  const sent = await db.submission.findMany({ where: { state: "SUBMITTED" }, orderBy: { number: "asc" } });
  const wanted = Array.from({ length: count }, (_, index) => `${year}-${String(index + 1).padStart(3, "0")}`);
  expect(sent.map(({ number }) => number)).toEqual(wanted);
  expect(await db.submissionYear.findMany()).toEqual([{ year, received: count }]);
}

/** Of each step all is there, with its move, its emails, its fee and its line of the log, or nothing. */
export function createJournalists({ author, editor, waiting }: PreparedJournal): Crew {
  const acknowledged = ofEach(() => new Set<number>());
  const left = ofEach((step) => [...waiting[step]]);
  return {
    begin: async ({ url }) => {
      const office = await openOffice(url, editor);
      const own = await openOffice(url, author);
      const before = ofEach((step) => acknowledged[step].size);
      const keepDoing = async (step: Step) => {
        for (;;) {
          const one = left[step].shift();
          if (!one) throw new Error(`The site outlived the manuscripts of ${step}`);
          if (!(await ACTS[step](step === "SEND" ? own : office, one))) return;
          acknowledged[step].add(one.id);
        }
      };
      const isEnough = () => STEPS.every((step) => acknowledged[step].size >= before[step] + FEWEST);
      return { isEnough, ended: Promise.all(STEPS.map(keepDoing)) };
    },
    expectStored: async () => {
      const done = ofEach((): Waiting[] => []);
      for (const step of STEPS) {
        for (const one of waiting[step]) {
          const traces = await tracesOf(one.id);
          expect(WHOLE[step]).toContainEqual(traces);
          const last = WHOLE[step].at(-1);
          if (acknowledged[step].has(one.id)) expect([step, traces]).toEqual([step, last]);
          if (isDeepStrictEqual(traces, last)) done[step].push(one);
        }
      }
      await expectNumbers(done.SEND.length);
      const ids = (step: Step) => done[step].map(({ id }) => id);
      expect(await audited("decideSubmission")).toEqual(ids("DECIDE"));
      expect(await audited("publishIssue")).toEqual(done.PUBLISH.map(({ issueId }) => issueId));
      const invited = await db.review.findMany({
        where: { submissionId: { in: ids("INVITE") } },
        orderBy: { id: "asc" },
      });
      expect(await audited("inviteReviewer")).toEqual(invited.map(({ id }) => id));
      const fees = await db.payment.findMany({ include: { moves: true } });
      expect(fees.map(({ moves }) => moves.length)).toEqual(fees.map(() => 1));
      expect(await db.mail.count({ where: { kind: "PAYMENT_ASKED", memberId: author.id } })).toBe(
        fees.length,
      );
    },
  };
}
