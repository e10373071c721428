// A gateway that takes cards at a double of the service, and a payer who goes there and comes back.
import { afterAll, beforeAll } from "vitest";
import { createToss } from "#gateway/cards/toss.ts";
import { db } from "#prisma/client.ts";
import type { CardOrder } from "#prisma/generated/client.ts";
import { askDueOrders } from "#schema/money/cards/ask-orders.ts";
import { sendDueRefunds } from "#schema/money/cards/send-refunds.ts";
import { answered, type Person } from "./applying.ts";
import { useDatabase } from "./database.ts";
import { type Gateway, startGateway } from "./gateway.ts";
import { createPayment } from "./paying.ts";
import { startToss, TOSS_KEY, type TossDouble } from "./toss.ts";

export const START = `mutation ($id: Id!, $isAbroad: Boolean = false, $language: Language = KO) {
  startCardPayment(id: $id, isAbroad: $isAbroad, language: $language)
}`;

export const START_DEPOSIT =
  "mutation ($id: Id!, $language: Language = KO) { startDeposit(id: $id, language: $language) }";

export interface CardDesk {
  readonly gateway: Gateway;
  readonly toss: TossDouble;
}

/** Gives the test file a database, the double and a gateway with its keys. */
export function useCards(): () => CardDesk {
  useDatabase();
  let desk: CardDesk | undefined;
  beforeAll(async () => {
    const toss = await startToss();
    const gateway = await startGateway({
      config: { toss: { secretKey: TOSS_KEY, baseUrl: toss.url, givesAccounts: true } },
    });
    desk = { gateway, toss };
  });
  afterAll(async () => {
    await desk?.gateway.close();
    await desk?.toss.close();
  });
  return () => {
    if (!desk) throw new Error("The desk is there from the first test on.");
    return desk;
  };
}

/** A payment of 50,000 won of somebody who has gone to the service's page. */
export async function goToPay(payer: Person, overrides: Parameters<typeof createPayment>[0] = {}) {
  const { id } = await createPayment({ memberId: payer.id, ...overrides });
  return { id, order: await startCard(payer, id) };
}

/** Sends a payer to the service's page. */
export async function startCard(payer: Person, id: number): Promise<CardOrder> {
  answered(await payer.ask(START, { id }), "startCardPayment");
  return await lastOrderOf(id);
}

/** The same, for an account. */
export async function startDeposit(payer: Person, id: number): Promise<CardOrder> {
  answered(await payer.ask(START_DEPOSIT, { id }), "startDeposit");
  return await lastOrderOf(id);
}

/** A payment of 50,000 won of somebody who has gone to the service's page for an account. */
export async function goToDeposit(payer: Person, overrides: Parameters<typeof createPayment>[0] = {}) {
  const { id } = await createPayment({ memberId: payer.id, ...overrides });
  return { id, order: await startDeposit(payer, id) };
}

/** The same, who has been given one. */
export async function openAccount(
  desk: CardDesk,
  payer: Person,
  overrides: Parameters<typeof createPayment>[0] = {},
) {
  const gone = await goToDeposit(payer, overrides);
  await comeBack(desk, desk.toss.agree(gone.order.orderId));
  return gone;
}

async function lastOrderOf(id: number): Promise<CardOrder> {
  return await db.cardOrder.findFirstOrThrow({ where: { paymentId: id }, orderBy: { id: "desc" } });
}

/** The browser goes to an address of the site. Answers where it is sent next. */
export async function comeBack({ gateway }: CardDesk, address: string): Promise<string | null> {
  const { pathname, search } = new URL(address);
  const response = await gateway.request(pathname + search, { redirect: "manual" });
  await response.arrayBuffer();
  return response.headers.get("location");
}

const toolsOf = ({ gateway, toss }: CardDesk) => ({
  provider: createToss({
    secretKey: TOSS_KEY,
    baseUrl: toss.url,
    returnUrl: "http://site.example/back",
    givesAccounts: true,
  }),
  clock: gateway.clock,
});

/** One turn of the task that asks the service. */
export const askAgain = (desk: CardDesk) => askDueOrders(toolsOf(desk));

/** One turn of the task that sends money back. */
export const sendBack = (desk: CardDesk) => sendDueRefunds(toolsOf(desk));

/** A payment of 50,000 won that somebody has paid by card. */
export async function payByCard(desk: CardDesk, payer: Person) {
  const gone = await goToPay(payer);
  await comeBack(desk, desk.toss.agree(gone.order.orderId));
  return gone;
}

export const orderOf = (orderId: string) => db.cardOrder.findUniqueOrThrow({ where: { orderId } });
export const paymentOf = (id: number) => db.payment.findUniqueOrThrow({ where: { id } });
