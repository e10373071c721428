// The name that a payer sends money under, before its number: a bank outside Korea takes Latin letters only.
import type { Tx } from "#prisma/client.ts";
import { latinName, NAME_COLUMNS } from "#schema/core/shared/person-name.ts";

export interface Sender {
  readonly name: string;
  readonly country: string | null;
  readonly familyName: string | null;
  readonly givenName: string | null;
}

/** The Latin name of a member outside Korea, where it is known; otherwise the member's name. */
export const senderNameOf = (member: Sender): string =>
  (member.country === "KR" ? null : latinName(member)) ?? member.name;

/** The same for a payer who may have no account, or pay under another name: that name is as it was given. */
export async function readSenderName(
  tx: Pick<Tx, "member">,
  { memberId, payerName }: { readonly memberId: number | null; readonly payerName: string },
): Promise<string> {
  if (memberId === null) return payerName;
  const member = await tx.member.findUnique({
    where: { id: memberId },
    select: { ...NAME_COLUMNS, country: true },
  });
  return member?.name === payerName ? senderNameOf(member) : payerName;
}
