// Says where payers come back from the card service, and where the service says that something happened
// (decision 60). Both only name an order: what counts is what the service answers when it is asked.
import type { IncomingMessage } from "node:http";
import type { Answer, Route } from "#gateway/auth/routes.ts";
import { readJsonObject } from "#gateway/http/body.ts";
import { db } from "#prisma/client.ts";
import type { CardOrder } from "#prisma/generated/client.ts";
import type { Clock, ContentCache } from "#schema/context.ts";
import { askSoon } from "#schema/money/cards/ask-orders.ts";
import { confirmCardPayment } from "#schema/money/cards/confirm-card-payment.ts";
import { giveOrderUp } from "#schema/money/cards/give-order-up.ts";
import type { PaymentProvider } from "#schema/money/payments/payment-provider.ts";
import { z } from "#schema/validation/zod.ts";

export const CARD_RETURN_PATH = "/api/v1/card/return";

export interface CardRouteTools {
  /** Null: cards are not taken, and neither route is there. */
  readonly cards: PaymentProvider | null;
  readonly clock: Clock;
  readonly contentCache: ContentCache;
}

/** Longer than any name of an order or a payment. */
const NAME_MAX_LENGTH = 200;
const name = z.string().min(1).max(NAME_MAX_LENGTH);
const agreed = z.object({ orderId: name, paymentKey: name, amount: z.string().max(NAME_MAX_LENGTH) });
/** `PAYMENT_STATUS_CHANGED` has the payment in `data`, `DEPOSIT_CALLBACK` is flat; any other that names an order will do. */
const hint = z.union([
  z.object({ data: z.object({ orderId: name }) }).transform(({ data }) => data.orderId),
  z.object({ orderId: name }).transform(({ orderId }) => orderId),
]);

export function cardRoutes({ cards, clock, contentCache }: CardRouteTools): [string, Route][] {
  if (!cards) return [];
  const tools = { provider: cards, clock };

  /** The payer is redirected to the payment's page. */
  async function comeBack(request: IncomingMessage): Promise<Answer> {
    const query = new URL(request.url ?? "", "http://card.invalid").searchParams;
    const returned = agreed.safeParse(Object.fromEntries(query)).data;
    const orderId = returned?.orderId ?? query.get("order") ?? query.get("orderId") ?? "";
    const order = await db.cardOrder.findUnique({ where: { orderId } });
    if (!order) return backTo(null, null);
    if (!returned || returned.amount !== String(order.amount)) {
      await giveOrderUp(orderId);
      return backTo(order, "failed");
    }
    const taken = await confirmCardPayment(tools, returned);
    await contentCache.changed(taken?.contentVersion ?? null);
    if (taken?.state === "DONE") return backTo(order, "paid");
    if (taken?.state === "WAITING") return backTo(order, "account");
    return backTo(order, !taken || taken.state === "FAILED" ? "failed" : "waiting");
  }

  /** Always well received: what nobody knows would only be said again. */
  async function takeHint(request: IncomingMessage): Promise<Answer> {
    const said = hint.safeParse(await readJsonObject(request));
    if (said.success) await askSoon(said.data, clock.now());
    return { status: 200, body: {} };
  }

  return [
    [CARD_RETURN_PATH, { method: "GET", run: comeBack }],
    ["/api/v1/card/webhook", { method: "POST", run: takeHint }],
  ];
}

/** The tab of the own payments, in the language the payer left in. */
function backTo(
  order: Pick<CardOrder, "language" | "method"> | null,
  how: "paid" | "account" | "waiting" | "failed" | null,
): Answer {
  const root = order?.language === "EN" ? "/en" : "";
  const noAccount = how === "failed" && order?.method === "VIRTUAL_ACCOUNT";
  const came = how === null ? "" : `&card=${noAccount ? "noAccount" : how}`;
  return { status: 303, headers: { location: `${root}/my-account?tab=payments${came}` } };
}
