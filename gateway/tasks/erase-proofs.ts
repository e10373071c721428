// Documents that a grade was asked for with end some days after the decision: the rows first, so that no row is ever without its bytes.
// Bytes that a kill leaves are found by the sweep of files.
import type { Clock, FileStore } from "#schema/context.ts";
import { eraseProofs } from "#schema/members/erase-proofs.ts";

/** @returns how many were erased */
export async function eraseOldProofs(tools: { clock: Clock; files: FileStore }): Promise<number> {
  const keys = await eraseProofs(tools.clock.now());
  await Promise.all(keys.map((key) => tools.files.remove(key)));
  return keys.length;
}
