// What is left of a review when it has ended: the certificate, the remarks that the editor let stand, and
// nothing of a reviewer who was erased.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { eraseMembers } from "#schema/people/account/erase-members.ts";
import { myData } from "#schema/people/account/my-data.ts";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  createManuscript,
  createSomebody,
  DECIDE,
  INVITE,
  invitation,
  linkTo,
  reviewIt,
  type Somebody,
  startReview,
} from "#tests/support/manuscripts.ts";

const gateway = useGateway();
let editor: Somebody;
let author: Somebody;
beforeAll(async () => {
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  author = await createSomebody(gateway(), "글쓴이");
});
const inReview = (title: string) => createManuscript({ authors: [author], state: "IN_REVIEW", title });
const year = () => seoulYear(gateway().clock.now());

const VERIFY = `query ($code: String!) { verifiedDocument(code: $code) { kind isValid lines(language: KO) { value } } }`;
const paper = (request: object, by?: Somebody) =>
  gateway().send("/api/v1/documents", request, by ? { headers: { ...by.headers } } : {});
async function said(number: string | null) {
  const serial = Number(number?.split("-")[1]);
  const { code } = await db.issuedDocument.findFirstOrThrow({ where: { serial } });
  const { data, text } = await askGraphql(gateway(), VERIFY, { variables: { code } });
  return { ...Object(data).verifiedDocument, text };
}

