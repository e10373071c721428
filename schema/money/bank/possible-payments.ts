// Which payments some lines of the bank may be for. The database looks for them, since there may be a hundred
// thousand: it compares by the keys of statement-matching.ts, folded as fold-name.ts folds, and may find more
// than are proposed, never fewer.
import { db } from "#prisma/client.ts";
import type { BankRow } from "#prisma/generated/client.ts";
import { COMPANY_WORDS, NAME_MARKS } from "#schema/validation/core/fold-name.ts";
import { OPEN_STATES, type PaymentStateName } from "#schema/validation/money/payment-state.ts";
import { CUT_NAME_MIN, keysOfTransfer } from "#schema/validation/money/statement-matching.ts";

/** States of a payment that nobody waits for and late money can still be booked on. */
const LATE_STATES = ["EXPIRED", "CANCELLED"] as const satisfies readonly PaymentStateName[];
const late: ReadonlySet<PaymentStateName> = new Set(LATE_STATES);
/** How long after it was asked for late money is looked for. */
const LATE_DAYS = 400;
/**
 * How long after it was paid a second payment is looked for: who pays twice does so within weeks, and next
 * year's dues are not that.
 */
const PAID_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What falls away between the parts of a name; of white space what NFKC leaves. */
const FALLS_AWAY = `${NAME_MARKS} \t\n\v\f\r\u1680\u2028\u2029\uFEFF`;
/** Between two names that are folded at once: no name has it. */
const APART = "\u001E";

/** Whether a payment ended without money. */
export const isOver = ({ state }: { readonly state: PaymentStateName }): boolean => late.has(state);

/**
 * The payments that one of these lines may be for: of all that are open, those that ended lately without
 * money, for what comes late, and those that were paid lately, for what is paid twice.
 */
export async function possibleIds(lines: readonly Pick<BankRow, "sender">[], now: Date): Promise<number[]> {
  const keys = lines.map(keysOfTransfer);
  const names = [...new Set(keys.flatMap((one) => [...one.names]))];
  const numbers = [...new Set(keys.flatMap((one) => [...one.numbers].map(Number)))];
  const starts = [
    ...new Set(keys.flatMap(({ shown }) => (shown === null ? [] : [shown.slice(0, CUT_NAME_MIN)]))),
  ];
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  // A depositor's name ends with four digits, or they are part of it: both are looked up.
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM payments
    CROSS JOIN LATERAL (
      SELECT normalize(payer_name || ${APART}::text || depositor_name, NFKC) AS said OFFSET 0) AS names
    CROSS JOIN LATERAL (SELECT string_to_array(lower(translate(said, ${FALLS_AWAY}::text, '')), ${APART}::text) AS whole,
      CASE WHEN said ~ ${COMPANY_WORDS}::text THEN string_to_array(
        lower(translate(regexp_replace(said, ${COMPANY_WORDS}::text, '', 'g'), ${FALLS_AWAY}::text, '')), ${APART}::text)
      END AS bare OFFSET 0) AS folded
    WHERE (state = ANY(${[...OPEN_STATES]}::payment_state[])
      OR state = ANY(${[...LATE_STATES]}::payment_state[]) AND created_at >= ${daysAgo(LATE_DAYS)}
      OR state = 'PAID' AND paid_at >= ${daysAgo(PAID_DAYS)} AND amount_paid > 0)
    AND (id % 10000 = ANY(${numbers}::int[])
      OR whole[1] = ANY(${names}::text[]) OR whole[2] = ANY(${names}::text[]) OR left(whole[2], -4) = ANY(${names}::text[])
      OR bare[1] = ANY(${names}::text[]) OR bare[2] = ANY(${names}::text[]) OR left(bare[2], -4) = ANY(${names}::text[])
      OR left(whole[1], ${CUT_NAME_MIN}::int) = ANY(${starts}::text[]) OR left(left(whole[2], -4), ${CUT_NAME_MIN}::int) = ANY(${starts}::text[])
      OR left(whole[2], ${CUT_NAME_MIN}::int) = ANY(${starts}::text[]))`;
  return found.map(({ id }) => id);
}
