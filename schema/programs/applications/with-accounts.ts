import type { Tx } from "#prisma/client.ts";

/** People whom somebody else typed, each with the account that has proved the address; null: there is none. */
export async function withAccounts<Person extends { readonly email: string }>(
  tx: Pick<Tx, "member">,
  people: readonly Person[],
): Promise<readonly (Person & { readonly memberId: number | null })[]> {
  const accounts = await tx.member.findMany({
    where: {
      emailKey: { in: people.map(({ email }) => email.toLowerCase()) },
      emailProvedAt: { not: null },
      status: { in: ["ACTIVE", "DORMANT"] },
    },
    select: { id: true, emailKey: true },
  });
  const ids = new Map(accounts.map(({ id, emailKey }) => [emailKey, id]));
  return people.map((person) => ({ ...person, memberId: ids.get(person.email.toLowerCase()) ?? null }));
}
