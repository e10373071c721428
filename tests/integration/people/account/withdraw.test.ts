// @module-tag both
// Leaving: what ends at once, and what is erased a month later.

import { describe, expect, it } from "vitest";
import { eraseFor } from "#gateway/tasks/enforce-retention.ts";
import { db } from "#prisma/client.ts";
import type { ApplicationState } from "#prisma/generated/enums.ts";
import { refundPayment } from "#schema/money/payments/refund-payment.ts";
import { voidPayment } from "#schema/money/payments/void-payment.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { LOGIN } from "#tests/support/auth-bodies.ts";
import { createProgram, createSession, createSignedIn, TEST_PASSWORD } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
const WITHDRAW = "/api/v1/withdraw";
const noCache = { version: 0n, changed: async () => undefined, afterPendingUpdates: async () => undefined };

type Person = Awaited<ReturnType<typeof createSignedIn>>;

const leave = ({ session }: Person, body: object = {}) =>
  gateway().send(WITHDRAW, { password: TEST_PASSWORD, ...body }, { headers: session.headers });

const erase = (days: number) =>
  eraseFor("ACCOUNT", {
    files: gateway().files,
    clock: { now: () => new Date(gateway().clock.now().getTime() + days * DAY) },
    contentCache: noCache,
  });

/** An application with its payment, paid or not. */
async function createApplication({ id, email }: Person, state: ApplicationState, paid = 0) {
  const program = await createProgram({ capacity: 1, seatsTaken: 1 });
  const application = await db.application.create({
    data: {
      programId: program.id,
      memberId: id,
      state,
      amount: 30_000,
      name: "신청자",
      email,
      createdAt: new Date(),
    },
  });
  const payment = await db.payment.create({
    data: {
      memberId: id,
      applicationId: application.id,
      type: "SEMINAR",
      state: paid > 0 ? "PAID" : "PENDING",
      nameKo: "세미나",
      nameEn: "Seminar",
      amountDue: 30_000,
      amountPaid: paid,
      payerName: "납부자",
      payerEmail: email,
      depositorName: "납부자0001",
      ...(paid > 0 ? { paidAt: new Date() } : {}),
      moves: { create: { to: paid > 0 ? "PAID" : "PENDING", amount: paid, createdAt: new Date() } },
    },
  });
  return { programId: program.id, id: application.id, paymentId: payment.id };
}

