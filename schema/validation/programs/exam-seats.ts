// Defines how examinees of a session are numbered and seated, as the office chooses it.

import { optionalId } from "#schema/validation/core/ids.ts";
import { missing, optionalLine } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";
import type { ApplicationStateName } from "./application-state.ts";

/** Within a site, a part and a language pair. */
export const SEAT_ORDERS = ["NAME", "RANDOM"] as const;

export const NUMBER_PREFIX_MAX_LENGTH = 12;
export const NUMBER_DIGITS = [2, 3, 4, 5, 6] as const;
export const SEED_MAX_LENGTH = 40;
const SEAT_NUMBER_MAX_LENGTH = 20;

/** States of people who get a number and a seat: they are expected, or have come. Who did not come keeps what was given. */
export const SEATED_STATES = ["CONFIRMED", "ATTENDED"] as const satisfies readonly ApplicationStateName[];

/** The rule of one run: a random order is the same for the same seed. */
export const seatingRule = z.strictObject({
  order: z.enum(SEAT_ORDERS, { error: "CHOICE_UNKNOWN" }),
  seed: optionalLine(SEED_MAX_LENGTH),
  prefix: optionalLine(NUMBER_PREFIX_MAX_LENGTH).refine(
    (value) => value === null || /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(value),
    { error: "NUMBER_PREFIX_INVALID" },
  ),
  hasPart: z.boolean(missing("REQUIRED")),
  digits: z.union(
    NUMBER_DIGITS.map((count) => z.literal(count)),
    { error: "CHOICE_UNKNOWN" },
  ),
});
export type SeatingRule = z.output<typeof seatingRule>;

/** The plan that somebody has seen, as SeatingPlan.digest names it. */
export const planDigest = z.string(missing("REQUIRED")).regex(/^[\w-]{43}$/, { error: "TYPE_INVALID" });

/**
 * A seat in a room; neither room nor number: no seat. `swapWith` is the application that has the seat now and
 * gets the one that is left.
 */
export const seatChange = z.object({
  roomId: optionalId,
  seatNumber: optionalLine(SEAT_NUMBER_MAX_LENGTH),
  swapWith: optionalId,
});
export type SeatChange = z.output<typeof seatChange>;
