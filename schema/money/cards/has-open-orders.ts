import { db } from "#prisma/client.ts";

/**
 * Whether anything of cards may come due: an order that is asked about or waits for its deposit, or a refund
 * that is asked for. One look.
 */
export async function hasOpenOrders(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ open: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM card_orders WHERE ask_at IS NOT NULL OR state = 'WAITING')
      OR EXISTS (SELECT 1 FROM card_refunds WHERE state = 'ASKED') AS open`;
  return row?.open === true;
}
