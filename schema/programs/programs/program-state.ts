// The columns of a program that its state is computed from (schema/validation/programs/program-state.ts).
import type { Program } from "#prisma/generated/client.ts";

export const stateColumns = {
  startsAt: true,
  endsAt: true,
  applyFrom: true,
  applyTo: true,
  capacity: true,
  seatsTaken: true,
  cancelledAt: true,
} as const;

/** Seats left; null where they are not counted. */
export function seatsLeftOf({ capacity, seatsTaken }: Pick<Program, "capacity" | "seatsTaken">) {
  return capacity === null ? null : Math.max(0, capacity - seatsTaken);
}
