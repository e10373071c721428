// Refunds that the office wants are asked of the card service until it has said yes or no (decision 60).
import { db } from "#prisma/client.ts";
import type { CardOrder, CardRefund } from "#prisma/generated/client.ts";
import { ProviderRefusal, ProviderSilence } from "#schema/money/payments/payment-provider.ts";
import { askLater } from "./ask-later.ts";
import type { CardTools } from "./confirm-card-payment.ts";
import { recordProviderPayment } from "./record-provider-payment.ts";

/** In one turn of the task. */
const AT_ONCE = 100;
/** What the payer's statement may say; the office's own words stay here. */
const REASON = "환불";

/**
 * Asks for everything that is due, each by itself.
 * @returns the newest content version, where visitors see another number of seats
 * @throws what the first threw that could not be done, after all the others; a service that is silent is no error
 */
export async function sendDueRefunds(tools: CardTools): Promise<bigint | null> {
  const due = await db.cardRefund.findMany({
    where: { state: "ASKED", askAt: { lte: tools.clock.now() } },
    include: { cardOrder: true },
    orderBy: { id: "asc" },
    take: AT_ONCE,
  });
  let contentVersion: bigint | null = null;
  const failures: unknown[] = [];
  for (const refund of due) {
    try {
      contentVersion = (await sendRefund(tools, refund)) ?? contentVersion;
    } catch (error) {
      if (!(error instanceof ProviderSilence)) failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return contentVersion;
}

async function sendRefund(
  { provider, clock }: CardTools,
  { id, asked, attempt, amount, key, cardOrder }: CardRefund & { readonly cardOrder: CardOrder },
): Promise<bigint | null> {
  const { orderId, paymentKey } = cardOrder;
  if (paymentKey === null) throw new Error("An order whose money was taken has the service's name for it");
  // Put off first: whatever happens now, it is asked again.
  const askAt = askLater(asked, clock.now());
  const { count } = await db.cardRefund.updateMany({
    where: { id, asked, state: "ASKED" },
    data: { asked: asked + 1, askAt },
  });
  // Another gateway is at it.
  if (count === 0) return null;
  const hear = async () => {
    const said = await provider.ask(orderId);
    return (
      said && (await db.$transaction((tx) => recordProviderPayment(tx, said, clock.now()))).contentVersion
    );
  };
  const isOpen = async () => (await db.cardRefund.count({ where: { id, state: "ASKED" } })) > 0;
  if (asked > 0) {
    // An answer may have been lost: what was done is not asked for again.
    const contentVersion = await hear();
    if (!(await isOpen())) return contentVersion;
  }
  try {
    const said = await provider.sendBack({ key: `${key}-${attempt}`, paymentKey, amount, reason: REASON });
    return (await db.$transaction((tx) => recordProviderPayment(tx, said, clock.now()))).contentVersion;
  } catch (error) {
    if (error instanceof ProviderSilence && error.wasAnswered)
      await db.cardRefund.update({ where: { id }, data: { attempt: attempt + 1 } });
    if (!(error instanceof ProviderRefusal)) throw error;
    const contentVersion = await hear();
    const data = { state: "FAILED", failure: error.code, askAt: null } as const;
    await db.cardRefund.updateMany({ where: { id, state: "ASKED" }, data });
    return contentVersion;
  }
}
