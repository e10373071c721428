// @module-tag both
// Reviews from the invitation to the decision: by link, in time and too late, written, sent, and decided by the editor.
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { sweepReviews } from "#schema/journal/reviews/sweep-reviews.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  ACCEPT,
  createManuscript,
  createSomebody,
  DECIDE,
  INVITE,
  invitation,
  LINKED,
  linkTo,
  reviewInput,
  reviewIt,
  SAVE_REVIEW,
  SEND_REVIEW,
  type Somebody,
  startReview,
} from "#tests/support/manuscripts.ts";

const gateway = useGateway();
const byLink = (query: string, variables: object) => askGraphql(gateway(), query, { variables });
const status = async (link: string) =>
  Object((await byLink(LINKED, { link })).data).linkedReview?.status ?? null;
const mailsTo = async (toAddress: string) =>
  (await db.mail.findMany({ where: { toAddress }, orderBy: { id: "asc" } })).map(({ kind }) => kind);
const sweep = () =>
  sweepReviews({
    clock: gateway().clock,
    links: createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" }),
  });
const DECLINE =
  "mutation ($link: String!, $input: DeclinedReviewInput!) { declineReview(link: $link, input: $input) }";

let editor: Somebody;
let author: Somebody;
let id: number;
beforeAll(async () => {
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  author = await createSomebody(gateway(), "글쓴이");
});
beforeEach(async () => {
  await db.mail.deleteMany();
  ({ id } = await createManuscript({ authors: [author], state: "IN_REVIEW" }));
});

describe("an invitation", () => {
  test("opens the abstract only, is answered once, and says afterwards what became of it", async () => {
    const email = "once@example.org";
    await editor.ask(INVITE, { id, input: invitation(email) });
    const link = await linkTo(email, "REVIEW_INVITATION");
    const opened = Object((await byLink(LINKED, { link })).data).linkedReview;
    expect(opened).toMatchObject({ status: "TO_ANSWER", titleKo: "번역의 자리", files: [], criteria: [] });
    const answers = await Promise.all([byLink(ACCEPT, { link }), byLink(ACCEPT, { link })]);
    expect(answers.map(({ code }) => code).sort()).toEqual(["LINK_ENDED", null].sort());
    expect(await status(link)).toBe("ACCEPTED");
    expect((await byLink(DECLINE, { link, input: {} })).code).toBe("LINK_ENDED");
    const work = await linkTo(email, "REVIEW_WORK");
    expect(await status(work)).toBe("TO_WRITE");
    expect(await status(`${work}x`)).toBeNull();
    expect(await mailsTo(email)).toEqual(["REVIEW_INVITED", "REVIEW_ACCEPTED"]);
  });

  test("ends with its last day, and anyone who declined may be asked again", async () => {
    const email = "late@example.org";
    await editor.ask(INVITE, { id, input: invitation(email) });
    const link = await linkTo(email, "REVIEW_INVITATION");
    await byLink(DECLINE, { link, input: { reason: "바쁩니다.", suggestion: "이대신", conflict: null } });
    expect(await status(link)).toBe("DECLINED");
    expect((await byLink(ACCEPT, { link })).code).toBe("LINK_ENDED");
    expect((await editor.ask(INVITE, { id, input: invitation(email) })).errors).toEqual([]);
    expect(await db.review.count({ where: { email } })).toBe(1);
    const again = await linkTo(email, "REVIEW_INVITATION");
    await db.review.updateMany({ where: { email }, data: { answerBy: new Date(Date.now() - 1) } });
    expect(await status(again)).toBe("ANSWER_TOO_LATE");
    expect((await byLink(ACCEPT, { link: again })).code).toBe("DEADLINE_PASSED");
    await sweep();
    expect((await db.review.findFirstOrThrow({ where: { email } })).state).toBe("LAPSED");
  });

  test("goes to no author of the manuscript, and to nobody twice", async () => {
    const fields = async (input: object) => {
      const { errors } = await editor.ask(INVITE, { id, input });
      return errors[0]?.extensions?.fields;
    };
    expect(await fields(invitation(author.email.toUpperCase()))).toEqual({ email: ["REVIEWER_IS_AUTHOR"] });
    expect(await fields(invitation("two@example.org"))).toBeUndefined();
    expect(await fields(invitation("TWO@example.org"))).toEqual({ email: ["REVIEWER_KNOWN"] });
    expect(await fields(invitation("x@example.org", { answerDays: 9, reviewDays: 9 }))).toEqual({
      reviewDays: ["DATES_REVERSED"],
    });
  });
});

