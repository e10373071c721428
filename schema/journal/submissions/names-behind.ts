// Defines who wrote what a file of a manuscript holds, as the people are called there and in their accounts.
import type { Tx } from "#prisma/client.ts";
import { latinName } from "#schema/core/shared/person-name.ts";

const person = { name: true, familyName: true, givenName: true, email: true } as const;

/** Names and addresses of the authors of a file, and of the person who sent it. */
export async function namesBehind(tx: Pick<Tx, "submission">, fileId: number): Promise<readonly string[]> {
  const submissions = await tx.submission.findMany({
    where: { files: { some: { fileId } } },
    select: { submitter: { select: person }, authors: { include: { member: { select: person } } } },
  });
  const people = submissions.flatMap(({ submitter, authors }) => [
    submitter,
    ...authors.flatMap(({ member, nameKo, ...author }) => [{ ...author, name: nameKo }, member]),
  ]);
  const names = people.flatMap((one) => {
    if (one === null) return [];
    const { name, familyName, givenName, email } = one;
    const turned = familyName && givenName ? `${familyName} ${givenName}` : null;
    return [name, latinName({ familyName, givenName }), turned, email];
  });
  return [...new Set(names.flatMap((name) => (name ? [name] : [])))].sort();
}
