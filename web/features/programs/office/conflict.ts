// What a CONFLICT says: which version stands there now, and whether it went to the trash. What it holds is asked for then.
import type { CombinedError } from "urql";
import { z } from "zod";

const conflict = z.object({ version: z.int(), deletedAt: z.string().nullable() });
export type Conflict = z.output<typeof conflict>;

/** Null when the error carries none that can be read. */
export function readConflict(error: CombinedError | undefined): Conflict | null {
  return conflict.safeParse(error?.graphQLErrors[0]?.extensions.conflict).data ?? null;
}
