import type { Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import type { SubmissionState } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { readCurrentMemberships } from "#schema/people/memberships/current-membership.ts";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { type AgreedTextName, PLEDGE_KINDS } from "#schema/validation/journal/journal-settings.ts";
import { isRevising } from "#schema/validation/journal/submission-state.ts";
import { countsAsMember } from "#schema/validation/people/memberships.ts";
import { askForConsents, type ConsentTools } from "./ask-for-consent.ts";
import { checkSubmission, writtenRound } from "./check-submission.ts";
import { readJournalSettings, readPledges, storeAgreedTexts } from "./journal-settings.ts";
import { moveSubmission } from "./move-submission.ts";
import { notifyOfAuthorNews } from "./notify-of-author-news.ts";
import { raiseFee } from "./raise-fee.ts";
import { writeToAuthor } from "./submission-mails.ts";
import { lockOwn, refuseAtJams } from "./write-submission.ts";

interface GivenPledge {
  readonly kind: AgreedTextName;
  /** Of its words. */
  readonly version: number;
}

interface Sending {
  readonly id: number;
  readonly version: number;
  /** What the author affirms, in the words that were read; all of them the first time. */
  readonly pledges: readonly GivenPledge[];
  /** To the editors, about this version. */
  readonly note: string | null;
}

/**
 * Sends a manuscript: a draft, one that came back, or a new version of one that is reviewed. The first time
 * it gets its number, the fee of the review is asked for, and co-authors are asked for their consent.
 * @throws DomainError as lockOwn; MOVE_REFUSED; SUBMISSIONS_CLOSED; SUBMISSION_INCOMPLETE while parts are
 * missing or a pledge was not given; PLEDGES_CHANGED where the words of one are others by now;
 * MEMBERSHIP_NEEDED
 */
export async function sendSubmission(
  tx: Tx,
  { id, version, pledges, note }: Sending,
  author: Author,
  tools: ConsentTools,
): Promise<number> {
  const submission = await lockOwn(tx, { id, version }, author);
  const to: SubmissionState = isRevising(submission.state) ? "REVISED" : "SUBMITTED";
  if (submission.state === "DRAFT") await admit(tx, pledges, author);
  const { missing } = await checkSubmission(tx, id);
  if (missing.length > 0) throw new DomainError("SUBMISSION_INCOMPLETE");
  const { memberId: actorId, now } = author;
  const round = writtenRound(submission);
  const sent = { sentAt: now, note };
  await tx.submissionRound.upsert({
    where: { submissionId_number: { submissionId: id, number: round } },
    create: { submissionId: id, number: round, ...sent },
    update: sent,
  });
  const first = submission.state === "DRAFT" ? { number: await nextNumber(tx, now), receivedAt: now } : {};
  const revised = to === "REVISED" ? { revisedAt: now } : {};
  const data = { ...first, ...revised, round };
  const moved = await moveSubmission(tx, { id, from: submission.state, to, actorId, data }, now);
  await givePledges(tx, moved, pledges, author);
  if (submission.state === "DRAFT") await raiseFee(tx, moved, "REVIEW", { actorId, now });
  await askForConsents(tx, moved, author, tools);
  await writeToAuthor(tx, to === "REVISED" ? "SUBMISSION_REVISED" : "SUBMISSION_RECEIVED", moved, { now });
  await notifyOfAuthorNews(tx, moved, to === "REVISED" ? "REVISED" : "SUBMITTED", now);
  return id;
}

/** @throws DomainError SUBMISSIONS_CLOSED, SUBMISSION_INCOMPLETE, PLEDGES_CHANGED, MEMBERSHIP_NEEDED */
async function admit(tx: Tx, pledges: readonly GivenPledge[], { memberId, now }: Author): Promise<void> {
  await refuseAtJams(tx);
  const given = new Map<AgreedTextName, number>(pledges.map(({ kind, version }) => [kind, version]));
  if (!PLEDGE_KINDS.every((kind) => given.has(kind))) throw new DomainError("SUBMISSION_INCOMPLETE");
  const current = await readPledges(tx);
  const asked = current.filter(({ kind }) => kind !== "CO_AUTHOR_CONSENT");
  if (asked.some(({ kind, version }) => given.get(kind) !== version))
    throw new DomainError("PLEDGES_CHANGED");
  const { membershipAsked } = await readJournalSettings(tx);
  if (membershipAsked === "ON_SUBMISSION" && !(await isInGoodStanding(tx, memberId, now))) {
    throw new DomainError("MEMBERSHIP_NEEDED");
  }
}

/** Whether somebody's membership counts now (docs/site.md#posts-for-members). */
export async function isInGoodStanding(
  tx: Pick<Tx, "$queryRaw">,
  memberId: number,
  now: Date,
): Promise<boolean> {
  const membership = (await readCurrentMemberships(tx, [memberId], now)).get(memberId);
  return membership !== undefined && countsAsMember(membership.status);
}

/** 2026-014: the year in Seoul and the running number in it. The row of the year is what numbers wait for. */
async function nextNumber(tx: Tx, now: Date): Promise<string> {
  const year = seoulYear(now);
  const [row] = await tx.$queryRaw<{ received: number }[]>`
    INSERT INTO submission_years (year, received) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET received = submission_years.received + 1 RETURNING received`;
  return `${year}-${String(row?.received ?? 0).padStart(3, "0")}`;
}

/** Keeps with which words each pledge was given. Texts nobody has written down yet are the usual ones. */
async function givePledges(
  tx: Tx,
  { id: submissionId }: Submission,
  given: readonly GivenPledge[],
  { memberId, now }: Author,
): Promise<void> {
  const texts = (await readPledges(tx)).filter(({ kind }) => given.some((one) => one.kind === kind));
  const ids = await storeAgreedTexts(tx, texts, now);
  await tx.submissionPledge.createMany({
    data: ids.map((textId) => ({ submissionId, textId, memberId, givenAt: now })),
    skipDuplicates: true,
  });
}
