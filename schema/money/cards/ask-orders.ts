// Orders whose answer was lost, whose payer did not come back, or of which the provider gave a hint: the
// provider is asked for their status (decision 60). Each is done by itself, so that one that fails does not
// hold up the others.
import { db } from "#prisma/client.ts";
import { enqueue } from "#prisma/queue.ts";
import { ProviderSilence } from "#schema/money/payments/payment-provider.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { askLater } from "./ask-later.ts";
import { closeAccount } from "./close-account.ts";
import { type CardTools, confirmCardPayment } from "./confirm-card-payment.ts";
import { endOrder, recordProviderPayment } from "./record-provider-payment.ts";
import { closeUnwanted } from "./wait-for-deposit.ts";

/** In one turn of the task. */
const AT_ONCE = 100;
/** An order that the provider does not know by then never reached it. */
const KNOWN_WITHIN = HOUR;

/**
 * A hint from outside that something happened: it is asked about by the next turn, which is soon. Nothing
 * else of the hint counts.
 */
export async function askSoon(orderId: string, now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.cardOrder.updateMany({ where: { orderId }, data: { askAt: now } });
    if (count > 0) await enqueue(tx, "tasks", ["cards"]);
  });
}

/**
 * Asks about everything that is due.
 * @returns the newest content version, where visitors see another number of seats
 * @throws what the first threw that could not be done, after all the others; a provider that is silent is no error
 */
export async function askDueOrders(tools: CardTools): Promise<bigint | null> {
  await closeUnwanted(tools.clock.now());
  const due = await db.cardOrder.findMany({
    where: { askAt: { lte: tools.clock.now() } },
    select: { orderId: true },
    orderBy: [{ askAt: "asc" }, { id: "asc" }],
    take: AT_ONCE,
  });
  let contentVersion: bigint | null = null;
  const failures: unknown[] = [];
  for (const { orderId } of due) {
    try {
      contentVersion = (await askOrder(tools, orderId)) ?? contentVersion;
    } catch (error) {
      if (!(error instanceof ProviderSilence)) failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return contentVersion;
}

/** When an account ends, its result is fetched. */
const sooner = (at: Date, end: Date | null): Date => (end !== null && end < at ? end : at);

async function askOrder(tools: CardTools, orderId: string): Promise<bigint | null> {
  const { provider, clock } = tools;
  // Put off first: whatever happens now, it is asked again.
  const order = await db.cardOrder.update({ where: { orderId }, data: { asked: { increment: 1 } } });
  const askAt = sooner(askLater(order.asked, clock.now()), order.accountUntil);
  await db.cardOrder.update({ where: { orderId }, data: { askAt } });
  const said = await provider.ask(orderId);
  if (said === null) {
    if (order.createdAt.getTime() + KNOWN_WITHIN < clock.now().getTime())
      await db.$transaction((tx) => endOrder(tx, order, "NOT_KNOWN"));
    return null;
  }
  if (said.status === "READY") return null;
  if (said.status === "WAITING" && order.state === "CLOSING") return await closeAccount(tools, said);
  const { paymentKey } = said;
  if (said.status === "AGREED") {
    const taken = await confirmCardPayment(tools, { orderId, paymentKey });
    return taken?.contentVersion ?? null;
  }
  const { contentVersion } = await db.$transaction(async (tx) => {
    const taken = await recordProviderPayment(tx, said, clock.now());
    const { state } = taken;
    if (state === "DONE" || state === "FAILED")
      await tx.cardOrder.updateMany({ where: { orderId, askAt }, data: { askAt: null } });
    return taken;
  });
  return contentVersion;
}
