// Standings of a request's members are read by one statement.

import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Context } from "#schema/context.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { readStandings, type Standing } from "./standing.ts";

const loaderOf = perRequest(
  ({ clock }: Pick<Context, "clock">) =>
    new DataLoader<number, Standing>(async (ids) => {
      const found = await readStandings(db, ids, clock.now());
      return ids.map((id) => found.get(id) ?? NOBODY);
    }),
);

/** The standing of a member now. */
export const standingFor = (context: Pick<Context, "clock">, memberId: number): Promise<Standing> =>
  loaderOf(context).load(memberId);

const NOBODY: Standing = { standing: "NONE", until: null };
