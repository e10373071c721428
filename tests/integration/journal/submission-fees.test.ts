// What a manuscript costs: asked for by the settings at receipt and at acceptance, payable after its day,
// seen alike by its author and its editors.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { moveSubmission } from "#schema/journal/submissions/move-submission.ts";
import { raiseFee } from "#schema/journal/submissions/raise-fee.ts";
import { expirePayments } from "#schema/money/payments/expire-payments.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createManuscript, createSomebody, DECIDE, type Somebody } from "#tests/support/manuscripts.ts";
import { createPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
let author: Somebody;
let editor: Somebody;
let treasurer: Somebody;
beforeAll(async () => {
  author = await createSomebody(gateway(), "글쓴이");
  editor = await createSomebody(gateway(), "편집자", { roles: ["JOURNAL"] });
  treasurer = await createSomebody(gateway(), "재무 담당", { roles: ["FINANCE"] });
  await createSettings();
  await db.journalSetting.create({ data: { reviewFee: 60_000, publicationFee: 150_000, requirements: [] } });
});

const now = () => gateway().clock.now();
/** Under review, with the fee that its receipt asked for. */
async function received({ id, ...more }: Somebody = author) {
  const manuscript = await createManuscript({ authors: [{ id, ...more }], state: "IN_REVIEW" });
  await db.$transaction((tx) =>
    raiseFee(tx, { ...manuscript, submitterId: id }, "REVIEW", { actorId: id, now: now() }),
  );
  return manuscript;
}
const FEES = "id type state amountDue dueAt paidAt";
const MINE = `query ($id: Id!) { mySubmission(id: $id) { payments { ${FEES} isOverdue viewerCanDeclare depositorName version } } }`;
const mine = async (id: number) => Object((await author.ask(MINE, { id })).data).mySubmission.payments;
const onDesk = async (id: number) =>
  Object(
    (await editor.ask(`query ($id: Id!) { managedSubmission(id: $id) { fees { ${FEES} } } }`, { id })).data,
  ).managedSubmission.fees;
const accept = async (id: number) => {
  const input = { verdict: "ACCEPT", letter: "싣겠습니다." };
  return await editor.ask(DECIDE, { id, round: 1, input, why: "초청 논문입니다." });
};

test("acceptance asks for the fee of publication, once, with an email that says how to pay it", async () => {
  const { id, number } = await received();
  expect((await accept(id)).errors).toEqual([]);
  const fees = await mine(id);
  expect(fees).toMatchObject([
    { type: "REVIEW", state: "PENDING", amountDue: 60_000 },
    { type: "PUBLICATION", state: "PENDING", amountDue: 150_000, viewerCanDeclare: true },
  ]);
  const mails = await db.mail.findMany({ where: { kind: "PAYMENT_ASKED", memberId: author.id } });
  expect(mails.filter(({ text }) => text.includes(`논문 게재료 (${number})`))).toHaveLength(1);
});

test("what is asked for stays payable after its day, as nothing else but dues does", async () => {
  const { id } = await received();
  const other = await createPayment({
    type: "OTHER",
    memberId: author.id,
    dueAt: new Date(now().getTime() + DAY),
  });
  await expirePayments(new Date(now().getTime() + 40 * DAY));
  expect((await db.payment.findUniqueOrThrow({ where: { id: other.id } })).state).toBe("EXPIRED");
  const past = new Date(now().getTime() - DAY);
  await db.payment.updateMany({ where: { submissionId: id }, data: { dueAt: past } });
  expect(await mine(id)).toMatchObject([{ state: "PENDING", isOverdue: true, viewerCanDeclare: true }]);
});

test("its editors see what its author sees, and no payment besides", async () => {
  const { id } = await received();
  const [{ isOverdue, viewerCanDeclare, depositorName, version, ...fee }] = await mine(id);
  expect(await onDesk(id)).toEqual([fee]);
  expect((await editor.ask(`{ payment(id: ${fee.id}) { id } }`)).text).not.toContain('"id"');
  const declare = `mutation { declarePayment(id: ${fee.id}, version: ${version}, depositorName: "글쓴이") { id } }`;
  expect((await author.ask(declare)).errors).toEqual([]);
  expect(await onDesk(id)).toMatchObject([{ state: "DECLARED" }]);
  expect(
    (await treasurer.ask(`query ($id: Id!) { managedSubmission(id: $id) { fees { id } } }`, { id })).code,
  ).toBe("FORBIDDEN");
});

test("a manuscript that ends asks for nothing more", async () => {
  const { id } = await received();
  await db.$transaction((tx) =>
    moveSubmission(tx, { id, from: "IN_REVIEW", to: "WITHDRAWN", actorId: author.id }, now()),
  );
  expect(await mine(id)).toMatchObject([{ state: "CANCELLED" }]);
});

test("anyone who reads English is asked for both fees in English", async () => {
  const reader = await createSomebody(gateway(), "Reader");
  await db.member.update({ where: { id: reader.id }, data: { language: "EN" } });
  const { id, number } = await received(reader);
  expect((await accept(id)).errors).toEqual([]);
  const of = { memberId: reader.id };
  const mails = await db.mail.findMany({ where: { ...of, kind: "PAYMENT_ASKED" }, orderBy: { id: "asc" } });
  expect(mails).toMatchObject([
    { language: "EN", text: expect.stringContaining(`“Review fee (${number})”`) },
    { language: "EN", text: expect.stringContaining(`“Publication fee (${number})”`) },
  ]);
  for (const { text } of mails) expect(text).not.toMatch(/논문|게재료|심사료/);
  // Emails that are written once the account is gone.
  expect(await db.payment.findMany({ where: of, select: { language: true } })).toEqual([
    { language: "EN" },
    { language: "EN" },
  ]);
});
