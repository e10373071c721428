import type { Payment } from "#prisma/generated/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { isLasting } from "#schema/validation/money/payments.ts";

/** An account is open for a week, as the service has it by itself, and never longer than the payment is awaited. */
const OPEN_FOR = 7 * DAY;
/** For less the service opens none. */
const AT_LEAST = HOUR;

/**
 * Until when an account given now takes money. Dues and the fees of manuscripts have no end, even past their
 * day. Null: there is no time left for one.
 */
export function accountEnds({ dueAt, type }: Pick<Payment, "dueAt" | "type">, now: Date): Date | null {
  const week = new Date(now.getTime() + OPEN_FOR);
  const until = dueAt === null || dueAt > week || (isLasting(type) && dueAt <= now) ? week : dueAt;
  return until.getTime() - now.getTime() < AT_LEAST ? null : until;
}
