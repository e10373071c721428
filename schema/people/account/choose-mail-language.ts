import type { Tx } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";

/**
 * Writes down in which language a member reads emails. Those that were written before stay as they are
 * (docs/people.md#names-and-addresses).
 */
export async function chooseMailLanguage(
  tx: Pick<Tx, "member">,
  { memberId, language }: { readonly memberId: number; readonly language: Language },
): Promise<void> {
  await tx.member.update({ where: { id: memberId }, data: { language } });
}
