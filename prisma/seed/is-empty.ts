// Says whether a database waits for its first content. It knows nothing of that content, so that a start
// which needs none does not load it.
import { db, type Tx } from "#prisma/client.ts";

/** True for a database without members. */
export async function isEmpty(client: Pick<Tx, "member"> = db): Promise<boolean> {
  return (await client.member.findFirst({ select: { id: true } })) === null;
}
