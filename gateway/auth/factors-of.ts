import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";

export type Factor = "TOTP" | "PASSKEY";

/** The columns of a member that tell of second factors. */
export const FACTORS = {
  totpFactor: { select: { confirmedAt: true } },
  passkeys: { select: { id: true }, take: 1 },
} as const satisfies Prisma.MemberSelect;

type WithFactors = Prisma.MemberGetPayload<{ select: typeof FACTORS }>;

/** The second factors a member has set up; none: the password is enough. */
export function factorsOf({ totpFactor, passkeys }: WithFactors): Factor[] {
  const app = totpFactor?.confirmedAt ? (["TOTP"] as const) : [];
  return [...app, ...(passkeys.length > 0 ? (["PASSKEY"] as const) : [])];
}

/** The same by the member's id. */
export async function findFactors(memberId: number): Promise<Factor[]> {
  const member = await db.member.findUnique({ where: { id: memberId }, select: FACTORS });
  return member ? factorsOf(member) : [];
}
