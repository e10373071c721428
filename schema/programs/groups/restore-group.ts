// The office restores at once whom the contact of a group withdrew (docs/applications.md#group-applications).
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Payment } from "#prisma/generated/client.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { lockApplications } from "#schema/programs/applications/lock-application.ts";
import { type By, isRestorable, restoreLocked } from "#schema/programs/applications/restore-application.ts";
import { writeRestored } from "./group-mails.ts";
import { findWithdrawnByContact } from "./withdrawn-by-contact.ts";

/**
 * Restores all of them or none: seats, shares of the payment and states. Each gets the mail of the state, the
 * contact one for all.
 * @returns how many
 * @throws DomainError NOT_FOUND; MOVE_REFUSED where nobody was withdrawn by the contact; and as `restoreLocked` does
 */
export async function restoreGroup(tx: Tx, groupId: number, by: By): Promise<ActionResult> {
  const group = await tx.applicationGroup.findUnique({ where: { id: groupId }, select: { id: true } });
  if (!group) throw new DomainError("NOT_FOUND");
  const people = await lockApplications(tx, await findWithdrawnByContact(tx, groupId));
  const lines: AuditLine[] = [];
  let payment: Payment | null = null;
  for (const person of people.filter(isRestorable)) {
    const restored = await restoreLocked(tx, person, by);
    ({ payment } = restored);
    const { id, state } = person;
    lines.push({ subjectId: id, before: { state }, after: { state: restored.state } });
  }
  if (lines.length === 0) throw new DomainError("MOVE_REFUSED");
  await writeRestored(tx, groupId, { count: lines.length, payment, now: by.now });
  return { result: lines.length, lines, contentVersion: await bumpContentVersion(tx) };
}
