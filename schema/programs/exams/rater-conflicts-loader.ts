import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { Context } from "#schema/context.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import type { RaterConflict } from "#schema/validation/programs/exam-raters.ts";
import { readRaterConflicts } from "./rater-conflicts.ts";

/** What speaks against the raters of a session, by session; of one request, read once for all its objections. */
export const raterConflictsLoader = perRequest(
  (_context: Context) =>
    new DataLoader<number, ReadonlyMap<number, RaterConflict>>((programIds) =>
      Promise.all(programIds.map((programId) => readRaterConflicts(db, programId))),
    ),
);
