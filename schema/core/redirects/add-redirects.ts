// Old addresses of what was imported of a former website. An address that redirects already stays as it is.
import type { Tx } from "#prisma/client.ts";
import { oldAddress } from "#schema/validation/core/old-addresses.ts";
import { REDIRECTS_MAX } from "#schema/validation/core/redirects.ts";

export interface OldPlace {
  /** As it was written there. */
  readonly address: string;
  /** A path of this site. */
  readonly target: string;
}

/** @returns how many were added; what is no address of a site, leads to itself or is beyond the bound is left out */
export async function addRedirects(tx: Tx, places: readonly OldPlace[], now: Date): Promise<number> {
  const room = REDIRECTS_MAX - (await tx.redirect.count());
  const lines = places.flatMap(({ address, target }) => {
    const normalised = oldAddress(address);
    return normalised === null || normalised === target
      ? []
      : [{ address: normalised, target, createdAt: now }];
  });
  if (room <= 0 || lines.length === 0) return 0;
  const { count } = await tx.redirect.createMany({ data: lines.slice(0, room), skipDuplicates: true });
  await tx.unknownAddress.deleteMany({ where: { address: { in: lines.map(({ address }) => address) } } });
  return count;
}
