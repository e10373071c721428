// Ids of rows, in JSON. Whether the row is there only the database knows.

import { z } from "#schema/validation/zod.ts";
import { ID_MAX } from "./limits.ts";

export const id = z.int({ error: "TYPE_INVALID" }).min(1, { error: "CHOICE_UNKNOWN" }).max(ID_MAX, {
  error: "CHOICE_UNKNOWN",
});

/** Absent and null both come out as null. */
export const optionalId = id.nullish().transform((value) => value ?? null);
