// Defines who reads the newsletter: those whose latest choice was yes (docs/people.md#consents). Lists are
// filtered by it, so it is written in SQL.

import DataLoader from "dataloader";
import { db, type Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Context } from "#schema/context.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";

/** The ids of its readers: members whose latest choice is yes. */
export const NEWSLETTER_READERS = Prisma.sql`SELECT member_id FROM consents AS chosen WHERE kind = 'NEWSLETTER' AND granted AND NOT EXISTS (
  SELECT 1 FROM consents AS later WHERE later.member_id = chosen.member_id AND later.kind = 'NEWSLETTER' AND later.id > chosen.id)`;

/** Holds for the members who read it. */
export const readsNewsletter = () => Prisma.sql`id IN (${NEWSLETTER_READERS})`;

/** Those of some members who read it, by their ids. */
export async function readNewsletterReaders(
  tx: Pick<Tx, "$queryRaw">,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx.$queryRaw<
    { member_id: number }[]
  >`${NEWSLETTER_READERS} AND chosen.member_id = ANY(${[...ids]})`;
  return new Set(rows.map(({ member_id }) => member_id));
}

const loaderOf = perRequest(
  (_context: object) =>
    new DataLoader<number, boolean>(async (ids) => {
      const readers = await readNewsletterReaders(db, ids);
      return ids.map((id) => readers.has(id));
    }),
);

/** Whether a member reads it; the members of a request are looked up by one statement. */
export const isNewsletterReader = (context: Context, memberId: number): Promise<boolean> =>
  loaderOf(context).load(memberId);
