import { db } from "#prisma/client.ts";

export type Factor = "TOTP" | "PASSKEY";

/** The second factors a member has set up; none: the password is enough. */
export async function factorsOf(memberId: number): Promise<Factor[]> {
  const apps = await db.totpFactor.count({ where: { memberId, confirmedAt: { not: null } } });
  const keys = await db.passkey.count({ where: { memberId } });
  return [...(apps > 0 ? (["TOTP"] as const) : []), ...(keys > 0 ? (["PASSKEY"] as const) : [])];
}
