// @module-tag both
// Who did it, and who is notified: every row of a payment's and an application's history names the person whose action it was, and everybody who
// pays without an account gets emails all the same.

import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { expirePayments } from "#schema/money/payments/expire-payments.ts";
import { eraseMembers } from "#schema/people/account/erase-members.ts";
import { cancelApplicationsOfPrograms } from "#schema/programs/applications/cancel-applications-of-program.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings, TEST_PASSWORD } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK, createPayment, REFUND, VOID } from "#tests/support/paying.ts";

const gateway = useGateway();
let member: Person;
let programs: Person;
let finance: Person;
let members: Person;
beforeAll(async () => {
  member = await createPerson(gateway());
  programs = await createPerson(gateway(), { roles: ["PROGRAM"] });
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  members = await createPerson(gateway(), { roles: ["MEMBER"] });
  await createSettings();
});

/** Somebody's application with its payment, awaited. */
async function applied(person: Person) {
  const { id: programId } = await createOpenProgram();
  const { id } = answered(await person.apply(programId));
  const payment = await db.payment.findUniqueOrThrow({ where: { applicationId: id } });
  return { programId, id, payment };
}

/** The last moves of both, as `[where it came to, by whom]`. */
async function lastMoves({ id, payment }: { id: number; payment: { id: number } }) {
  const last = { orderBy: { id: "desc" }, select: { to: true, actorId: true } } as const;
  const application = await db.applicationMove.findFirst({ where: { applicationId: id }, ...last });
  const money = await db.paymentMove.findFirst({ where: { paymentId: payment.id }, ...last });
  return [application, money].map((move) => [move?.to, move?.actorId]);
}

const ask = async (person: Person, query: string, variables: object = {}) =>
  expect((await person.ask(query, variables)).errors).toEqual([]);

describe("the history names who did it", () => {
  test("a member who withdraws, and the office that cancels", async () => {
    const own = await applied(member);
    await ask(member, `mutation { withdrawApplication(id: ${own.id}, version: 1) { id } }`);
    expect(await lastMoves(own)).toEqual([
      ["WITHDRAWN", member.id],
      ["CANCELLED", member.id],
    ]);
    const other = await applied(member);
    await ask(programs, `mutation { cancelApplication(id: ${other.id}, reason: "사정") { id } }`);
    expect(await lastMoves(other)).toEqual([
      ["CANCELLED", programs.id],
      ["CANCELLED", programs.id],
    ]);
  });

  test("anyone who cancelled the program, also of what a later run ends", async () => {
    const at = await applied(member);
    await ask(programs, `mutation { cancelProgram(id: ${at.programId}, version: 1, noteKo: "사정") { id } }`);
    const byOffice = [
      ["CANCELLED", programs.id],
      ["CANCELLED", programs.id],
    ];
    expect(await lastMoves(at)).toEqual(byOffice);
    const mail = await db.mail.findFirstOrThrow({
      where: { memberId: member.id, kind: "APPLICATION_CANCELLED" },
      orderBy: { id: "desc" },
    });
    expect(mail.text).toContain("\n\n사정\n\n");
    const late = await applied(member);
    await db.program.update({
      where: { id: late.programId },
      data: { cancelledAt: new Date(), cancelledById: programs.id },
    });
    await cancelApplicationsOfPrograms(null, new Date());
    expect(await lastMoves(late)).toEqual(byOffice);
    // Anyone who changes the notes afterwards has not cancelled it.
    const boss = await createPerson(gateway(), { roles: ["SUPER"] });
    await ask(boss, `mutation { cancelProgram(id: ${at.programId}, version: 2, noteKo: "새 말") { id } }`);
    const { cancelledById } = await db.program.findUniqueOrThrow({ where: { id: at.programId } });
    expect(cancelledById).toBe(programs.id);
  });

  test("the office that books and voids, and time that expires", async () => {
    const booked = await applied(member);
    const { id } = booked.payment;
    await ask(finance, BOOK, { id, version: 1, amount: 30_000 });
    expect(await lastMoves(booked)).toEqual([
      ["CONFIRMED", finance.id],
      ["PAID", finance.id],
    ]);
    await ask(finance, VOID, { id, version: 2, reason: "잘못" });
    expect(await lastMoves(booked)).toEqual([
      ["CANCELLED", finance.id],
      ["VOID", finance.id],
    ]);
    const late = await applied(member);
    await expirePayments(new Date(Date.now() + 30 * DAY));
    expect(await lastMoves(late)).toEqual([
      ["CANCELLED", null],
      ["EXPIRED", null],
    ]);
  });

  test("the office that closes an account, and the owner who does", async () => {
    for (const closedBy of ["office", "owner"] as const) {
      const leaver = await createPerson(gateway());
      const at = await applied(leaver);
      const dues = await createPayment({ memberId: leaver.id, type: "ANNUAL", year: 2026 });
      if (closedBy === "office") {
        await ask(members, `mutation { withdrawMember(id: ${leaver.id}, reason: "부탁") { id } }`);
      } else {
        const response = await fetch(`${gateway().url}/api/v1/withdraw`, {
          method: "POST",
          headers: { ...leaver.headers, "content-type": "application/json" },
          body: JSON.stringify({ password: TEST_PASSWORD }),
        });
        expect(response.status).toBe(204);
      }
      const by = closedBy === "office" ? members.id : leaver.id;
      expect(await lastMoves(at)).toEqual([
        ["CANCELLED", by],
        ["CANCELLED", by],
      ]);
      expect(await lastMoves({ id: at.id, payment: dues })).toContainEqual(["CANCELLED", by]);
    }
  });
});

