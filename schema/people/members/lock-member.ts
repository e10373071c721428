import type { Tx } from "#prisma/client.ts";
import type { Language, MemberGrade, MemberStatus } from "#prisma/generated/enums.ts";

export interface LockedMember {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly emailProvedAt: Date | null;
  readonly grade: MemberGrade;
  readonly status: MemberStatus;
}

/**
 * Locks the member until the transaction ends, and reads them as of now. Whatever changes a member's
 * requests, sessions or payments locks the member first, so that no two transactions wait for each other.
 */
export async function lockMember(tx: Tx, id: number): Promise<LockedMember | null> {
  await tx.$queryRaw`SELECT 1 FROM members WHERE id = ${id} FOR NO KEY UPDATE`;
  return await tx.member.findUnique({
    where: { id },
    select: {
      id: true,
      name: true,
      email: true,
      language: true,
      emailProvedAt: true,
      grade: true,
      status: true,
    },
  });
}
