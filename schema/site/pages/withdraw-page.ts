// A coming version is withdrawn before its day, and restored: it stays in the list with its words, and never comes into force.
import type { Tx } from "#prisma/client.ts";
import type { PageKey } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { lockPage } from "./newest-version.ts";

interface ComingVersion {
  readonly key: PageKey;
  readonly number: number;
}

/**
 * Takes a coming version back, or lets it come again.
 * @param isWithdrawn what it is to be
 * @returns the version's id
 * @throws DomainError NOT_FOUND where no such version is coming any more
 */
export async function withdrawPage(
  tx: Tx,
  { key, number }: ComingVersion,
  isWithdrawn: boolean,
  { now }: Author,
): Promise<ActionResult> {
  await lockPage(tx, key);
  const version = await tx.pageVersion.findUnique({
    where: { key_number: { key, number } },
    select: { id: true, effectiveAt: true, withdrawnAt: true },
  });
  if (!version || version.effectiveAt <= now || (version.withdrawnAt !== null) === isWithdrawn) {
    throw new DomainError("NOT_FOUND");
  }
  const { id, effectiveAt } = version;
  await tx.pageVersion.update({ where: { id }, data: { withdrawnAt: isWithdrawn ? now : null } });
  const said = { key, number, effectiveAt: effectiveAt.toISOString() };
  return { result: id, lines: [{ subjectId: null, before: said, after: said }] };
}
