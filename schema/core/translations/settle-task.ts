import { isDeepStrictEqual } from "node:util";
import type { Tx } from "#prisma/client.ts";
import type { Translated } from "./store-pairs.ts";

interface SavedTranslation {
  readonly before: unknown;
  readonly after: unknown;
  /** Paragraphs that wait for their English. */
  readonly waiting: number;
  /** It is public, or will be by itself. */
  readonly isOut: boolean;
}

/** A save that publishes new English for which nothing waits is the end of the task. */
export async function settleTask(tx: Tx, of: Translated, saved: SavedTranslation): Promise<void> {
  const { before, after, waiting, isOut } = saved;
  if (
    !isOut ||
    waiting > 0 ||
    after === null ||
    after === undefined ||
    isDeepStrictEqual(before ?? null, after)
  )
    return;
  await tx.translationTask.deleteMany({ where: of });
}
