import type { Tx } from "#prisma/client.ts";

/** Copies what completes a course to a program that has just been copied from it. */
export async function copyCompletionRule(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const rule = await tx.completionRule.findUnique({
    where: { programId: from },
    omit: { programId: true, version: true },
  });
  if (rule) await tx.completionRule.create({ data: { ...rule, programId: to } });
}