describe("leaving", () => {
  it("closes the account at once: sessions, links, roles, applications and what was asked for", async () => {
    const person = await createSignedIn({
      roles: ["CONTENT"],
      gradeRequests: { create: { grade: "REGULAR" } },
    });
    await createSession(person.id);
    const waits = await createApplication(person, "AWAITING_PAYMENT");
    const paid = await createApplication(person, "CONFIRMED", 30_000);
    const counted = await askGraphql(
      gateway(),
      "{ myAccount { leaving { openApplications paidApplications openDues isLastSuper } } }",
      { headers: { ...person.session.headers } },
    );
    const leaving = { openApplications: 2, paidApplications: 1, openDues: 0, isLastSuper: false };
    expect(counted.data).toEqual({ myAccount: { leaving } });
    const wrong = await leave(person, { password: "Wrong!2345" });
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      { code: "VALIDATION", fields: { password: ["PASSWORD_WRONG"] } },
    ]);
    expect((await leave(person, { refund_account: "가나은행 1 회원" })).status).toBe(204);
    const member = await db.member.findUniqueOrThrow({
      where: { id: person.id },
      include: { sessions: true, staffRoles: true, gradeRequests: true, tokens: true, mails: true },
    });
    expect(member).toMatchObject({
      status: "WITHDRAWN",
      withdrawnAt: expect.any(Date),
      sessions: [],
      staffRoles: [],
      gradeRequests: [],
      tokens: [],
    });
    expect(member.mails.map(({ kind }) => kind)).toContain("ACCOUNT_WITHDRAWN");
    for (const { id, programId } of [waits, paid]) {
      const application = await db.application.findUniqueOrThrow({ where: { id } });
      expect(application).toMatchObject({ state: "CANCELLED", cancelReason: "ACCOUNT_WITHDRAWN" });
      expect(await db.program.findUniqueOrThrow({ where: { id: programId } })).toMatchObject({
        seatsTaken: 0,
      });
    }
    const payments = await db.payment.findMany({ where: { memberId: person.id }, orderBy: { id: "asc" } });
    expect(payments.map(({ state, refundAccount }) => [state, refundAccount])).toEqual([
      ["CANCELLED", null],
      ["REFUND_REQUESTED", "가나은행 1 회원"],
    ]);
    expect((await gateway().send(LOGIN, { email: person.email, password: TEST_PASSWORD })).status).toBe(400);
    expect((await leave(person)).status).toBe(401);
  });

  it("happens once, also when it is sent twice at once", async () => {
    const person = await createSignedIn();
    const answers = await Promise.all([leave(person), leave(person), leave(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401]);
    expect(await db.mail.count({ where: { memberId: person.id, kind: "ACCOUNT_WITHDRAWN" } })).toBe(1);
  });

  it("is refused for the last SUPER, whichever of two is the later", async () => {
    const [one, other] = [
      await createSignedIn({ roles: ["SUPER"] }),
      await createSignedIn({ roles: ["SUPER"] }),
    ];
    const answers = await Promise.all([leave(one), leave(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({ code: "LAST_SUPER" });
    expect(
      await db.member.count({ where: { status: "ACTIVE", staffRoles: { some: { role: "SUPER" } } } }),
    ).toBe(1);
  });
});

describe("erasure", () => {
  it("comes after thirty days, leaves nothing that tells whose it was, and keeps the payments", async () => {
    const person = await createSignedIn({
      affiliation: "가나대학교",
      phoneNumber: "02-123-4567",
      postcode: "04524",
      addressLine: "가나로 12",
      addressDetail: "다라동 304호",
      officeNote: "메모",
    });
    await db.consent.create({ data: { memberId: person.id, kind: "TERMS", granted: true, language: "KO" } });
    const { id, paymentId } = await createApplication(person, "ATTENDED", 30_000);
    await leave(person);
    expect(await erase(29)).toBe(0);
    expect(await erase(31)).toBeGreaterThan(0);
    const member = await db.member.findUniqueOrThrow({
      where: { id: person.id },
      include: { consents: true, mails: true, applications: true, payments: true },
    });
    expect(member).toMatchObject({
      erasedAt: expect.any(Date),
      name: "-",
      affiliation: null,
      officeNote: null,
      consents: [],
      mails: [],
      applications: [],
      payments: [],
    });
    const application = await db.application.findUniqueOrThrow({ where: { id } });
    const payment = await db.payment.findUniqueOrThrow({ where: { id: paymentId } });
    expect(payment).toMatchObject({ state: "PAID", amountPaid: 30_000, payerName: "납부자", memberId: null });
    const retained = JSON.stringify([member, application, payment]);
    for (const word of [
      person.email,
      "가나대학교",
      "02-123",
      "04524",
      "가나로",
      "다라동",
      "신청자",
      "argon2",
    ])
      expect(retained).not.toContain(word);
    expect(await db.mail.count({ where: { toAddress: person.email } })).toBe(0);
  });

  it("leaves a payer to be found as long as money may have to go back, and no longer", async () => {
    const person = await createSignedIn();
    const { paymentId } = await createApplication(person, "AWAITING_PAYMENT");
    const { paymentId: surplusId } = await createApplication(person, "ATTENDED", 40_000);
    await db.payment.update({
      where: { id: paymentId },
      data: { state: "DECLARED", declaredAt: new Date() },
    });
    expect((await leave(person, { refund_account: "가나은행 1 회원" })).status).toBe(204);
    await erase(31);
    const read = (id: number) => db.payment.findUniqueOrThrow({ where: { id } });
    const declared = await read(paymentId);
    const found = { memberId: null, payerEmail: person.email };
    expect(declared).toMatchObject({ ...found, state: "DECLARED", refundAccount: "가나은행 1 회원" });
    const surplus = await read(surplusId);
    expect(surplus).toMatchObject({ ...found, state: "PAID" });

    const { id: memberId } = await createSignedIn({ roles: ["FINANCE"] });
    const author = { memberId, now: gateway().clock.now(), address: null };
    const { version } = declared;
    await db.$transaction((tx) => voidPayment(tx, { id: paymentId, version, reason: "오지 않음" }, author));
    expect(await read(paymentId)).toMatchObject({ state: "VOID", payerEmail: "", refundAccount: null });
    expect(await db.mail.count({ where: { toAddress: person.email, kind: "PAYMENT_VOIDED" } })).toBe(1);
    const back = {
      id: surplusId,
      version: surplus.version,
      amount: 10_000,
      reason: "더 왔음",
      noAccount: "SENDER",
    } as const;
    await db.$transaction((tx) => refundPayment(tx, back, author));
    expect(await read(surplusId)).toMatchObject({ state: "PAID", payerEmail: "" });
  });

  it("is done once by two gateways, and not to somebody who was brought back", async () => {
    const [gone, back] = [await createSignedIn(), await createSignedIn()];
    await leave(gone);
    await leave(back);
    await db.member.update({ where: { id: back.id }, data: { status: "ACTIVE", withdrawnAt: null } });
    await Promise.all([erase(40), erase(40)]);
    await erase(40);
    const members = await db.member.findMany({
      where: { id: { in: [gone.id, back.id] } },
      orderBy: { id: "asc" },
    });
    expect(members.map(({ erasedAt }) => erasedAt !== null)).toEqual([true, false]);
    const fresh = await gateway().send("/api/v1/register", {
      email: gone.email,
      password: TEST_PASSWORD,
      confirm_password: TEST_PASSWORD,
      name: "돌아온 회원",
      country: "KR",
      consents: { terms: true, privacy: true, age14: true },
    });
    expect(fresh.status).toBe(201);
  });
});
