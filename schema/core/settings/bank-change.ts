// The account that members pay into. Changing it could divert their money, so the people who would notice get a mail.
import { db, type Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { nameFor } from "#schema/core/shared/person-name.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { DAY } from "#schema/validation/core/durations.ts";

export const BANK_FIELDS = [
  "bankName",
  "bankAccount",
  "bankHolder",
  "swiftCode",
  "swiftBank",
  "swiftHolder",
] as const;

const SHOWN_MS = 7 * DAY;

/** A mail to everybody who holds SUPER or FINANCE, in the transaction of the change. */
export async function notifyOfBankChange(tx: Tx, now: Date): Promise<void> {
  const staff = await tx.member.findMany({
    where: { status: "ACTIVE", staffRoles: { some: { role: { in: ["SUPER", "FINANCE"] } } } },
    select: { id: true, email: true, language: true },
    orderBy: { id: "asc" },
  });
  for (const person of staff) await writeMail(tx, "BANK_ACCOUNT_CHANGED", person, { now });
}

interface BankChange {
  readonly changedAt: Date;
  readonly name: string | null;
  readonly familyName: string | null;
  readonly givenName: string | null;
}

export const BankChangeRef = builder.objectRef<BankChange>("BankChange").implement({
  description: "The account that members pay into is another one.",
  authScopes: { can: managePayments },
  fields: (t) => ({
    changedAt: t.expose("changedAt", { type: "DateTime" }),
    changedBy: t.string({
      nullable: true,
      resolve: ({ name, ...latin }, _args, context) =>
        name === null ? null : nameFor(context, { name, ...latin }),
    }),
  }),
});

/** The last change of the last week, from the audit log; null: there was none. */
export async function lastBankChange(now: Date): Promise<BankChange | null> {
  const since = new Date(now.getTime() - SHOWN_MS);
  const [change] = await db.$queryRaw<BankChange[]>`
    SELECT entry.created_at AS "changedAt", actor.name,
      actor.family_name AS "familyName", actor.given_name AS "givenName"
    FROM audit_entries AS entry LEFT JOIN members AS actor ON actor.id = entry.actor_id
    WHERE entry.subject = 'settings' AND entry.created_at > ${since}
      AND entry.after ?| ARRAY[${Prisma.join([...BANK_FIELDS])}]
    ORDER BY entry.created_at DESC, entry.id DESC LIMIT 1`;
  return change ?? null;
}
