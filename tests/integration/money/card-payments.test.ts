// @module-tag both
// A member pays by card: the amount is the site's, the money is booked once in whatever order the reports arrive, and nobody's card is charged for
// what nobody waits for (decision 60).
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { BOOK, createPayment, DECLARE, expectSoundPayment, VOID } from "#tests/support/paying.ts";
import {
  askAgain,
  comeBack,
  goToPay,
  orderOf,
  paymentOf,
  START,
  startCard,
  useCards,
} from "#tests/support/paying-by-card.ts";

const desk = useCards();
let payer: Person;
let finance: Person;
beforeAll(async () => {
  payer = await createPerson(desk().gateway);
  finance = await createPerson(desk().gateway, { roles: ["FINANCE"] });
  await createSettings();
});

const MINE = `query ($id: Id!) { myPayment(id: $id) { viewerCanPayByCard isBeingTaken } }`;
const mine = async (id: number) => answered(await payer.ask(MINE, { id }), "myPayment");
const asked = (end: string) => desk().toss.calls.filter(({ path }) => path.endsWith(end));
const hint = (body: object) => desk().gateway.send("/api/v1/card/webhook", body);
const minutes = (count: number) => desk().gateway.clock.advance(count * 60_000);
const PAID = { state: "PAID", amountPaid: 50_000, method: "CARD" };

describe("paying", () => {
  test("takes what is outstanding, and sends the payer to the page of the service", async () => {
    const { id } = await createPayment({ memberId: payer.id });
    expect(await mine(id)).toEqual({ viewerCanPayByCard: true, isBeingTaken: false });
    const url = answered(await payer.ask(START, { id, isAbroad: true, language: "EN" }), "startCardPayment");
    const order = await db.cardOrder.findFirstOrThrow({ where: { paymentId: id } });
    expect(url).toBe(order.checkoutUrl);
    expect(desk().toss.calls.at(-1)).toMatchObject({
      key: order.orderId,
      body: { method: "CARD", amount: 50_000, orderName: "Proceedings", useInternationalCardOnly: true },
    });
    // Pressed again, it is the same page.
    expect(answered(await payer.ask(START, { id, isAbroad: true, language: "EN" }), "startCardPayment")).toBe(
      url,
    );
    expect(await comeBack(desk(), desk().toss.agree(order.orderId))).toBe(
      "/en/my-account?tab=payments&card=paid",
    );
    expect(await paymentOf(id)).toMatchObject(PAID);
    await expectSoundPayment(id);
  });

  test("confirms a seat, and is in the log", async () => {
    const { id: programId } = await createOpenProgram();
    const person = await createPerson(desk().gateway);
    const { id: applicationId } = answered(await person.apply(programId));
    const { id } = await db.payment.findUniqueOrThrow({ where: { applicationId } });
    const { orderId } = await startCard(person, id);
    await comeBack(desk(), desk().toss.agree(orderId));
    expect(await db.application.findUnique({ where: { id: applicationId } })).toMatchObject({
      state: "CONFIRMED",
    });
    expect(await db.auditEntry.count({ where: { action: "bookCardPayment", subjectId: id } })).toBe(1);
    expect(await db.paymentMove.findFirst({ where: { cardOrder: { orderId } } })).toMatchObject({
      amount: 30_000,
      actorId: person.id,
    });
  });

  test("is for one's own payments, while money is awaited that nobody says is on its way", async () => {
    const { id } = await createPayment({ memberId: payer.id });
    const other = await createPerson(desk().gateway);
    expect((await other.ask(START, { id })).code).toBe("NOT_FOUND");
    answered(await payer.ask(DECLARE, { id, version: 1 }), "declarePayment");
    expect((await payer.ask(START, { id })).code).toBe("PAYMENT_MOVE_REFUSED");
    expect(await mine(id)).toMatchObject({ viewerCanPayByCard: false });
  });

  test("ends where the service refuses or is silent, and can be tried again", async () => {
    const { id } = await createPayment({ memberId: payer.id });
    desk().toss.trouble("/v1/payments", [400, "INVALID_REQUEST"]);
    expect((await payer.ask(START, { id })).code).toBe("CARD_REFUSED");
    desk().toss.trouble("/v1/payments", "LOST");
    expect((await payer.ask(START, { id })).code).toBe("UNAVAILABLE");
    desk().toss.trouble("/v1/payments", [401, "UNAUTHORIZED_KEY"]);
    expect((await payer.ask(START, { id })).code).toBe("UNAVAILABLE");
    const { orderId } = await startCard(payer, id);
    expect(await comeBack(desk(), desk().toss.agree(orderId))).toContain("card=paid");
  });
});

