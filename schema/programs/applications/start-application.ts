// Defines what follows when an application has just come into a state: the payment it asks for, and the mail that says so.
import type { Tx } from "#prisma/client.ts";
import type { Application } from "#prisma/generated/client.ts";
import type { PaymentType, ProgramKind } from "#prisma/generated/enums.ts";
import { openPayment } from "#schema/money/payments/open-payment.ts";
import { deadlineOfApplication } from "#schema/money/payments/program-deadline.ts";
import { writeApplicationMail } from "./application-mails.ts";

/** A seminar and the exam have payment types of their own. */
export const typeOf = (kind: ProgramKind): PaymentType =>
  kind === "SEMINAR" || kind === "KITEC" ? kind : "PROGRAM";

interface By {
  readonly memberId: number;
  readonly now: Date;
}

/** Of a new application, or one whose offer was taken: opens the payment it awaits, and writes to the applicant. */
export async function startApplication(
  tx: Tx,
  application: Application,
  { memberId, now }: By,
): Promise<void> {
  const { id, state, amount } = application;
  if (state === "WAITLISTED") {
    return await writeApplicationMail(tx, "APPLICATION_WAITLISTED", application, { now });
  }
  if (state === "CONFIRMED") {
    return await writeApplicationMail(tx, "APPLICATION_CONFIRMED", application, { now });
  }
  const program = await tx.program.findUniqueOrThrow({
    where: { id: application.programId },
    select: { kind: true, titleKo: true, titleEn: true },
  });
  const payment = await openPayment(
    tx,
    {
      memberId: application.memberId,
      applicationId: id,
      type: typeOf(program.kind),
      nameKo: program.titleKo,
      nameEn: program.titleEn ?? program.titleKo,
      amountDue: amount,
      payerName: application.name,
      payerEmail: application.email,
      dueAt: await deadlineOfApplication(tx, application.programId, now),
      actorId: memberId,
    },
    now,
  );
  await writeApplicationMail(tx, "APPLICATION_RECEIVED", application, { now, amount, payment });
}