describe("a review", () => {
  test("is stored while it is written, on one device at a time, and sent whole", async () => {
    const { link, version } = await startReview(gateway(), editor, id, "writes@example.org");
    const part = { marks: [{ key: "method", mark: 2 }], toAuthors: "처음 몇 줄" };
    const saved = Object((await byLink(SAVE_REVIEW, { link, version, input: part })).data).saveReview;
    expect((await byLink(SAVE_REVIEW, { link, version, input: part })).code).toBe("CONFLICT");
    const stored = Object((await byLink(LINKED, { link })).data).linkedReview;
    expect(stored).toMatchObject({ version: saved, toAuthors: "처음 몇 줄", verdict: null });
    expect(stored.criteria.find(({ key }: { key: string }) => key === "method").score).toBe(2);
    const gaps = await byLink(SEND_REVIEW, { link, version: saved, input: part });
    expect(gaps.errors[0]?.extensions?.fields).toMatchObject({
      verdict: ["REQUIRED"],
      "marks.2.mark": ["REQUIRED"],
    });
    expect((await byLink(SEND_REVIEW, { link, version: saved, input: reviewInput("MINOR") })).errors).toEqual(
      [],
    );
    expect(await status(link)).toBe("SENT");
    expect((await byLink(SEND_REVIEW, { link, version: saved + 1, input: reviewInput("REJECT") })).code).toBe(
      "LINK_ENDED",
    );
    const remarks = await db.reviewRemark.findMany({ orderBy: { position: "asc" } });
    expect(remarks.map(({ text }) => text)).toEqual(["논지가 분명합니다.", "둘째 장을 보완해 주십시오."]);
  });

  test("is reminded of before and after its day, once each, in the reviewer's language", async () => {
    const email = "slow@example.org";
    await startReview(gateway(), editor, id, email);
    const at = (days: number) =>
      db.review.updateMany({
        where: { email },
        data: {
          dueAt: new Date(Date.now() + days * DAY),
          answeredAt: new Date(Date.now() - 20 * DAY),
          language: "EN",
        },
      });
    await at(5.5);
    await sweep();
    await sweep();
    await db.review.updateMany({ where: { email }, data: { remindedAt: new Date(Date.now() - 8 * DAY) } });
    await at(-1.1);
    await sweep();
    const mails = await db.mail.findMany({ where: { toAddress: email }, orderBy: { id: "asc" } });
    expect(mails.map(({ kind, language }) => `${kind} ${language}`)).toEqual(["REVIEW_LATE EN"]);
    expect(await status(await linkTo(email, "REVIEW_WORK"))).toBe("TO_WRITE");
  });
});

describe("the decision", () => {
  const letter = "판정을 알려 드립니다.";

  test("is proposed by the rule, is the editor's, and ends what is awaited", async () => {
    await reviewIt(gateway(), editor, id, "a@example.org", "MINOR");
    await reviewIt(gateway(), editor, id, "b@example.org", "MINOR");
    const { link } = await startReview(gateway(), editor, id, "c@example.org");
    const asked = await editor.ask(
      "query ($id: Id!) { managedSubmission(id: $id) { proposed letterDraft(verdict: MAJOR) awaited { waitsFor } } }",
      { id },
    );
    const queue = Object(asked.data).managedSubmission;
    expect(queue).toMatchObject({ proposed: "MINOR", awaited: { waitsFor: "REVIEWERS" } });
    expect(queue.letterDraft).toContain("[심사위원 2]\n논지가 분명합니다.");
    expect(queue.letterDraft).not.toContain("편집위원회만");
    const decided = await editor.ask(DECIDE, { id, round: 1, input: { verdict: "MAJOR", letter } });
    expect(Object(decided.data).decideSubmission).toEqual({
      state: "MAJOR_REVISION",
      decisions: [{ verdict: "MAJOR", proposed: "MINOR" }],
    });
    expect(await status(link)).toBe("TAKEN_BACK");
    expect(await mailsTo("c@example.org")).toContain("REVIEW_TAKEN_BACK");
    const authorMail = await db.mail.findFirstOrThrow({ where: { toAddress: author.email } });
    expect(authorMail.text).toContain(letter);
    expect((await db.submission.findUniqueOrThrow({ where: { id } })).dueAt).not.toBeNull();
    const second = await editor.ask(DECIDE, { id, round: 1, input: { verdict: "ACCEPT", letter } });
    expect(second.code).toBe("CONFLICT");
  });

  test("is made before a review only at the queue", async () => {
    const { id: fresh } = await createManuscript({ authors: [author] });
    const early = await editor.ask(DECIDE, { id: fresh, round: 1, input: { verdict: "ACCEPT", letter } });
    expect(early.code).toBe("MOVE_REFUSED");
    const back =
      'mutation ($id: Id!) { returnSubmission(id: $id, reason: "초록을 보완해 주십시오.") { state } }';
    expect(Object((await editor.ask(back, { id: fresh })).data).returnSubmission.state).toBe("RETURNED");
    expect((await editor.ask(back, { id: fresh })).code).toBe("MOVE_REFUSED");
    expect(await mailsTo(author.email)).toEqual(["SUBMISSION_RETURNED"]);
  });
});

