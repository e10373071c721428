import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Context } from "#schema/context.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { readRaterTies, type SessionRaterTies } from "./rater-ties.ts";

/** How the raters of a session are tied to its applicants, by session; of one request, read once for all its objections. */
export const raterTiesLoader = perRequest(
  (_context: Context) =>
    new DataLoader<number, ReadonlyMap<number, SessionRaterTies>>((programIds) =>
      Promise.all(programIds.map((programId) => readRaterTies(db, programId))),
    ),
);
