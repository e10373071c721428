// Has documents read by a gateway.
import type { Tx } from "#prisma/client.ts";
import type { FileKind } from "#prisma/generated/enums.ts";
import { enqueue } from "#prisma/queue.ts";

/** Somebody waits for the check of a manuscript; what was attached is found a little later. */
const WAITED_FOR = 1;

/** Makes a job for each, in the transaction of its cause. Manuscripts are read before everything else that waits. */
export async function askForText(
  tx: Tx,
  files: readonly { readonly id: number; readonly kind: FileKind }[],
): Promise<void> {
  const keys = (isManuscript: boolean) =>
    files.filter(({ kind }) => (kind === "MANUSCRIPT") === isManuscript).map(({ id }) => String(id));
  await enqueue(tx, "texts", keys(true), WAITED_FOR);
  await enqueue(tx, "texts", keys(false));
}
