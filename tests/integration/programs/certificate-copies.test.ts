// Printed certificates: who may ask for one, what it costs, and what the office does about it.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { eraseMembers } from "#schema/people/account/erase-members.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createProgram, createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK } from "#tests/support/paying.ts";

const gateway = useGateway();
const FEE = 10_000;
const REQUEST = `mutation ($id: Id!, $fee: Int!, $address: String!) {
  requestCertificateCopy(id: $id, language: BOTH, address: $address, expectedFee: $fee) {
    copyFee certificateCopies { id state address paymentId }
  }
}`;
const ONE = (name: string) =>
  `mutation ($id: Id!) { ${name}(id: $id) { certificateCopies { id state sentAt } } }`;
const MINE = "{ myApplications { id copyFee certificateCopies { state } } }";
const ADDRESS = "06236 서울 강남구\n홍길동 010-1234-5678";

let examinee: Person;
let office: Person;
let id: number;

beforeAll(() => createSettings());

beforeEach(async () => {
  examinee = await createPerson(gateway());
  office = await createPerson(gateway(), { roles: ["PROGRAM", "FINANCE"] });
  await db.setting.updateMany({ data: { certificateFee: FEE } });
  const now = gateway().clock.now().getTime();
  const startsAt = new Date(now - 30 * DAY);
  const program = await createProgram({
    kind: "KITEC",
    titleKo: "제28회 시험",
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR),
    resultsReleasedAt: new Date(now - DAY),
  });
  ({ id } = await db.application.create({
    data: {
      programId: program.id,
      memberId: examinee.id,
      state: "ATTENDED",
      amount: 0,
      verdict: "PASSED",
      name: "김서연",
      email: examinee.email,
      examNumber: "T-0001",
    },
  }));
});

const request = (person = examinee, fee = FEE, address = ADDRESS) =>
  person.ask(REQUEST, { id, fee, address });
const copy = () =>
  db.certificateCopy.findFirstOrThrow({ where: { applicationId: id }, include: { payment: true } });
const act = (person: Person, name: string, of: number) => person.ask(ONE(name), { id: of });

test("is asked for, paid by the ledger, sent by the office, and then can be asked for again", async () => {
  expect(answered(await examinee.ask(MINE), "myApplications")[0]).toMatchObject({ copyFee: FEE });
  const made = answered(await request(), "requestCertificateCopy");
  expect(made).toMatchObject({
    copyFee: null,
    certificateCopies: [{ state: "AWAITING_PAYMENT", address: ADDRESS }],
  });
  const { id: copyId, payment } = await copy();
  expect(payment).toMatchObject({
    type: "CERTIFICATE",
    state: "PENDING",
    amountDue: FEE,
    memberId: examinee.id,
  });
  expect(await db.mail.count({ where: { memberId: examinee.id, kind: "PAYMENT_ASKED" } })).toBe(1);
  expect((await act(office, "sendCertificateCopy", copyId)).code).toBe("MOVE_REFUSED");
  const paid = { id: payment?.id, version: payment?.version, amount: FEE };
  answered(await office.ask(BOOK, paid), "bookPayment");
  const sent = answered(await act(office, "sendCertificateCopy", copyId), "sendCertificateCopy");
  expect(sent.certificateCopies[0].state).toBe("SENT");
  const logged = await db.auditEntry.findFirst({
    where: { action: "sendCertificateCopy", subjectId: id },
  });
  expect(logged).not.toBeNull();
  answered(await act(office, "unsendCertificateCopy", copyId), "unsendCertificateCopy");
  answered(await act(office, "sendCertificateCopy", copyId), "sendCertificateCopy");
  expect(answered(await examinee.ask(MINE), "myApplications")[0]).toMatchObject({ copyFee: FEE });
});

test("free of charge it waits to be sent at once; what is not paid or not sent is withdrawn", async () => {
  expect((await request(examinee, 0)).code).toBe("PRICE_CHANGED");
  answered(await request(), "requestCertificateCopy");
  expect((await request()).code).toBe("MOVE_REFUSED");
  const first = await copy();
  answered(await act(examinee, "withdrawCertificateCopy", first.id), "withdrawCertificateCopy");
  expect((await copy()).payment?.state).toBe("CANCELLED");
  await db.setting.updateMany({ data: { certificateFee: 0 } });
  const free = answered(await request(examinee, 0), "requestCertificateCopy");
  expect(free.certificateCopies[0]).toMatchObject({ state: "TO_SEND", paymentId: null });
  answered(
    await act(examinee, "withdrawCertificateCopy", free.certificateCopies[0].id),
    "withdrawCertificateCopy",
  );
});

test("nobody asks before the release, without a pass, with a revoked certificate, or for somebody else", async () => {
  const other = await createPerson(gateway());
  expect((await request(other)).code).toBe("NOT_FOUND");
  expect((await request(examinee, FEE, " ")).code).toBe("VALIDATION");
  const { programId } = await db.application.update({ where: { id }, data: { verdict: "FAILED" } });
  expect((await request()).code).toBe("MOVE_REFUSED");
  await db.application.update({ where: { id }, data: { verdict: "PASSED" } });
  const later = new Date(gateway().clock.now().getTime() + DAY);
  await db.program.update({ where: { id: programId }, data: { resultsReleasedAt: later } });
  expect((await request()).code).toBe("MOVE_REFUSED");
  expect(answered(await examinee.ask(MINE), "myApplications")[0]).toMatchObject({ copyFee: null });
});

test("the address goes with the person", async () => {
  answered(await request(), "requestCertificateCopy");
  await db.member.update({
    where: { id: examinee.id },
    data: { status: "WITHDRAWN", withdrawnAt: new Date(gateway().clock.now().getTime() - 40 * DAY) },
  });
  const now = gateway().clock.now();
  await db.$transaction((tx) => eraseMembers(tx, now, now));
  expect((await copy()).address).toBe("");
});
