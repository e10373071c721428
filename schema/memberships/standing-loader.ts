// Standings of a request's members are read by one statement.
import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Context } from "#schema/context.ts";
import { readStandings, type Standing } from "./standing.ts";

const loaders = new WeakMap<object, DataLoader<number, Standing>>();

/** Where somebody stands now. */
export function standingFor(context: Pick<Context, "clock">, memberId: number): Promise<Standing> {
  const known = loaders.get(context);
  if (known) return known.load(memberId);
  const loader = new DataLoader<number, Standing>(async (ids) => {
    const found = await readStandings(db, ids, context.clock.now());
    return ids.map((id) => found.get(id) ?? NOBODY);
  });
  loaders.set(context, loader);
  return loader.load(memberId);
}

const NOBODY: Standing = { standing: "NONE", until: null };
