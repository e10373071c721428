// Documents that prove an exception to the refund rules: attached with the refund or later, opened by FINANCE
// alone, erased when their time has come (docs/refunds.md#exceptions-to-the-refund-rules).
import { beforeAll, expect, test } from "vitest";
import { sweepFiles } from "#gateway/files/sweep-files.ts";
import { eraseFor } from "#gateway/tasks/enforce-retention.ts";
import { db } from "#prisma/client.ts";
import { eraseMembers } from "#schema/people/account/erase-members.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { APPROVE, BOOK, createPayment, expectSoundPayment } from "#tests/support/paying.ts";
import { photo, upload } from "#tests/support/uploads.ts";

const gateway = useGateway();
const DAY = 24 * 60 * 60 * 1_000;
const DUE = 50_000;
const REFUND = `mutation ($id: Id!, $version: Int!, $proofs: [Id!]!) {
  refundPayment(
    id: $id, version: $version, amount: 50000, reason: "응시자의 입원", noAccount: SENDER, proofs: $proofs
  ) { state refundProofs { id name } }
}`;
const ADD =
  "mutation ($id: Id!, $fileId: Id!) { addRefundProof(id: $id, fileId: $fileId) { refundProofs { id } } }";
const REMOVE =
  "mutation ($id: Id!, $fileId: Id!) { removeRefundProof(id: $id, fileId: $fileId) { refundProofs { id } } }";

let bytes: Buffer;
let finance: Person;
let second: Person;
beforeAll(async () => {
  bytes = await photo({ width: 200, height: 200 });
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  second = await createPerson(gateway(), { roles: ["FINANCE"] });
  await createSettings({ twoPersonsAbove: null });
});

async function uploaded(person: Person, name = "진단서.jpg") {
  const session = { headers: { authorization: String(person.headers.authorization) } };
  const { status, body } = await upload(gateway().url, session, { kind: "proof", name, bytes });
  expect(status).toBe(201);
  return body as { id: number; url: string; key: string };
}

async function paid(memberId: number | null = null): Promise<number> {
  const { id } = await createPayment({ memberId, amountDue: DUE });
  answered(await finance.ask(BOOK, { id, version: 1, amount: DUE }), "bookPayment");
  return id;
}

async function refund(id: number, proofs: readonly number[], by = finance) {
  const { version } = await db.payment.findUniqueOrThrow({ where: { id } });
  return await by.ask(REFUND, { id, version, proofs });
}

async function statusFor(url: string, { headers }: Person) {
  const { pass } = await (await gateway().request("/api/v1/file-pass", { headers })).json();
  return (await gateway().request(`${url}?t=${pass}`)).status;
}

const at = (days: number) => ({ now: () => new Date(Date.now() + days * DAY) });
const noCache = { version: 0n, changed: async () => undefined, afterPendingUpdates: async () => undefined };
const erase = (days: number) =>
  eraseFor("REFUND_PROOF", { clock: at(days), files: gateway().files, contentCache: noCache });
const left = (id: number) => db.file.count({ where: { id } });

test("come with the refund, and are for FINANCE alone, no longer for who uploaded them", async () => {
  const payer = await createPerson(gateway());
  const treasurer = await createPerson(gateway(), { roles: ["FINANCE"] });
  const { id: fileId, url } = await uploaded(treasurer);
  const id = await paid(payer.id);
  expect(answered(await refund(id, [fileId], treasurer), "refundPayment")).toEqual({
    state: "REFUNDED",
    refundProofs: [{ id: fileId, name: "진단서.jpg" }],
  });
  await expectSoundPayment(id);
  const { after, reason } = await db.auditEntry.findFirstOrThrow({
    where: { action: "refundPayment", subjectId: id },
  });
  expect([after, reason]).toMatchObject([{ proofs: 1 }, "응시자의 입원"]);
  const roles = ["CONTENT", "PROGRAM", "MEMBER"] as const;
  const others = await Promise.all(roles.map((role) => createPerson(gateway(), { roles: [role] })));
  const readers = [treasurer, finance, payer, ...others];
  expect(await Promise.all(readers.map((reader) => statusFor(url, reader)))).toEqual([
    200, 200, 404, 404, 404, 404,
  ]);
  expect((await gateway().request(url)).status).toBe(404);
  const mine = await payer.ask(`{ payment(id: ${id}) { id refundProofs { id } } }`);
  expect([mine.code, mine.text.includes("진단서")]).toEqual(["FORBIDDEN", false]);
  await db.staffAssignment.deleteMany({ where: { memberId: treasurer.id } });
  expect(await statusFor(url, treasurer)).toBe(404);
});

