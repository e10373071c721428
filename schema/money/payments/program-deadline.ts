// The deadlines of payments for applications, by their program.
import type { Tx } from "#prisma/client.ts";
import { applicationDueAt, dueBeforeStart } from "#schema/validation/money/application-deadline.ts";
import { type ForApplications, whereOfPayment } from "./applications-of-payment.ts";
import { deadlineOf } from "./open-payment.ts";

/** The deadline of an application for a program that is asked to be paid now. */
export async function deadlineOfApplication(
  tx: Pick<Tx, "setting" | "program">,
  programId: number,
  now: Date,
): Promise<Date> {
  const times = { startsAt: true, applyTo: true } as const;
  const program = await tx.program.findUniqueOrThrow({ where: { id: programId }, select: times });
  return applicationDueAt(await deadlineOf(tx, null, now), program, now);
}

/**
 * The deadline of a payment that waits again: the settings' number of days from now, for applications before
 * their program, but never earlier than it was. None where there was none.
 */
export async function dueAgain(
  tx: Pick<Tx, "setting">,
  { dueAt, startsAt }: { readonly dueAt: Date | null; readonly startsAt: Date | null },
  now: Date,
): Promise<Date | null> {
  if (dueAt === null) return null;
  const ofSettings = await deadlineOf(tx, null, now);
  const due = startsAt ? dueBeforeStart(ofSettings, startsAt, now) : ofSettings;
  return due > dueAt ? due : dueAt;
}

/** The same of a payment that was read without its program. */
export async function dueAgainOf(
  tx: Pick<Tx, "setting" | "program">,
  { dueAt, ...payment }: ForApplications & { readonly dueAt: Date | null },
  now: Date,
): Promise<Date | null> {
  const where = whereOfPayment(payment);
  const program = where && (await tx.program.findFirst({ where: { applications: { some: where } } }));
  return await dueAgain(tx, { dueAt, startsAt: program?.startsAt ?? null }, now);
}