const CREATE =
  "mutation ($input: PaymentInput!) { createPayment(input: $input) { id version depositorName } }";
const asked = { type: "CERTIFICATE", nameKo: "증명서", nameEn: "Certificate", amountDue: 5_000 };
const mailsTo = (toAddress: string) => db.mail.findMany({ where: { toAddress }, orderBy: { id: "asc" } });

describe("anyone who pays without an account", () => {
  test("is told how to pay, that it arrived and that it went back, in the language stored with the payment", async () => {
    const payerEmail = "guest@example.org";
    const input = { ...asked, payerName: "Guest", payerEmail, language: "EN" };
    const { id, depositorName } = answered(await finance.ask(CREATE, { input }), "createPayment");
    await ask(finance, BOOK, { id, version: 1, amount: 6_000 });
    await ask(finance, REFUND, { id, version: 2, amount: 1_000, reason: "더 왔음" });
    const mails = await mailsTo(payerEmail);
    expect(mails.map(({ kind, memberId, language }) => [kind, memberId, language])).toEqual([
      ["PAYMENT_ASKED", null, "EN"],
      ["PAYMENT_PAID", null, "EN"],
      ["PAYMENT_REFUNDED", null, "EN"],
    ]);
    const [how, paid, back] = mails.map(({ text }) => text);
    expect(how).toContain("가온은행 000-1 (학회)");
    expect(how).toContain(depositorName);
    expect(how).toContain("KRW 5,000");
    expect(paid).toContain("KRW 6,000");
    expect(back).toContain("KRW 1,000");
    // There is no account to look into.
    for (const text of [how, paid, back]) expect(text).not.toContain("My account");
  });

  test("is told in Korean when nobody said otherwise, and when the deadline has passed", async () => {
    const payerEmail = "sonnim@example.org";
    answered(
      await finance.ask(CREATE, { input: { ...asked, payerName: "손님", payerEmail } }),
      "createPayment",
    );
    await expirePayments(new Date(Date.now() + 30 * DAY));
    const mails = await mailsTo(payerEmail);
    expect(mails.map(({ kind, language }) => [kind, language])).toEqual([
      ["PAYMENT_ASKED", "KO"],
      ["PAYMENT_EXPIRED", "KO"],
    ]);
  });

  test("a member is sent to the own account, where it is", async () => {
    answered(await finance.ask(CREATE, { input: { ...asked, memberId: member.id } }), "createPayment");
    const letter = await db.mail.findFirstOrThrow({ where: { memberId: member.id, kind: "PAYMENT_ASKED" } });
    expect(letter.text).toContain("내 계정의 납부 내역");
    expect(letter.text).toContain("가온은행 000-1 (학회)");
    // A name that a member typed goes to an address that is proved; before that the number of the payment alone.
    const { depositorName } = await db.payment.findFirstOrThrow({
      where: { memberId: member.id },
      orderBy: { id: "desc" },
    });
    expect(letter.text).not.toContain(depositorName);
    expect(letter.text).toContain(`입금자명: 입금하시는 분의 성함 뒤에 숫자 ${depositorName.slice(-4)}`);
    expect(letter.text.startsWith("안녕하세요.")).toBe(true);
    const { name } = await db.member.update({
      where: { id: member.id },
      data: { emailProvedAt: new Date() },
    });
    answered(await finance.ask(CREATE, { input: { ...asked, memberId: member.id } }), "createPayment");
    const proved = await db.mail.findFirstOrThrow({
      where: { memberId: member.id, kind: "PAYMENT_ASKED" },
      orderBy: { id: "desc" },
    });
    expect(proved.text.startsWith(`${name} 님, 안녕하세요.`)).toBe(true);
    expect(proved.text).toMatch(new RegExp(`입금자명: ${depositorName.slice(0, -4)}\\d{4}`, "u"));
  });

  test("anyone who was erased hears of the money that was still to go back, and of nothing else", async () => {
    const leaver = await createPerson(gateway(), { language: "EN" });
    const columns = { memberId: leaver.id, payerEmail: leaver.email };
    const { id } = await createPayment(columns);
    const { id: settled } = await createPayment(columns);
    await ask(finance, BOOK, { id, version: 1, amount: 50_000 });
    await ask(finance, BOOK, { id: settled, version: 1, amount: 50_000 });
    await db.payment.update({ where: { id }, data: { state: "REFUND_REQUESTED", refundDue: 50_000 } });
    const withdrawnAt = new Date(Date.now() - 31 * DAY);
    await db.member.update({ where: { id: leaver.id }, data: { status: "WITHDRAWN", withdrawnAt } });
    await db.$transaction((tx) => eraseMembers(tx, new Date(Date.now() - 30 * DAY), new Date()));
    await ask(finance, REFUND, { id, version: 3, amount: 50_000, reason: "탈퇴" });
    await ask(finance, REFUND, { id: settled, version: 3, amount: 1, reason: "호의" });
    const mails = await mailsTo(leaver.email);
    expect(mails.map(({ kind, language }) => [kind, language])).toEqual([["PAYMENT_REFUNDED", "EN"]]);
    expect(await mailsTo("")).toEqual([]);
  });
});
