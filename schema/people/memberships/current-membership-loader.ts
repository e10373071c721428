// The memberships of a request's members are read by one statement.

import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Context } from "#schema/context.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { type CurrentMembership, readCurrentMemberships } from "./current-membership.ts";

const loaderOf = perRequest(
  ({ clock }: Pick<Context, "clock">) =>
    new DataLoader<number, CurrentMembership>(async (ids) => {
      const found = await readCurrentMemberships(db, ids, clock.now());
      return ids.map((id) => found.get(id) ?? NO_MEMBERSHIP);
    }),
);

/** The membership of a member now. */
export const currentMembershipOf = (
  context: Pick<Context, "clock">,
  memberId: number,
): Promise<CurrentMembership> => loaderOf(context).load(memberId);

const NO_MEMBERSHIP: CurrentMembership = { status: "NONE", until: null };
