// How somebody could apply at a moment: by taking a seat, by waiting for one, or not at all.
import type { Program } from "#prisma/generated/client.ts";
import { stateAt } from "#schema/validation/program-state.ts";

export const WAYS_IN = ["SEAT", "WAITING_LIST"] as const;
export type WayIn = (typeof WAYS_IN)[number];

type Asked = Pick<
  Program,
  | "startsAt"
  | "endsAt"
  | "applyFrom"
  | "applyTo"
  | "capacity"
  | "seatsTaken"
  | "cancelledAt"
  | "applyLink"
  | "waitingList"
>;

/**
 * Null with the code that says why not.
 * @param waiting how many wait already: nobody passes them by
 */
export function wayIn(
  program: Asked,
  waiting: number,
  now: Date,
):
  | { readonly way: WayIn; readonly refusal: null }
  | { readonly way: null; readonly refusal: "PROGRAM_FULL" | "APPLICATIONS_CLOSED" } {
  const state = stateAt(program, now);
  if (program.applyLink !== null || (state !== "OPEN" && state !== "FULL")) {
    return { way: null, refusal: "APPLICATIONS_CLOSED" };
  }
  if (state === "OPEN" && waiting === 0) return { way: "SEAT", refusal: null };
  return program.waitingList
    ? { way: "WAITING_LIST", refusal: null }
    : { way: null, refusal: "PROGRAM_FULL" };
}
