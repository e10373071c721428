import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";

/** Ends links of mails, and withdraws the mails with them that have not gone out. */
export async function endLinks(tx: Tx, links: Prisma.OneTimeTokenWhereInput): Promise<void> {
  const tokens = await tx.oneTimeToken.findMany({ where: links, select: { id: true } });
  if (tokens.length === 0) return;
  const ids = tokens.map(({ id }) => id);
  await tx.mail.deleteMany({ where: { tokenId: { in: ids }, state: "WAITING" } });
  await tx.oneTimeToken.deleteMany({ where: { id: { in: ids } } });
}
