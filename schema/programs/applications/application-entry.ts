// How somebody can apply at a moment: for a seat, for the waiting list, or not at all.
import type { Program } from "#prisma/generated/client.ts";
import { stateAt } from "#schema/validation/programs/program-state.ts";

export const ENTRIES = ["SEAT", "WAITING_LIST"] as const;
export type Entry = (typeof ENTRIES)[number];

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
 * @param waiting how many wait already; a free seat is theirs first
 */
export function entryAt(
  program: Asked,
  waiting: number,
  now: Date,
):
  | { readonly entry: Entry; readonly refusal: null }
  | { readonly entry: null; readonly refusal: "PROGRAM_FULL" | "APPLICATIONS_CLOSED" } {
  const state = stateAt(program, now);
  if (program.applyLink !== null || (state !== "OPEN" && state !== "FULL")) {
    return { entry: null, refusal: "APPLICATIONS_CLOSED" };
  }
  if (state === "OPEN" && waiting === 0) return { entry: "SEAT", refusal: null };
  return program.waitingList
    ? { entry: "WAITING_LIST", refusal: null }
    : { entry: null, refusal: "PROGRAM_FULL" };
}
