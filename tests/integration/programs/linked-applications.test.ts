// @module-tag both
// Somebody of a group without an account has a link: photo, answers, slip, result, certificate and withdrawal without signing in.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { onAddressProved } from "#schema/people/account/account-events.ts";
import { notifyOfResults } from "#schema/programs/exams/notify-of-results.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createPerson, expectSound, type Person } from "#tests/support/applying.ts";
import { createOpenExam } from "#tests/support/exams.ts";
import { createSettings, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { applyForGroup, groupOf } from "#tests/support/groups.ts";
import { photo } from "#tests/support/uploads.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
const EACH = 30_000;
const OWN = [
  { key: "meal-field", type: "CONSENT", labelKo: "자격 확인 동의", isNeeded: true },
  { key: "proof-field", type: "FILE", labelKo: "재학 증명서", isNeeded: false },
];
const READ = `query ($link: String!) { linkedApplication(link: $link) {
  name state groupName photoUrl photoUntil hasSlip certificates changeUntil canWithdraw
  examResult { verdict } ownAnswers(language: KO) { key value shown } } }`;

let contact: Person;
let programId: number;
let groupId: number;
let id: number;
let email: string;

beforeAll(async () => {
  contact = await createPerson(gateway());
});

beforeEach(async () => {
  ({ id: programId } = await createOpenExam([5], { ownFields: OWN }));
  contact = await createPerson(gateway());
  const rows = groupOf(2);
  const made = await applyForGroup(contact, { programId, rows, each: EACH });
  ({ id: groupId } = answered(made, "applyForGroup"));
  const first = await db.application.findFirstOrThrow({ where: { groupId }, orderBy: { id: "asc" } });
  ({ id, email } = first);
});

async function linkOf(applicationId: number): Promise<string> {
  const { id: row } = await db.oneTimeToken.findFirstOrThrow({
    where: { applicationId, kind: "APPLICATION" },
  });
  return new URL(links.linkTo("APPLICATION", row, "KO")).hash.slice(1);
}
const visitor = (query: string, variables: object) => askGraphql(gateway(), query, { variables });
const read = async (link: string) => answered(await visitor(READ, { link }), "linkedApplication");
const send = (link: string, query: string, bytes: Buffer) =>
  gateway().request(`/api/v1/application-file?${query}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", authorization: `Application ${link}` },
    body: new Uint8Array(bytes),
  });
const confirm = () => db.application.updateMany({ where: { groupId }, data: { state: "CONFIRMED" } });

test("the mail carries the link, which opens this application and no other", async () => {
  const mail = await db.mail.findFirstOrThrow({ where: { toAddress: email, kind: "APPLICATION_BY_GROUP" } });
  expect(mail.text).toContain("{link}");
  expect(mail.tokenId).not.toBeNull();
  const link = await linkOf(id);
  expect(await read(link)).toMatchObject({
    state: "AWAITING_PAYMENT",
    groupName: "한국통번역대학원",
    photoUrl: null,
    hasSlip: false,
    certificates: [],
    examResult: null,
  });
  expect(answered(await visitor(READ, { link: `${link}x` }), "linkedApplication")).toBeNull();
});

test("the photo is sent and shown by the link, until its date, and counts at once", async () => {
  const link = await linkOf(id);
  const small = await send(link, "kind=photo&name=a.jpg", await photo({ width: 100, height: 140 }));
  expect([small.status, Object(await small.json()).code]).toEqual([422, "VALIDATION"]);
  const sent = await send(link, "kind=photo&name=a.jpg", await photo({ width: 300, height: 400 }));
  expect(sent.status).toBe(201);
  const { photoUrl } = await read(link);
  expect((await gateway().request(photoUrl)).status).toBe(200);
  expect((await gateway().request(photoUrl.replace(/\?.*/, ""))).status).toBe(404);
  const now = gateway().clock.now();
  await db.program.update({
    where: { id: programId },
    data: { startsAt: new Date(now.getTime() - HOUR), endsAt: new Date(now.getTime() + HOUR) },
  });
  const late = await send(link, "kind=photo&name=a.jpg", await photo({ width: 300, height: 400 }));
  expect(Object(await late.json()).code).toBe("DEADLINE_PASSED");
  expect((await send("nobody", "kind=photo&name=a.jpg", Buffer.from("x"))).status).toBe(400);
});

test("the own questions are answered, consents and files too, and a missing one is named", async () => {
  const link = await linkOf(id);
  const SAVE = `mutation ($link: String!, $ownAnswers: [OwnAnswerInput!]!) {
    saveLinkedAnswers(link: $link, ownAnswers: $ownAnswers) }`;
  const refused = await visitor(SAVE, { link, ownAnswers: [{ key: "meal-field", value: "" }] });
  expect(refused.code).toBe("VALIDATION");
  const file = await send(
    link,
    "kind=answer&key=proof-field&name=p.jpg",
    await photo({ width: 30, height: 40 }),
  );
  expect(file.status).toBe(201);
  answered(
    await visitor(SAVE, { link, ownAnswers: [{ key: "meal-field", value: "true" }] }),
    "saveLinkedAnswers",
  );
  expect((await read(link)).ownAnswers).toMatchObject([
    { key: "meal-field", value: "true" },
    { key: "proof-field", shown: "p.jpg" },
  ]);
  const wrong = await send(link, "kind=answer&key=other&name=p.jpg", await photo({ width: 30, height: 40 }));
  expect(wrong.status).toBe(404);
});

test("the slip, the result and the certificate come by the link once they are there", async () => {
  const link = await linkOf(id);
  await confirm();
  const now = gateway().clock.now();
  const past = new Date(now.getTime() - HOUR);
  await db.examSession.create({ data: { programId, slipFrom: past } });
  await db.application.update({ where: { id }, data: { examNumber: "T-001" } });
  expect(await read(link)).toMatchObject({ hasSlip: true, certificates: [], examResult: null });
  const slip = await gateway().send("/api/v1/exam-slips", { link, language: "KO" }, {});
  expect([slip.status, slip.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  await db.application.update({ where: { id }, data: { state: "ATTENDED", verdict: "PASSED" } });
  const certificate = { kind: "LINKED_APPLICATION", certificate: "EXAM_CERTIFICATE", language: "KO", link };
  expect((await gateway().send("/api/v1/documents", certificate, {})).status).toBe(409);
  const ends = new Date(now.getTime() - DAY);
  await db.program.update({
    where: { id: programId },
    data: { resultsReleasedAt: past, startsAt: ends, endsAt: new Date(ends.getTime() + HOUR) },
  });
  expect((await read(link)).certificates).toEqual(["EXAM_CERTIFICATE"]);
  const got = await gateway().send("/api/v1/documents", certificate, {});
  expect([got.status, got.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(await db.issuedDocument.count({ where: { applicationId: id } })).toBe(1);
  // The account that comes later has the same one.
  const later = await createPerson(gateway());
  await db.application.update({ where: { id }, data: { email: later.email } });
  await db.$transaction((tx) =>
    onAddressProved.happen(tx, { memberId: later.id, emailKey: later.email.toLowerCase() }),
  );
  const own = { kind: "EXAM_CERTIFICATE", language: "KO", application_id: id };
  const again = await gateway().send("/api/v1/documents", own, { headers: later.headers });
  expect(again.status).toBe(200);
  expect(await db.issuedDocument.count({ where: { applicationId: id } })).toBe(1);
});

test("the mail about results goes to who has no account, with the link", async () => {
  await confirm();
  await db.examResult.create({
    data: { applicationId: id, version: 1, verdict: "PASSED", scores: { papers: [] }, createdAt: new Date() },
  });
  const at = gateway().clock.now();
  await db.examRelease.create({ data: { programId, lockedAt: at, confirmedAt: at, releaseAt: at } });
  await notifyOfResults(at);
  const mail = await db.mail.findFirstOrThrow({ where: { toAddress: email, kind: "EXAM_RESULTS" } });
  expect(mail.text).toContain("{link}");
  expect(mail.tokenId).not.toBeNull();
});

test("who did not know of it withdraws by the link, and the institution owes less", async () => {
  const link = await linkOf(id);
  const WITHDRAW = "mutation ($link: String!) { withdrawLinkedApplication(link: $link) }";
  answered(await visitor(WITHDRAW, { link }), "withdrawLinkedApplication");
  expect(await read(link)).toMatchObject({ state: "WITHDRAWN", canWithdraw: false, changeUntil: null });
  expect(await db.payment.findUniqueOrThrow({ where: { groupId } })).toMatchObject({ amountDue: EACH });
  expect((await visitor(WITHDRAW, { link })).code).toBe("MOVE_REFUSED");
  await expectSound(programId);
});

test("the result is objected to once, by the link, until the day of the session, and the answer is mailed with the link", async () => {
  const OBJECT =
    "mutation ($link: String!, $reason: String!) { objectToLinkedResult(link: $link, reason: $reason) }";
  const OBJECTION =
    "query ($link: String!) { linkedApplication(link: $link) { objectionUntil objection { state reason answer raters { id } } } }";
  const link = await linkOf(id);
  const object = (reason: string) => visitor(OBJECT, { link, reason });
  const objection = async () => answered(await visitor(OBJECTION, { link }), "linkedApplication");
  const at = gateway().clock.now();
  await db.application.updateMany({ where: { groupId }, data: { state: "ATTENDED", verdict: "FAILED" } });
  await db.examSession.create({ data: { programId, objectionDays: 3 } });
  expect(await objection()).toEqual({ objectionUntil: null, objection: null });
  expect((await object("재검토")).code).toBe("DEADLINE_PASSED");
  await db.program.update({ where: { id: programId }, data: { resultsReleasedAt: at } });
  // Nobody scored this one: there is nothing to object to.
  expect((await object("재검토")).code).toBe("MOVE_REFUSED");
  await db.examResult.create({
    data: { applicationId: id, version: 1, verdict: "FAILED", scores: { papers: [] }, createdAt: at },
  });
  expect(await objection()).toEqual({ objectionUntil: expect.any(String), objection: null });
  expect((await object(" ")).code).toBe("VALIDATION");
  answered(await object("재검토를 부탁드립니다."), "objectToLinkedResult");
  expect(await objection()).toEqual({
    objectionUntil: null,
    objection: { state: "OPEN", reason: "재검토를 부탁드립니다.", answer: null, raters: [] },
  });
  expect((await object("다시")).code).toBe("MOVE_REFUSED");
  const office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  const answer = `mutation { answerExamObjection(applicationId: ${id}, version: 1, answer: "확인했습니다.") { id } }`;
  expect((await office.ask(answer)).errors).toEqual([]);
  expect(await objection()).toMatchObject({ objection: { state: "UPHELD", answer: "확인했습니다." } });
  const mail = await db.mail.findFirstOrThrow({
    where: { toAddress: email, kind: "EXAM_OBJECTION_ANSWERED" },
  });
  expect(mail.text).toContain("{link}");
  expect(mail.tokenId).not.toBeNull();
  await db.program.update({
    where: { id: programId },
    data: { resultsReleasedAt: new Date(at.getTime() - 10 * DAY) },
  });
  const { id: other } = await db.application.findFirstOrThrow({ where: { groupId, id: { not: id } } });
  const late = await visitor(OBJECT, { link: await linkOf(other), reason: "늦게" });
  expect(late.code).toBe("DEADLINE_PASSED");
});

test("a printed certificate is asked for by the link, paid as the mail says, and withdrawn; the account that comes later has its payment", async () => {
  const FEE = 10_000;
  const READ_COPIES = `query ($link: String!) { linkedApplication(link: $link) {
    copyFee copyTransfer { amount depositorName } certificateCopies { id state address } } }`;
  const REQUEST = `mutation ($link: String!, $fee: Int!) { requestLinkedCertificateCopy(
    link: $link, language: BOTH, address: "06236 서울 강남구", expectedFee: $fee) }`;
  const WITHDRAW = `mutation ($link: String!, $id: Id!) { withdrawLinkedCertificateCopy(link: $link, id: $id) }`;
  await createSettings();
  await db.setting.updateMany({ data: { certificateFee: FEE } });
  const link = await linkOf(id);
  const copies = async () => answered(await visitor(READ_COPIES, { link }), "linkedApplication");
  await db.application.update({ where: { id }, data: { state: "ATTENDED", verdict: "PASSED" } });
  expect(await copies()).toEqual({ copyFee: null, copyTransfer: null, certificateCopies: [] });
  expect((await visitor(REQUEST, { link, fee: FEE })).code).toBe("MOVE_REFUSED");
  const held = new Date(gateway().clock.now().getTime() - DAY);
  const endsAt = new Date(held.getTime() + HOUR);
  await db.program.update({
    where: { id: programId },
    data: { startsAt: held, endsAt, resultsReleasedAt: gateway().clock.now() },
  });
  expect(await copies()).toMatchObject({ copyFee: FEE });
  expect((await visitor(REQUEST, { link, fee: FEE - 1 })).code).toBe("PRICE_CHANGED");
  answered(await visitor(REQUEST, { link, fee: FEE }), "requestLinkedCertificateCopy");
  const { copyFee, copyTransfer, certificateCopies } = await copies();
  expect(copyFee).toBeNull();
  expect(certificateCopies).toMatchObject([{ state: "AWAITING_PAYMENT", address: "06236 서울 강남구" }]);
  const copy = await db.certificateCopy.findFirstOrThrow({
    where: { applicationId: id },
    include: { payment: true },
  });
  expect(copy.payment).toMatchObject({
    memberId: null,
    payerEmail: email,
    type: "CERTIFICATE",
    amountDue: FEE,
  });
  expect(copyTransfer).toEqual({ amount: FEE, depositorName: copy.payment?.depositorName });
  expect(await db.mail.count({ where: { toAddress: email, kind: "PAYMENT_ASKED" } })).toBe(1);
  expect((await visitor(REQUEST, { link, fee: FEE })).code).toBe("MOVE_REFUSED");
  // Nobody else's link withdraws it.
  const { id: other } = await db.application.findFirstOrThrow({ where: { groupId, id: { not: id } } });
  expect((await visitor(WITHDRAW, { link: await linkOf(other), id: copy.id })).code).toBe("NOT_FOUND");
  answered(await visitor(WITHDRAW, { link, id: copy.id }), "withdrawLinkedCertificateCopy");
  expect(await copies()).toMatchObject({
    copyFee: FEE,
    copyTransfer: null,
    certificateCopies: [{ state: "ENDED" }],
  });
  answered(await visitor(REQUEST, { link, fee: FEE }), "requestLinkedCertificateCopy");
  const later = await createPerson(gateway());
  await db.application.update({ where: { id }, data: { email: later.email } });
  await db.$transaction((tx) =>
    onAddressProved.happen(tx, { memberId: later.id, emailKey: later.email.toLowerCase() }),
  );
  const mine = answered(await later.ask("{ myPayments { items { type amountDue state } } }"), "myPayments");
  expect(mine.items).toContainEqual({ type: "CERTIFICATE", amountDue: FEE, state: "PENDING" });
});
