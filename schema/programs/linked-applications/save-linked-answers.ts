import type { Tx } from "#prisma/client.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { refundColumns } from "#schema/programs/applications/application-refund.ts";
import { isWithdrawable } from "#schema/programs/applications/withdraw-application.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { changeDeadline } from "#schema/validation/money/refund.ts";
import { linkedAnswers, readOwnAnswers, readOwnFields } from "#schema/validation/programs/own-fields.ts";
import { type LinkTools, openLinkedApplication } from "./application-links.ts";

interface Answering {
  readonly link: string;
  /** By the key of their question, unchecked. */
  readonly ownAnswers: unknown;
}

/**
 * Saves the answers of a person to the program's own questions, until the deadline for changes. Files are
 * sent one by one, and stay.
 * @throws DomainError LINK_ENDED; MOVE_REFUSED for what is over; DEADLINE_PASSED; VALIDATION at `ownAnswers.0.value`
 */
export async function saveLinkedAnswers(
  tx: Tx,
  { link, ownAnswers }: Answering,
  tools: LinkTools,
): Promise<void> {
  const { id } = await openLinkedApplication(tx, link, tools);
  await tx.$queryRaw`SELECT 1 FROM applications WHERE id = ${id} FOR NO KEY UPDATE`;
  const application = await tx.application.findUniqueOrThrow({
    where: { id },
    select: { state: true, ownAnswers: true, program: { select: { ...refundColumns, ownFields: true } } },
  });
  if (!isWithdrawable(application)) throw new DomainError("MOVE_REFUSED");
  if (tools.now >= changeDeadline(application.program)) throw new DomainError("DEADLINE_PASSED");
  const fields = readOwnFields(application.program.ownFields);
  const stored = readOwnAnswers(application.ownAnswers);
  const checked = check(linkedAnswers(fields, stored), { ownAnswers });
  if (!checked.ok) throw validationError(checked.fields);
  await tx.application.update({
    where: { id },
    data: { ownAnswers: checked.value.ownAnswers, version: { increment: 1 } },
  });
}
