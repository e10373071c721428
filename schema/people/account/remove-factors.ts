import type { Tx } from "#prisma/client.ts";

/** Takes away every second factor of a member. @returns whether there was one */
export async function removeFactors(tx: Tx, memberId: number): Promise<boolean> {
  const mine = { where: { memberId } };
  const apps = await tx.totpFactor.deleteMany(mine);
  const keys = await tx.passkey.deleteMany(mine);
  await tx.recoveryCode.deleteMany(mine);
  await tx.passkeyChallenge.deleteMany(mine);
  return apps.count + keys.count > 0;
}
