// Somebody applies and pays at the door. The seat is taken and confirmed at once; the money is said to be
// there, paid on site, until the treasurer has counted the box and books it like any other payment.
import type { Tx } from "#prisma/client.ts";
import { bumpContentVersion } from "#prisma/content-version.ts";
import type { Program } from "#prisma/generated/client.ts";
import type { Language, MemberGrade } from "#prisma/generated/enums.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { movePayment } from "#schema/money/payments/move-payment.ts";
import { openPayment } from "#schema/money/payments/open-payment.ts";
import { findApplied } from "#schema/programs/applications/find-applied.ts";
import { lockProgram } from "#schema/programs/applications/lock-application.ts";
import { claimSeat } from "#schema/programs/applications/seats.ts";
import { typeOf } from "#schema/programs/applications/start-application.ts";
import { withAccounts } from "#schema/programs/applications/with-accounts.ts";
import { makeApplicationLinks } from "#schema/programs/linked-applications/application-links.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { priceFor } from "#schema/validation/programs/application-price.ts";
import type { CheckedWalkIn } from "#schema/validation/programs/walk-ins.ts";
import { followAttendance } from "./follow-attendance.ts";
import { readOccasions } from "./occasions.ts";
import type { Recorder } from "./store-records.ts";

interface AddedWalkIn {
  readonly id: number;
  readonly amount: number;
  readonly contentVersion: bigint;
}

/** The price for somebody whom nobody knows to be a member. */
export async function walkInPrice(
  tx: Pick<Tx, "programPrice">,
  program: { readonly id: number; readonly fee: number },
  now: Date,
): Promise<number> {
  const prices = await tx.programPrice.findMany({ where: { programId: program.id } });
  const of = { fee: program.fee, enrollmentFee: null, prices };
  const who: { readonly grade: MemberGrade; readonly isFirstTime: boolean } = {
    grade: "GENERAL",
    isFirstTime: false,
  };
  return priceFor(of, who, now).total;
}

/** Whether people are added at the door: from the day before a program to its end, and never for an exam. */
export const takesWalkIns = (
  { kind, startsAt, endsAt }: Pick<Program, "kind" | "startsAt" | "endsAt">,
  now: Date,
): boolean => kind !== "KITEC" && now.getTime() >= startsAt.getTime() - DAY && now < endsAt;

/**
 * Adds a person from the day before the program to its end, while there is a seat. The application is of the
 * account that has proved the address; else it has a link, which the mails about it carry.
 * @throws DomainError NOT_FOUND; APPLICATIONS_CLOSED, always for an exam; ALREADY_APPLIED; PROGRAM_FULL;
 * VALIDATION for another amount than the price
 */
export async function addWalkIn(
  tx: Tx,
  programId: number,
  { name, email, language, amount }: CheckedWalkIn,
  { memberId: actorId, doorLinkId, now }: Recorder,
  links: OneTimeLinks,
): Promise<AddedWalkIn> {
  await lockProgram(tx, programId);
  const program = await tx.program.findFirst({
    where: { id: programId, deletedAt: null, cancelledAt: null },
  });
  if (!program) throw new DomainError("NOT_FOUND");
  if (!takesWalkIns(program, now)) throw new DomainError("APPLICATIONS_CLOSED");
  const price = await walkInPrice(tx, program, now);
  if (amount !== price) throw validationError({ amount: ["WON_INVALID"] });
  const [person = { name, email, memberId: null }] = await withAccounts(tx, [{ name, email }]);
  if ((await findApplied(tx, programId, [person])).length > 0) throw new DomainError("ALREADY_APPLIED");
  if (!(await claimSeat(tx, { programId, siteId: null, examPart: null, languagePair: null })))
    throw new DomainError("PROGRAM_FULL");
  const moves = {
    create: { from: null, to: "CONFIRMED", actorId, reason: "ON_SITE", createdAt: now },
  } as const;
  const application = await tx.application.create({
    data: {
      ...person,
      programId,
      language,
      amount: price,
      state: "CONFIRMED",
      confirmedAt: now,
      createdAt: now,
      moves,
    },
  });
  const { id } = application;
  if (person.memberId === null) await makeApplicationLinks(tx, [id], program.endsAt, { links, now });
  if (price > 0) await receiveOnSite(tx, { ...application, language, program }, { actorId, now });
  const occasions = await readOccasions(tx, programId);
  const next =
    occasions.findLast(({ startsAt }) => startsAt.getTime() <= now.getTime() + DAY) ?? occasions[0];
  const day = next?.occasion.kind === "day" ? new Date(next.occasion.day) : null;
  const made = {
    device: `walk-in-${id}`,
    sequence: 0,
    applicationId: id,
    day,
    doorLinkId,
    memberId: actorId,
  };
  await tx.attendance.create({
    data: { ...made, state: "PRESENT", at: now, recordedAt: now, isCurrent: true },
  });
  await followAttendance(tx, [application], occasions, { memberId: actorId, now });
  return { id, amount: price, contentVersion: await bumpContentVersion(tx) };
}

interface Received {
  readonly id: number;
  readonly memberId: number | null;
  readonly language: Language;
  readonly amount: number;
  readonly name: string;
  readonly email: string;
  readonly program: {
    readonly kind: Parameters<typeof typeOf>[0];
    readonly titleKo: string;
    readonly titleEn: string | null;
  };
}

/** Opens the payment and says that the money is there. It does not expire. */
async function receiveOnSite(
  tx: Tx,
  { id, memberId, amount, name, email, language, program }: Received,
  { actorId, now }: { readonly actorId: number | null; readonly now: Date },
): Promise<void> {
  const names = { nameKo: program.titleKo, nameEn: program.titleEn ?? program.titleKo };
  const payer = { payerName: name, payerEmail: email, memberId, language };
  const asked = {
    ...payer,
    ...names,
    applicationId: id,
    type: typeOf(program.kind),
    amountDue: amount,
    actorId,
  };
  const opened = await openPayment(tx, asked, now);
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: opened.id } });
  const columns = { declaredAt: now, dueAt: null, method: "ON_SITE" } as const;
  await movePayment(tx, payment, { to: "DECLARED", actorId, reason: "ON_SITE", columns }, now);
}
