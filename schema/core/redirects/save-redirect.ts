// Old addresses as the office leads them on. One is there once; none leads in a circle.
import type { Tx } from "#prisma/client.ts";
import { auditMade } from "#schema/core/audit/audit-change.ts";
import type { Facts } from "#schema/core/audit/changes-of.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { readOldAddress } from "#schema/validation/core/old-addresses.ts";
import { type CheckedRedirect, REDIRECTS_MAX } from "#schema/validation/core/redirects.ts";
import { createRedirectIndex } from "./redirect-index.ts";

/** What the audit log stores of one. */
export const redirectFacts = (tx: Tx, id: number): Promise<Facts | null> =>
  tx.redirect.findUnique({ where: { id }, select: { address: true, target: true } });

/** Longer chains are refused as circles are. */
const STEPS_MAX = 10;

/** All that begin with a path: what an address may be led by. */
const ofPath = (tx: Tx, path: string) =>
  tx.redirect.findMany({
    where: { OR: [{ address: path }, { address: { startsWith: `${path}?` } }] },
    select: { id: true, address: true, target: true },
    take: REDIRECTS_MAX,
  });

/** @throws DomainError VALIDATION TARGET_LOOPS where what is written would lead back to itself */
async function refuseCircle(tx: Tx, written: CheckedRedirect, id: number | null): Promise<void> {
  const itself = createRedirectIndex([{ address: written.address, target: "/" }]);
  const known = new Map<string, readonly CheckedRedirect[]>();
  let { target } = written;
  for (let steps = 0; steps < STEPS_MAX; steps += 1) {
    const { path = "" } = readOldAddress(target) ?? {};
    const stored = known.get(path) ?? (await ofPath(tx, path)).filter((line) => line.id !== id);
    known.set(path, stored);
    if (itself.find(target) !== null) break;
    const next = createRedirectIndex(stored).find(target);
    if (next === null) return;
    target = next;
  }
  throw validationError({ target: ["TARGET_LOOPS"] });
}

const taken = () => validationError({ address: ["OLD_ADDRESS_KNOWN"] });

/** Nobody needs to be notified of an address any more that leads somewhere. */
const forgetUnknown = (tx: Tx, address: string) => tx.unknownAddress.deleteMany({ where: { address } });

/** @throws DomainError VALIDATION OLD_ADDRESS_KNOWN, TARGET_LOOPS, TOO_MANY_ROWS */
export async function addRedirect(tx: Tx, input: CheckedRedirect, { now }: Author): Promise<ActionResult> {
  await refuseCircle(tx, input, null);
  if ((await tx.redirect.count()) >= REDIRECTS_MAX) throw validationError({ address: ["TOO_MANY_ROWS"] });
  const [made] = await tx.redirect.createManyAndReturn({
    data: [{ ...input, createdAt: now }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!made) throw taken();
  await forgetUnknown(tx, input.address);
  return await auditMade(tx, made.id, redirectFacts);
}

interface Saved {
  readonly id: number;
  readonly version: number;
  readonly input: CheckedRedirect;
}

/** Changes one that was read at `version`. @throws DomainError NOT_FOUND; CONFLICT; VALIDATION as of a new one */
export async function changeRedirect(tx: Tx, { id, version, input }: Saved): Promise<true> {
  const now = await tx.redirect.findUnique({ where: { id } });
  if (!now) throw new DomainError("NOT_FOUND");
  if (now.version !== version) throw conflictError(now);
  await refuseCircle(tx, input, id);
  const same = await tx.redirect.findFirst({
    where: { address: input.address, id: { not: id } },
    select: { id: true },
  });
  if (same) throw taken();
  const { count } = await tx.redirect.updateMany({
    where: { id, version },
    data: { ...input, version: { increment: 1 } },
  });
  if (count === 0) throw conflictError(await tx.redirect.findUniqueOrThrow({ where: { id } }));
  await forgetUnknown(tx, input.address);
  return true;
}

/** @throws DomainError NOT_FOUND */
export async function deleteRedirect(tx: Tx, id: number): Promise<true> {
  const { count } = await tx.redirect.deleteMany({ where: { id } });
  if (count === 0) throw new DomainError("NOT_FOUND");
  return true;
}
