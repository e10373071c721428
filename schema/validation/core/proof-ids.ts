import { z } from "#schema/validation/zod.ts";
import { id } from "./ids.ts";
import { PROOFS_MAX } from "./limits.ts";

/** Ids of uploaded documents that prove something, in order. */
export const proofIds = z
  .array(id, { error: "TYPE_INVALID" })
  .max(PROOFS_MAX, { error: "TOO_MANY_FILES" })
  .refine((ids) => new Set(ids).size === ids.length, { error: "CHOICE_UNKNOWN" });
