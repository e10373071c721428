// Defines how somebody can apply at a moment: for a seat, for the waiting list, or not at all.
import type { Tx } from "#prisma/client.ts";
import type { Program } from "#prisma/generated/client.ts";
import { validationError } from "#schema/errors.ts";
import { stateAt } from "#schema/validation/programs/program-state.ts";
import { type Place, seatsAt, whereAt } from "./exam-places.ts";

export const ENTRIES = ["SEAT", "WAITING_LIST"] as const;
export type Entry = (typeof ENTRIES)[number];

type EntryProgram = Pick<
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
  program: EntryProgram,
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

/**
 * How somebody can apply to a program as a whole. Where an exam counts its seats by place, others may wait for another place.
 * @param isCounted its seats are counted by place
 */
export async function entryOf(
  tx: Pick<Tx, "application">,
  program: EntryProgram & { readonly id: number },
  isCounted: boolean,
  now: Date,
) {
  const waiting = isCounted
    ? 0
    : await tx.application.count({ where: { programId: program.id, state: "WAITLISTED" } });
  return entryAt(program, waiting, now);
}

/**
 * How somebody can apply for a place of an exam.
 * @throws DomainError VALIDATION on `siteId`: SITE_NOT_OFFERED for a place without seats, SITE_FULL where nobody can wait for one
 */
export async function entryAtPlace(
  tx: Pick<Tx, "application" | "examSeats">,
  program: EntryProgram,
  place: Place,
  now: Date,
): Promise<Entry> {
  const seats = await seatsAt(tx, place);
  if (seats === null) throw validationError({ siteId: ["SITE_NOT_OFFERED"] });
  const waiting = await tx.application.count({ where: { ...whereAt(place), state: "WAITLISTED" } });
  const { entry } = entryAt(
    { ...program, capacity: seats.seats, seatsTaken: seats.seatsTaken },
    waiting,
    now,
  );
  if (entry === null) throw validationError({ siteId: ["SITE_FULL"] });
  return entry;
}
