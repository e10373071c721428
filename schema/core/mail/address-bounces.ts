// Addresses that a mail server refused permanently (docs/core.md#mail). After two refusals no more mail is
// sent there, until a link that was sent there is opened again.
import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { MailKind } from "#prisma/generated/enums.ts";
import { emailKey } from "#schema/validation/people/members.ts";

const REFUSALS = 2;

/** Whether nothing goes to an address any more. @param key a column in the form that is compared */
export const isRefused = (key: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT 1 FROM address_bounces WHERE address_bounces.key = ${key} AND address_bounces.count >= ${REFUSALS})`;

/** What is sent all the same: it is how an address is proved again. */
const GOES_ANYWAY: ReadonlySet<MailKind> = new Set([
  "EMAIL_PROOF",
  "PASSWORD_RESET",
  "INVITATION",
  "ACCOUNT_DORMANT",
  "SUBSCRIPTION_PROOF",
  "OPENING_PROOF",
]);

/** Writes down that a server refused an address. */
export async function recordBounce(
  tx: Pick<Tx, "$executeRaw">,
  {
    toAddress,
    lastError,
    now,
  }: { readonly toAddress: string; readonly lastError: string; readonly now: Date },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO address_bounces (key, count, last_error, last_at) VALUES (${emailKey(toAddress)}, 1, ${lastError}, ${now})
    ON CONFLICT (key) DO UPDATE SET count = address_bounces.count + 1, last_error = excluded.last_error, last_at = excluded.last_at`;
}

/** Of some mails those that must not go out, by their ids. */
export async function heldBack(
  tx: Pick<Tx, "addressBounce">,
  mails: readonly { readonly id: number; readonly kind: MailKind; readonly toAddress: string }[],
): Promise<ReadonlySet<number>> {
  const usual = mails.filter(({ kind }) => !GOES_ANYWAY.has(kind));
  const keys = usual.map(({ toAddress }) => emailKey(toAddress));
  const refused = await tx.addressBounce.findMany({
    where: { key: { in: keys }, count: { gte: REFUSALS } },
    select: { key: true },
  });
  const bad = new Set(refused.map(({ key }) => key));
  return new Set(usual.filter(({ toAddress }) => bad.has(emailKey(toAddress))).map(({ id }) => id));
}

/** An address that was proved is as good as new. */
export const deleteBounces = (tx: Pick<Tx, "addressBounce">, email: string) =>
  tx.addressBounce.deleteMany({ where: { key: emailKey(email) } });
