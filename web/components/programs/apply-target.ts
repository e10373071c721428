// Says where applying leads: another site while the office named one, else the form of this site.

import type { ProgramRowFragment } from "#web/gql/program-row.ts";
import { applyPath } from "#web/paths.ts";

type Applied = Pick<ProgramRowFragment, "id" | "state" | "applyLink" | "waitingList">;

type ApplyTarget =
  | { readonly kind: "outside"; readonly href: string }
  /** `waits`: nothing but the waiting list is left. */
  | { readonly kind: "here"; readonly to: string; readonly waits: boolean };

/** Null while nobody can apply. */
export function applyTargetOf({ id, state, applyLink, waitingList }: Applied): ApplyTarget | null {
  if (applyLink !== null) return { kind: "outside", href: applyLink };
  if (state === "OPEN") return { kind: "here", to: applyPath(id), waits: false };
  return state === "FULL" && waitingList ? { kind: "here", to: applyPath(id), waits: true } : null;
}