describe("coming back", () => {
  test("twice, or at once, books once", async () => {
    const { id, order } = await goToPay(payer);
    const address = desk().toss.agree(order.orderId);
    const ways = await Promise.all([1, 2, 3].map(() => comeBack(desk(), address)));
    expect(new Set(ways)).toEqual(new Set(["/my-account?tab=payments&card=paid"]));
    expect(await comeBack(desk(), address)).toContain("card=paid");
    expect(await paymentOf(id)).toMatchObject(PAID);
    expect(await db.paymentMove.count({ where: { paymentId: id, amount: { gt: 0 } } })).toBe(1);
  });

  test("with another amount, or another payment, takes nothing", async () => {
    const { id, order } = await goToPay(payer);
    const address = desk().toss.agree(order.orderId);
    const before = asked("/confirm").length;
    expect(await comeBack(desk(), address.replace("50000", "500"))).toContain("card=failed");
    expect(asked("/confirm").length).toBe(before);
    const again = await goToPay(payer);
    const honest = desk().toss.agree(again.order.orderId);
    const stolen = honest.replace(again.order.paymentKey ?? "", order.paymentKey ?? "");
    expect(await comeBack(desk(), stolen)).toContain("card=failed");
    expect(asked("/confirm").length).toBe(before);
    for (const one of [id, again.id])
      expect(await paymentOf(one)).toMatchObject({ state: "PENDING", amountPaid: 0 });
  });

  test("without having paid, or with a name that nobody knows, changes nothing", async () => {
    const { id, order } = await goToPay(payer);
    const failUrl = `${desk().toss.order(order.orderId).failUrl}&code=PAY_PROCESS_CANCELED&message=x`;
    expect(await comeBack(desk(), failUrl)).toBe("/my-account?tab=payments&card=failed");
    expect(await comeBack(desk(), "http://x/api/v1/card/return?orderId=p1-x&paymentKey=k&amount=1")).toBe(
      "/my-account?tab=payments",
    );
    expect(await comeBack(desk(), "http://x/api/v1/card/return")).toBe("/my-account?tab=payments");
    // The next try is a new order.
    expect((await startCard(payer, id)).orderId).not.toBe(order.orderId);
  });

  test("is told when the card is refused", async () => {
    const { id, order } = await goToPay(payer);
    const address = desk().toss.agree(order.orderId);
    desk().toss.trouble("/confirm", [403, "REJECT_CARD_PAYMENT"]);
    expect(await comeBack(desk(), address)).toContain("card=failed");
    expect(await orderOf(order.orderId)).toMatchObject({ state: "FAILED", failure: "REJECT_CARD_PAYMENT" });
    expect(await mine(id)).toEqual({ viewerCanPayByCard: true, isBeingTaken: false });
  });

  test("charges no card for what was paid otherwise, or is over", async () => {
    const { id, order } = await goToPay(payer);
    const address = desk().toss.agree(order.orderId);
    answered(await finance.ask(BOOK, { id, version: 1, amount: 10_000 }), "bookPayment");
    const before = asked("/confirm").length;
    expect(await comeBack(desk(), address)).toContain("card=failed");
    expect(asked("/confirm").length).toBe(before);
    expect(await orderOf(order.orderId)).toMatchObject({ state: "FAILED", failure: "NOT_AWAITED" });
    // What is left can be paid by card.
    const { orderId } = await startCard(payer, id);
    await comeBack(desk(), desk().toss.agree(orderId));
    expect(await paymentOf(id)).toMatchObject(PAID);
  });
});

