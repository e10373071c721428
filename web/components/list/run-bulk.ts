// An act on many rows, part by part, as the server does it (schema/core/lists/bulk.ts).
import type { CombinedError } from "urql";
import type { RequestCode } from "#schema/validation/core/codes.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import type { ListSelection } from "./list-selection.ts";

interface BulkSelection {
  readonly ids: number[] | null;
  readonly expectedCount: number;
  readonly cursor: string | null;
}

interface BulkStep {
  readonly done: number;
  readonly skipped: number;
  readonly cursor?: string | null;
}

/** One call for the next part. */
export type BulkCall = (which: BulkSelection) => Promise<{
  readonly step: BulkStep | undefined;
  readonly error?: CombinedError | undefined;
}>;

type BulkOutcome =
  | { readonly kind: "done"; readonly done: number; readonly skipped: number }
  /** Nothing was done: there are another number of them by now. */
  | { readonly kind: "changed"; readonly count: number }
  | { readonly kind: "refused"; readonly code: RequestCode; readonly done: number };

/**
 * Calls until the server says that was all.
 * @param count what somebody agreed to
 * @param onProgress called with the number of rows that are done
 */
export async function runBulk(
  selection: ListSelection,
  count: number,
  call: BulkCall,
  onProgress: (rows: number) => void,
): Promise<BulkOutcome> {
  const ids = selection.kind === "some" ? [...selection.ids] : null;
  const sum = { done: 0, skipped: 0 };
  for (let cursor: string | null = null; ; ) {
    const { step, error } = await call({ ids, expectedCount: count, cursor });
    if (!step) {
      const changed = countIn(error);
      return changed === null
        ? { kind: "refused", code: refusalOf(error).code, done: sum.done }
        : { kind: "changed", count: changed };
    }
    sum.done += step.done;
    sum.skipped += step.skipped;
    onProgress(sum.done + sum.skipped);
    cursor = step.cursor ?? null;
    if (cursor === null) return { kind: "done", ...sum };
  }
}

/** What the server counted, where it refused for that. */
function countIn(error: CombinedError | undefined): number | null {
  const { code, conflict } = error?.graphQLErrors[0]?.extensions ?? {};
  if (code !== "COUNT_CHANGED" || typeof conflict !== "object" || conflict === null) return null;
  return "count" in conflict && typeof conflict.count === "number" ? conflict.count : null;
}
