// Defines who writes and when: what every use case of the office takes beside the transaction.
import type { Context } from "#schema/context.ts";
import { refusal } from "#schema/errors.ts";

export interface Author {
  readonly memberId: number;
  readonly now: Date;
  /** Where the request came from, for the audit log. */
  readonly address?: string | null;
}

/** The viewer as an author. The mutation's policy has let the viewer in; without one nobody writes. */
export function authorOf({ viewer, clock, address }: Context): Author {
  if (!viewer) throw refusal(false);
  return { memberId: viewer.memberId, now: clock.now(), address };
}
