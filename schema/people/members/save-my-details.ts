import type { Tx } from "#prisma/client.ts";
import { conflictError } from "#schema/errors.ts";
import type { CheckedMyDetails } from "#schema/validation/people/my-details.ts";
import { MY_DETAILS } from "./save-member.ts";

/**
 * Saves the own details of a member, whom nobody has changed since `version`.
 * @throws DomainError CONFLICT with the current version, {version} and the details
 */
export async function saveMyDetails(
  tx: Tx,
  {
    id,
    version,
    details,
  }: { readonly id: number; readonly version: number; readonly details: CheckedMyDetails },
): Promise<void> {
  const { count } = await tx.member.updateMany({
    where: { id, version },
    data: { ...details, version: { increment: 1 } },
  });
  if (count > 0) return;
  const select = { ...MY_DETAILS, version: true };
  throw conflictError(await tx.member.findUniqueOrThrow({ where: { id }, select }));
}