describe("an answer that was lost", () => {
  test.each(["LOST", "DROPPED"] as const)("(%s) is asked for again, and booked once", async (trouble) => {
    const { id, order } = await goToPay(payer);
    const address = desk().toss.agree(order.orderId);
    desk().toss.trouble("/confirm", trouble);
    expect(await comeBack(desk(), address)).toContain("card=waiting");
    expect(await mine(id)).toEqual({ viewerCanPayByCard: false, isBeingTaken: true });
    // Meanwhile nobody pays again, and the office does not void what may be paid.
    expect((await payer.ask(START, { id })).code).toBe("PAYMENT_MOVE_REFUSED");
    const voided = await finance.ask(VOID, { id, version: 1, reason: "잘못" });
    expect(voided.code).toBe("PAYMENT_MOVE_REFUSED");
    minutes(2);
    await askAgain(desk());
    expect(await paymentOf(id)).toMatchObject(PAID);
    expect(await db.paymentMove.count({ where: { paymentId: id, amount: { gt: 0 } } })).toBe(1);
    expect(await comeBack(desk(), address)).toContain("card=paid");
  });

  test("is waited for while the service is away, and an error of its own is not repeated for ever", async () => {
    const { id, order } = await goToPay(payer);
    const address = desk().toss.agree(order.orderId);
    desk().toss.trouble("/confirm", [500, "FAILED_INTERNAL_SYSTEM_PROCESSING"]);
    expect(await comeBack(desk(), address)).toContain("card=waiting");
    desk().toss.trouble(order.orderId, "DROPPED");
    minutes(2);
    await askAgain(desk());
    expect(await orderOf(order.orderId)).toMatchObject({ state: "CONFIRMING" });
    minutes(5);
    await askAgain(desk());
    expect(await paymentOf(id)).toMatchObject(PAID);
  });

  test("of a month whose books are closed is in those of today", async () => {
    const { id, order } = await goToPay(payer);
    const sums = { bankIn: 0, bankOut: 0, ledgerIn: 0, ledgerOut: 0 };
    await db.closedMonth.create({
      data: { ...sums, month: "2026-09", closedAt: new Date(), closedById: finance.id },
    });
    const taken = { status: "DONE", approvedAt: "2026-09-30T23:59:00+09:00" };
    Object.assign(desk().toss.order(order.orderId), taken);
    await hint({ data: { orderId: order.orderId } });
    await askAgain(desk());
    expect(await paymentOf(id)).toMatchObject(PAID);
    expect((await paymentOf(id)).paidAt?.getTime()).toBeGreaterThan(Date.parse("2026-10-01"));
  });

  test("of a payer who never came back is found by asking; a page that ended ends the order", async () => {
    const { id, order } = await goToPay(payer);
    const left = await goToPay(payer);
    desk().toss.agree(order.orderId);
    Object.assign(desk().toss.order(left.order.orderId), { status: "EXPIRED" });
    minutes(2);
    await askAgain(desk());
    expect(await paymentOf(id)).toMatchObject(PAID);
    expect(await orderOf(left.order.orderId)).toMatchObject({
      state: "FAILED",
      failure: "EXPIRED",
      askAt: null,
    });
    expect(await paymentOf(left.id)).toMatchObject({ state: "PENDING" });
  });
});

describe("a hint of the service", () => {
  test("makes the site ask, however often and in whatever order it comes; what it says counts for nothing", async () => {
    const { id, order } = await goToPay(payer);
    const body = {
      eventType: "PAYMENT_STATUS_CHANGED",
      data: { orderId: order.orderId, status: "DONE", totalAmount: 1 },
    };
    expect((await hint(body)).status).toBe(200);
    await askAgain(desk());
    expect(await paymentOf(id)).toMatchObject({ state: "PENDING", amountPaid: 0 });
    const address = desk().toss.agree(order.orderId);
    for (const _ of [1, 2]) await hint(body);
    await Promise.all([askAgain(desk()), askAgain(desk()), comeBack(desk(), address)]);
    await hint(body);
    await askAgain(desk());
    expect(await paymentOf(id)).toMatchObject(PAID);
    expect(await db.paymentMove.count({ where: { paymentId: id, amount: { gt: 0 } } })).toBe(1);
    expect(await orderOf(order.orderId)).toMatchObject({ state: "DONE", askAt: null });
  });

  test("that nobody knows is received and asks nothing", async () => {
    const before = desk().toss.calls.length;
    for (const body of [{ data: { orderId: "nobody" } }, { eventType: "BILLING_DELETED" }, { data: [] }])
      expect((await hint(body)).status).toBe(200);
    await askAgain(desk());
    expect(desk().toss.calls.length).toBe(before);
  });
});
