import type { Tx } from "#prisma/client.ts";

const withLast = { id: true, moves: { orderBy: { id: "desc" }, take: 1, select: { reason: true } } } as const;

/**
 * Whom the contact of a group withdrew. Anyone who left without the contact is restored alone.
 * @returns ids of applications
 */
export async function findWithdrawnByContact(
  tx: Pick<Tx, "application">,
  groupId: number,
): Promise<readonly number[]> {
  const left = await tx.application.findMany({
    where: { groupId, state: "WITHDRAWN" },
    select: withLast,
    orderBy: { id: "asc" },
  });
  return left.flatMap(({ id, moves: [last] }) => (last?.reason === BY_CONTACT ? id : []));
}

/** The reason in the history of an application. */
export const BY_CONTACT = "GROUP";
