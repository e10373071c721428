// How safe what is on the screen is.
import type { RequestCode } from "#schema/validation/codes.ts";

export type DraftState =
  | { readonly kind: "unchanged" }
  | { readonly kind: "unsaved" }
  | { readonly kind: "saved"; readonly at: Date }
  | { readonly kind: "failed"; readonly code: RequestCode };

/** Drafts on this device are offered for so many days. */
export const LOCAL_DRAFT_DAYS = 30;

/** Something that was left unsaved, as it is offered. */
export interface OfferedDraft<Values> {
  readonly values: Values;
  /** The version it began from; null for something new. */
  readonly baseVersion: number | null;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly isLocal: boolean;
}

/** How safe a text is that is kept on this device only. */
export function keptDraftState(revision: number, keptAt: Date | null): DraftState {
  if (revision === 0) return { kind: "unchanged" };
  return keptAt === null ? { kind: "unsaved" } : { kind: "saved", at: keptAt };
}
