import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { CheckedCompletionRule } from "#schema/validation/programs/completion.ts";

/** Kinds that end with a certificate of their own, or with one of attendance alone. */
const NOT_COMPLETED: ReadonlySet<string> = new Set(["KITEC", "SEMINAR"]);

/**
 * Saves when a course is completed. Certificates that were issued stay.
 * @param version of the rule that was seen; null: there was none
 * @throws DomainError NOT_FOUND, also for a seminar and an exam; CONFLICT when it was saved meanwhile
 */
export async function saveCompletionRule(
  tx: Tx,
  {
    programId,
    version,
    rule,
  }: { readonly programId: number; readonly version: number | null; readonly rule: CheckedCompletionRule },
): Promise<ActionResult> {
  const program = await tx.program.findFirst({
    where: { id: programId, deletedAt: null },
    select: { kind: true },
  });
  if (!program || NOT_COMPLETED.has(program.kind)) throw new DomainError("NOT_FOUND");
  const before = await tx.completionRule.findUnique({ where: { programId } });
  if ((before?.version ?? null) !== version) throw new DomainError("CONFLICT");
  if (before) {
    const { count } = await tx.completionRule.updateMany({
      where: { programId, version: before.version },
      data: { ...rule, version: { increment: 1 } },
    });
    if (count === 0) throw new DomainError("CONFLICT");
  } else await tx.completionRule.create({ data: { ...rule, programId } });
  return { result: programId, lines: [{ subjectId: programId, after: { ...rule } }] };
}

/**
 * Participants hand in their assignment, and again until it is accepted.
 * @throws DomainError NOT_FOUND for somebody else's; MOVE_REFUSED where no seat is confirmed, and once it was accepted
 */
export async function handInAssignment(
  tx: Tx,
  { applicationId, text }: { readonly applicationId: number; readonly text: string },
  { memberId, now }: Author,
): Promise<void> {
  await lockWithPayments(tx, [applicationId]);
  const application = await tx.application.findFirst({
    where: { id: applicationId, memberId },
    include: { assignment: true, program: { select: { completionRule: true } } },
  });
  if (!application) throw new DomainError("NOT_FOUND");
  const isOpen = application.state === "CONFIRMED" || application.state === "ATTENDED";
  const isAsked = application.program.completionRule?.needsAssignment === true;
  if (!isOpen || !isAsked || application.assignment?.acceptedAt != null)
    throw new DomainError("MOVE_REFUSED");
  const data = { text, handedInAt: now };
  await tx.assignment.upsert({ where: { applicationId }, create: { applicationId, ...data }, update: data });
}

/**
 * The office accepts an assignment, also one that came another way, or undoes that.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED where no seat is confirmed
 */
export async function acceptAssignment(
  tx: Tx,
  { applicationId, accepted }: { readonly applicationId: number; readonly accepted: boolean },
  { memberId, now }: Author,
): Promise<ActionResult> {
  await lockWithPayments(tx, [applicationId]);
  const application = await tx.application.findUnique({
    where: { id: applicationId },
    include: { assignment: true },
  });
  if (!application) throw new DomainError("NOT_FOUND");
  if (application.state !== "CONFIRMED" && application.state !== "ATTENDED")
    throw new DomainError("MOVE_REFUSED");
  const was = application.assignment?.acceptedAt != null;
  if (was === accepted) return { result: applicationId, lines: [] };
  const data = { acceptedAt: accepted ? now : null, acceptedById: accepted ? memberId : null };
  await tx.assignment.upsert({
    where: { applicationId },
    create: { applicationId, text: "", handedInAt: now, ...data },
    update: data,
  });
  const line = { subjectId: applicationId, before: { accepted: was }, after: { accepted } };
  return { result: applicationId, lines: [line] };
}