test("are there for the second person before the refund is, and stay when it was approved", async () => {
  await db.setting.updateMany({ data: { twoPersonsAbove: 30_000 } });
  const id = await paid();
  const { id: fileId, url } = await uploaded(finance);
  expect(answered(await refund(id, [fileId]), "refundPayment")).toMatchObject({ state: "PAID" });
  const read = `{ payment(id: ${id}) { refundProofs { id } proposals { id } } }`;
  const { refundProofs, proposals } = answered(await second.ask(read), "payment");
  expect(refundProofs).toEqual([{ id: fileId }]);
  expect(await statusFor(url, second)).toBe(200);
  answered(await second.ask(APPROVE, { id: proposals[0].id }), "approvePaymentProposal");
  expect(await db.payment.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: "REFUNDED" });
  expect(await db.refundProof.count({ where: { paymentId: id } })).toBe(1);
  await db.setting.updateMany({ data: { twoPersonsAbove: null } });
});

test("of somebody else, attached already or too many refuse the refund whole", async () => {
  const id = await paid();
  const [mine, theirs] = [await uploaded(finance), await uploaded(second)];
  const fields = async (proofs: readonly number[]) =>
    (await refund(id, proofs)).errors[0]?.extensions?.fields;
  expect(await fields([theirs.id])).toEqual({ proofs: ["FILE_UNKNOWN"] });
  expect(await fields([1, 2, 3, 4, 5, 6])).toEqual({ proofs: ["TOO_MANY_FILES"] });
  answered(await finance.ask(ADD, { id, fileId: mine.id }), "addRefundProof");
  expect(await fields([mine.id])).toEqual({ proofs: ["FILE_UNKNOWN"] });
  expect(await db.payment.findUniqueOrThrow({ where: { id } })).toMatchObject({
    state: "PAID",
    amountRefunded: 0,
  });
  const { id: unpaid } = await createPayment();
  const other = await uploaded(finance);
  expect((await finance.ask(ADD, { id: unpaid, fileId: other.id })).code).toBe("PAYMENT_MOVE_REFUSED");
});

test("are added later, and one of the wrong person is removed and erased", async () => {
  const id = await paid();
  answered(await refund(id, []), "refundPayment");
  const [wrong, right] = [await uploaded(finance), await uploaded(finance)];
  for (const { id: fileId } of [wrong, right])
    answered(await finance.ask(ADD, { id, fileId }), "addRefundProof");
  const removed = await second.ask(REMOVE, { id, fileId: wrong.id });
  expect(answered(removed, "removeRefundProof")).toEqual({ refundProofs: [{ id: right.id }] });
  expect((await second.ask(REMOVE, { id, fileId: wrong.id })).code).toBe("NOT_FOUND");
  expect(await statusFor(wrong.url, second)).toBe(404);
  await sweepFiles({ store: gateway().files, clock: at(2) });
  expect([await left(wrong.id), await left(right.id)]).toEqual([0, 1]);
  expect(await gateway().files.open(wrong.key)).toBeNull();
});

test("are erased a year after the upload, and with the account of the payer", async () => {
  const payer = await createPerson(gateway());
  const [id, theirs] = [await paid(), await paid(payer.id)];
  const [file, other] = [await uploaded(finance), await uploaded(finance)];
  answered(await refund(id, [file.id]), "refundPayment");
  answered(await refund(theirs, [other.id]), "refundPayment");
  await erase(364);
  expect([await statusFor(file.url, finance), await statusFor(other.url, finance)]).toEqual([200, 200]);
  const longAgo = new Date(Date.now() - 40 * DAY);
  await db.member.update({ where: { id: payer.id }, data: { status: "WITHDRAWN", withdrawnAt: longAgo } });
  await db.$transaction((tx) => eraseMembers(tx, new Date(Date.now() - 30 * DAY), new Date()));
  expect(await statusFor(other.url, second)).toBe(404);
  expect(await erase(366)).toBeGreaterThan(0);
  expect(await statusFor(file.url, second)).toBe(404);
  await sweepFiles({ store: gateway().files, clock: at(367) });
  expect([await left(file.id), await left(other.id)]).toEqual([0, 0]);
  // The refund itself, its reason and its sums stay in the books.
  expect(await db.paymentMove.count({ where: { paymentId: id, reason: "응시자의 입원" } })).toBeGreaterThan(
    0,
  );
});
