// Keeps how often addresses were asked for that are none (docs/import.md#addresses-that-do-not-exist).
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { UNKNOWN_ADDRESSES_MAX } from "#schema/validation/core/redirects.ts";

/** How often one was asked for since the last time. */
export interface UnknownRequests {
  /** As oldAddress writes it. */
  readonly address: string;
  readonly asked: number;
  /** The host of the site whose link was followed last; null: none said so. */
  readonly fromSite: string | null;
}

/** Adds to the report. When it is full, those go that were asked for least and longest ago. */
export async function countUnknown(lines: readonly UnknownRequests[], now: Date): Promise<void> {
  if (lines.length === 0) return;
  // In one order, so that two gateways do not wait for each other in a circle.
  const rows = [...lines]
    .sort((one, other) => (one.address < other.address ? -1 : 1))
    .map(
      ({ address, asked, fromSite }) => Prisma.sql`(${address}, ${asked}::int, ${now}, ${now}, ${fromSite})`,
    );
  await db.$executeRaw`
    INSERT INTO unknown_addresses AS known (address, asked, first_at, last_at, from_site)
    VALUES ${Prisma.join(rows)}
    ON CONFLICT (address) DO UPDATE SET asked = least(known.asked::bigint + EXCLUDED.asked, 2147483647)::int,
      last_at = EXCLUDED.last_at, from_site = coalesce(EXCLUDED.from_site, known.from_site)`;
  await db.$executeRaw`
    DELETE FROM unknown_addresses WHERE id IN (
      SELECT id FROM unknown_addresses ORDER BY asked DESC, last_at DESC, id DESC OFFSET ${UNKNOWN_ADDRESSES_MAX})`;
}
