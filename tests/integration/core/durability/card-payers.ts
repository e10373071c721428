// Somebody who pays by card until the site dies: while the card service has been asked to take the money,
// when it has taken it and not said so, while it is asked to send money back, and at any other moment.
// Remembers every answer.
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { db } from "#prisma/client.ts";
import { expectSoundPayment } from "#tests/support/paying.ts";
import type { TossDouble, Trouble } from "#tests/support/toss.ts";
import type { Crew } from "./lives.ts";
import { askOffice, type Office, openOffice } from "./office.ts";
import { type Changer, newChanger, senderTo } from "./writers.ts";

const AMOUNT = 50_000;
const CREATE = `mutation ($memberId: Id!) {
  createPayment(input: { type: OTHER, nameKo: "자료집", amountDue: ${AMOUNT}, memberId: $memberId }) { id }
}`;
const START = "mutation ($id: Id!) { startCardPayment(id: $id, isAbroad: false, language: KO) }";
const REFUND = `mutation ($id: Id!) {
  refundPayment(id: $id, version: 2, amount: ${AMOUNT}, reason: "못 옴") { id }
}`;

/** The address that the service's page sends a browser to once its payer agrees; null when the site is gone. */
async function agree(
  { payer, office }: Desk,
  toss: TossDouble,
): Promise<{ id: number; path: string } | null> {
  const made = await askOffice(office, CREATE, { memberId: payer.memberId });
  const id = Object(made?.data?.createPayment).id;
  if (!id) return null;
  const own = { url: office.url, session: { headers: { authorization: payer.authorization } } };
  const page = (await askOffice(own, START, { id }))?.data?.startCardPayment;
  if (typeof page !== "string") return null;
  const { paymentKey } = /payments\/(?<paymentKey>[\w-]+)\/checkout/.exec(page)?.groups ?? {};
  const { pathname, search } = new URL(toss.agree(toss.orderOf(paymentKey ?? "")));
  return { id, path: pathname + search };
}

interface Desk {
  readonly office: Office;
  readonly payer: Changer;
}

const wasNotified = async (url: string, path: string): Promise<boolean> => {
  const answer = await fetch(url + path, { redirect: "manual" }).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.headers.get("location")?.endsWith("card=paid") ?? false;
};

/** Goes as far as the call that is never answered. */
async function payUntilSilent(desk: Desk, toss: TossDouble, trouble: Trouble): Promise<void> {
  const agreed = await agree(desk, toss);
  if (!agreed) throw new Error("The site was gone before the blow");
  const { length } = toss.calls;
  toss.trouble("/confirm", trouble);
  void wasNotified(desk.office.url, agreed.path);
  await untilCalled(toss, "/confirm", length);
}

async function untilCalled({ calls }: TossDouble, end: string, from: number): Promise<void> {
  while (!calls.slice(from).some(({ path }) => path.endsWith(end))) await sleep(5);
}

/** Of each payment by card all is there once the service was asked again, once; and so is what went back. */
export function createCardPayers(toss: TossDouble): Crew {
  const acknowledged: number[] = [];
  let joined: Promise<Changer> | undefined;
  let hasAsked = false;
  return {
    begin: async ({ url }) => {
      const office = await openOffice(url);
      joined ??= newChanger(senderTo(url, "198.51.102.1"));
      const desk = { office, payer: await joined };
      toss.trouble("/v1/payments", "DROPPED");
      expect(await agree(desk, toss)).toBeNull();
      for (const trouble of ["HELD", "SILENT"] as const) await payUntilSilent(desk, toss, trouble);
      // What was asked for in the life before is sent by the task of this one, or was already.
      if (hasAsked) await untilCalled(toss, "/cancel", 0);
      else {
        const back = await agree(desk, toss);
        if (!back || !(await wasNotified(url, back.path))) throw new Error("Nothing was paid");
        toss.trouble("/cancel", "SILENT");
        hasAsked = (await askOffice(office, REFUND, { id: back.id })) !== null;
      }
      const before = acknowledged.length;
      const keepPaying = async () => {
        for (;;) {
          const agreed = await agree(desk, toss);
          if (!agreed) return;
          if (await wasNotified(url, agreed.path)) acknowledged.push(agreed.id);
        }
      };
      return { isEnough: () => acknowledged.length > before, ended: keepPaying() };
    },
    expectStored: async () => {
      const orders = await db.cardOrder.findMany({ include: { refunds: true, move: true } });
      const states = new Set(orders.map(({ state }) => state));
      expect(states).not.toContain("CONFIRMING");
      // The site writes an order before it asks for it, and may die, or lose the connection, in between.
      const unknown = orders.filter(({ orderId }) => !toss.knows(orderId));
      expect(unknown.length).toBeGreaterThan(0);
      for (const { state, sentBack, move } of unknown)
        expect([state, sentBack, move]).toEqual(["CREATED", 0, null]);
      for (const { orderId, paymentId, state, move, refunds, sentBack } of orders) {
        await expectSoundPayment(paymentId);
        if (!toss.knows(orderId)) continue;
        const { status, totalAmount, balanceAmount } = toss.order(orderId);
        expect([orderId, state === "DONE"]).toEqual([orderId, ["DONE", "CANCELED"].includes(status)]);
        if (state === "DONE") expect(move?.amount).toBe(totalAmount);
        expect(sentBack).toBe(totalAmount - balanceAmount);
        expect(refunds.map((refund) => refund.state)).toEqual(sentBack > 0 ? ["DONE"] : []);
        const mails = { paid: state === "DONE" ? 1 : 0, back: sentBack > 0 ? 1 : 0 };
        const moves = await db.paymentMove.findMany({ where: { paymentId, method: "CARD" } });
        expect(moves.filter(({ amount }) => amount > 0)).toHaveLength(mails.paid);
        expect(moves.filter(({ amount }) => amount < 0)).toHaveLength(mails.back);
        const audited = async (action: string) =>
          await db.auditEntry.count({ where: { action, subject: "payment", subjectId: paymentId } });
        expect([await audited("bookCardPayment"), await audited("bookCardRefund")]).toEqual([
          mails.paid,
          mails.back,
        ]);
      }
      expect(orders.some(({ sentBack }) => sentBack > 0)).toBe(true);
      const done = orders.filter(({ state }) => state === "DONE");
      expect(
        await db.mail.count({ where: { kind: "PAYMENT_PAID", memberId: (await joined)?.memberId ?? 0 } }),
      ).toBe(done.length);
      for (const id of acknowledged) expect(done.map(({ paymentId }) => paymentId)).toContain(id);
    },
  };
}
