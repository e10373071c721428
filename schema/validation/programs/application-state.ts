// The states of an application, and every way from one to another. A way that is not written here is refused,
// no matter who asks (docs/programs.md#programs).

export const APPLICATION_STATES = [
  "AWAITING_PAYMENT",
  "CONFIRMED",
  "ATTENDED",
  "NO_SHOW",
  "WAITLISTED",
  "OFFERED",
  "WITHDRAWN",
  "CANCELLED",
] as const;
export type ApplicationStateName = (typeof APPLICATION_STATES)[number];

/** States that count as a seat of the program. */
export const SEAT_STATES = [
  "AWAITING_PAYMENT",
  "OFFERED",
  "CONFIRMED",
  "ATTENDED",
  "NO_SHOW",
] as const satisfies readonly ApplicationStateName[];

/** States of which a person has one a program at most (the index applications_live_idx). */
export const LIVE_STATES = [...SEAT_STATES, "WAITLISTED"] as const satisfies readonly ApplicationStateName[];

/** States in which people are expected to come, or have come. */
export const CONFIRMED_STATES = [
  "CONFIRMED",
  "ATTENDED",
  "NO_SHOW",
] as const satisfies readonly ApplicationStateName[];

/** States of people who wait for a seat or expect to come: they may leave, and get mails about the event. */
export const EXPECTED_STATES = [
  "AWAITING_PAYMENT",
  "CONFIRMED",
  "WAITLISTED",
  "OFFERED",
] as const satisfies readonly ApplicationStateName[];

/** How an application begins: to be paid, free of charge, or on the waiting list. */
const FIRST_STATES = [
  "AWAITING_PAYMENT",
  "CONFIRMED",
  "WAITLISTED",
] as const satisfies readonly ApplicationStateName[];

const MOVES: Readonly<Record<ApplicationStateName, readonly ApplicationStateName[]>> = {
  AWAITING_PAYMENT: ["CONFIRMED", "WITHDRAWN", "CANCELLED"],
  // Back where the money was not for it.
  CONFIRMED: ["ATTENDED", "NO_SHOW", "WITHDRAWN", "CANCELLED", "AWAITING_PAYMENT"],
  // The office corrects what it noted.
  ATTENDED: ["NO_SHOW", "CONFIRMED"],
  NO_SHOW: ["ATTENDED", "CONFIRMED"],
  WAITLISTED: ["OFFERED", "WITHDRAWN", "CANCELLED"],
  OFFERED: ["AWAITING_PAYMENT", "CONFIRMED", "WITHDRAWN", "CANCELLED"],
  // The office restores who left a group.
  WITHDRAWN: ["CONFIRMED", "AWAITING_PAYMENT"],
  // Money that came late, while there is a seat; or the office restores what it cancelled.
  CANCELLED: ["CONFIRMED", "AWAITING_PAYMENT", "WAITLISTED"],
};

/** Whether an application may go from one state to another; `null`: it is being made. */
export function mayMove(from: ApplicationStateName | null, to: ApplicationStateName): boolean {
  const moves: readonly ApplicationStateName[] = from === null ? FIRST_STATES : MOVES[from];
  return moves.includes(to);
}

/** Whether an application counts against the seats of its program. */
export const holdsSeat = (state: ApplicationStateName): boolean =>
  (SEAT_STATES as readonly ApplicationStateName[]).includes(state);