test("one click reminds all who are awaited, and not twice within the hour", async () => {
  await startReview(gateway(), editor, id, "d@example.org");
  await editor.ask(INVITE, { id, input: invitation("e@example.org") });
  await db.mail.deleteMany();
  const remind = "mutation ($id: Id!) { remindWaiting(id: $id) { id } }";
  expect((await editor.ask(remind, { id })).errors).toEqual([]);
  expect(await mailsTo("d@example.org")).toEqual(["REVIEW_DUE"]);
  expect(await mailsTo("e@example.org")).toEqual(["REVIEW_ANSWER_DUE"]);
  expect((await editor.ask(remind, { id })).code).toBe("SENT_JUST_NOW");
});

test("the queue says what is late, and who may review is found with what speaks against them", async () => {
  const colleague = await createSomebody(gateway(), "동료", { affiliation: "한강대학교" });
  await startReview(gateway(), editor, id, "f@example.org");
  await db.review.updateMany({ where: { submissionId: id }, data: { dueAt: new Date(Date.now() - DAY) } });
  const queue = await editor.ask(
    "{ managedSubmissions(filter: { late: true }) { items { id awaited { waitsFor isLate } } } }",
  );
  expect(Object(queue.data).managedSubmissions.items).toContainEqual({
    id,
    awaited: { waitsFor: "REVIEWERS", isLate: true },
  });
  const found = await editor.ask(
    'query ($id: Id!) { reviewerCandidates(submissionId: $id, words: "한강") { email awaited conflicts } }',
    { id },
  );
  expect(Object(found.data).reviewerCandidates).toContainEqual({
    email: colleague.email,
    awaited: 0,
    conflicts: ["AFFILIATION"],
  });
});

describe("what becomes of a review", () => {
  const NEWS = "REVIEW_NEWS";
  /** Invites somebody, who declines. */
  async function decline(email: string) {
    await editor.ask(INVITE, { id, input: invitation(email) });
    const link = await linkTo(email, "REVIEW_INVITATION");
    expect((await byLink(DECLINE, { link, input: {} })).errors).toEqual([]);
  }

  test("is told to every editor while nobody handles the manuscript, in the language of each", async () => {
    const abroad = await createSomebody(gateway(), "Editor", { roles: ["JOURNAL"], language: "EN" });
    await db.submission.update({ where: { id }, data: { handlingEditorId: null } });
    await decline("unassigned@example.org");
    await expect(mailsTo(editor.email)).resolves.toContain(NEWS);
    const mail = await db.mail.findFirstOrThrow({ where: { toAddress: abroad.email, kind: NEWS } });
    expect(mail.language).toBe("EN");
    // Authors of the manuscript are no editors of it.
    expect(await mailsTo(author.email)).not.toContain(NEWS);
  });

  test("is told to the others where the handling editor is suspended or no editor any more", async () => {
    const former = await createSomebody(gateway(), "전편집자", { roles: ["JOURNAL"] });
    await db.submission.update({ where: { id }, data: { handlingEditorId: former.id } });
    await decline("handled@example.org");
    expect(await mailsTo(former.email)).toContain(NEWS);
    expect(await mailsTo(editor.email)).not.toContain(NEWS);
    await db.staffAssignment.deleteMany({ where: { memberId: former.id } });
    await db.mail.deleteMany();
    await decline("orphan@example.org");
    expect(await mailsTo(former.email)).not.toContain(NEWS);
    expect(await mailsTo(editor.email)).toContain(NEWS);
  });
});
