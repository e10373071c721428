// What can be applied to comes first, then what will be; the rest as it comes.
import type { ProgramState } from "#web/gql/enums.ts";

const RANKS: Readonly<Record<ProgramState, number>> = {
  OPEN: 0,
  COMING_SOON: 1,
  FULL: 2,
  CLOSED: 3,
  ONGOING: 4,
  ENDED: 5,
  CANCELLED: 6,
};

/** Sorted by what a visitor can do, within that as given. */
export function openFirst<Program extends { readonly state: ProgramState }>(
  programs: readonly Program[],
): Program[] {
  return [...programs].sort((one, other) => RANKS[one.state] - RANKS[other.state]);
}