test("anyone who reviewed gets a certificate that says how many and never what: signed in, or by the link", async () => {
  const reviewer = await createSomebody(gateway(), "심사한회원");
  const titles = ["첫 번째 비밀 원고", "두 번째 비밀 원고"];
  for (const title of titles) {
    await reviewIt(gateway(), editor, (await inReview(title)).id, reviewer.email, "ACCEPT");
  }
  const { myReviewYears } = Object((await reviewer.ask("{ myReviewYears { year reviews } }")).data);
  expect(myReviewYears).toEqual([{ year: year(), reviews: 2 }]);
  const request = { kind: "REVIEW", language: "BOTH", year: year() };
  const answers = [await paper(request, reviewer), await paper(request, reviewer)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [number, again] = answers.map(({ headers }) => headers.get("x-document-number"));
  expect(again).toBe(number);
  const { text, ...certificate } = await said(number ?? null);
  expect(certificate).toMatchObject({ kind: "REVIEW", isValid: true });
  expect(certificate.lines.map(({ value }: { value: string }) => value)).toEqual(
    expect.arrayContaining(["심사한회원", "2건"]),
  );
  for (const title of titles) expect(text).not.toContain(title);
  expect((await paper({ ...request, year: year() - 1 }, reviewer)).status).toBe(409);
  expect((await paper(request)).status).toBe(403);

  // Without an account the link does, also the one in the email that thanks; one that was only accepted does not.
  const email = "guest@example.org";
  const { id } = await inReview("손님 원고");
  const link = await reviewIt(gateway(), editor, id, email, "MINOR");
  const thanks = await linkTo(email, "REVIEW_WORK");
  expect(thanks).not.toBe(link);
  const byLink = { kind: "LINKED_REVIEW", language: "EN" };
  const got = [await paper({ ...byLink, link }), await paper({ ...byLink, link: thanks })];
  expect(got.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(got.map(({ headers }) => headers.get("x-document-number"))).size).toBe(1);
  const open = await startReview(gateway(), editor, id, "open@example.org");
  expect((await paper({ ...byLink, link: open.link })).ok).toBe(false);
  // The editor mails the way to it again, but not twice in an hour; the refusal says for how long.
  const review = await db.review.findFirstOrThrow({ where: { email } });
  const SEND = "mutation ($id: Id!) { sendCertificateLink(id: $id) { id } }";
  const refused = await editor.ask(SEND, { id: review.id });
  expect(refused.code).toBe("SENT_JUST_NOW");
  expect(JSON.parse(refused.text).errors[0].extensions.retryAfter).toBeGreaterThan(3_000);
  await db.oneTimeToken.updateMany({
    where: { reviewId: review.id },
    data: { createdAt: new Date(gateway().clock.now().getTime() - 2 * 3_600_000) },
  });
  expect((await editor.ask(SEND, { id: review.id })).errors).toEqual([]);
  expect(await db.mail.count({ where: { toAddress: email, kind: "REVIEW_RECEIVED" } })).toBe(2);
});

test("a remark that the editor takes out of the letter is shown to nobody who wrote, and cannot be answered", async () => {
  const { id } = await inReview("지워진 말");
  await reviewIt(gateway(), editor, id, "harsh@example.org", "MAJOR");
  // The first paragraph stays, its line broken again; the second is taken out.
  const letter = "고쳐 주십시오.\n\n논지가\n분명합니다.";
  await editor.ask(DECIDE, { id, round: 1, input: { verdict: "MAJOR", letter } });
  const MINE = "query ($id: Id!) { mySubmission(id: $id) { version remarks { id text } } }";
  const { mySubmission } = Object((await author.ask(MINE, { id })).data);
  expect(mySubmission.remarks).toEqual([{ id: expect.any(Number), text: "논지가 분명합니다." }]);
  const [hidden, shown] = await db.reviewRemark.findMany({
    where: { review: { submissionId: id } },
    orderBy: { position: "desc" },
  });
  const ANSWER = `mutation ($id: Id!, $version: Int!, $answers: [RemarkAnswerInput!]!) {
    answerRemarks(id: $id, version: $version, answers: $answers) { version } }`;
  const answer = (remarkId: number | undefined) =>
    author.ask(ANSWER, { id, version: mySubmission.version, answers: [{ remarkId, answer: "고쳤습니다." }] });
  expect((await answer(hidden?.id)).code).toBe("VALIDATION");
  expect((await answer(shown?.id)).errors).toEqual([]);
  // The editor reads the answer beside the remark, and decides by it.
  const DESK = "query ($id: Id!) { managedSubmission(id: $id) { reviews { remarks { remark answer } } } }";
  const { managedSubmission } = Object((await editor.ask(DESK, { id })).data);
  expect(managedSubmission.reviews[0].remarks[0]).toEqual({ remark: shown?.text, answer: "고쳤습니다." });
});

test("of a reviewer who is erased nothing is left but the review, and the own data had all of it", async () => {
  const { id } = await inReview("떠난 심사자의 원고");
  await db.submission.update({ where: { id }, data: { handlingEditorId: editor.id } });
  const reviewer = await createSomebody(gateway(), "떠나는심사자");
  await reviewIt(gateway(), editor, id, reviewer.email, "ACCEPT");
  const second = await inReview("맡기만 한 원고");
  await editor.ask(INVITE, {
    id: second.id,
    input: invitation(reviewer.email, { memberId: reviewer.id, affiliation: "떠나는대학교" }),
  });
  const data = await myData(db, reviewer.id, gateway().clock.now());
  expect(data.member.reviews).toMatchObject([{ state: "SENT", verdict: "ACCEPT" }, { state: "INVITED" }]);
  expect(JSON.stringify(data)).not.toContain("떠난 심사자의 원고");

  const before = gateway().clock.now();
  await db.member.update({ where: { id: reviewer.id }, data: { status: "WITHDRAWN", withdrawnAt: before } });
  await db.$transaction((tx) => eraseMembers(tx, before, before));
  const reviews = await db.review.findMany({ where: { submissionId: { in: [id, second.id] } } });
  expect(reviews.map(({ state }) => state).sort()).toEqual(["CANCELLED", "SENT"]);
  expect(reviews.find(({ state }) => state === "SENT")).toMatchObject({
    verdict: "ACCEPT",
    name: "-",
    email: "",
  });
  const [left, mails] = [reviews, await db.mail.findMany()].map((rows) => JSON.stringify(rows));
  for (const trace of ["떠나는", reviewer.email]) {
    expect(left).not.toContain(trace);
    expect(mails).not.toContain(trace);
  }
});
