// Defines what a person would pay for a program now. The offer shows this price, and the application keeps
// it; nothing else computes it.
import type { Tx } from "#prisma/client.ts";
import type { ProgramPrice } from "#prisma/generated/client.ts";
import type { MemberGrade, ProgramKind } from "#prisma/generated/enums.ts";
import { readCurrentMemberships } from "#schema/people/memberships/current-membership.ts";
import { type Price, priceFor } from "#schema/validation/programs/application-price.ts";
import { CONFIRMED_STATES } from "#schema/validation/programs/application-state.ts";

export interface Quoted {
  readonly id: number;
  readonly kind: ProgramKind;
  readonly fee: number;
  readonly enrollmentFee: number | null;
  readonly pricesNeedDues: boolean;
}

export interface Person {
  readonly memberId: number;
  readonly grade: MemberGrade;
}

export type Quote = Price<ProgramPrice>;

type Reader = Pick<Tx, "programPrice" | "application" | "$queryRaw">;

/** The price of a program for a person at a moment. */
export async function quote(tx: Reader, program: Quoted, person: Person, now: Date): Promise<Quote> {
  const counts = !program.pricesNeedDues || (await isPaidUp(tx, person.memberId, now));
  return await quoteForGrade(tx, program, counts ? person : { ...person, grade: "GENERAL" }, now);
}

/**
 * The price for a grade, whatever is owed for it. Anyone who had a confirmed seat in the same kind before pays no enrolment fee.
 */
export async function quoteForGrade(
  tx: Reader,
  program: Quoted,
  { memberId, grade }: Person,
  now: Date,
): Promise<Quote> {
  const prices = await tx.programPrice.findMany({
    where: { programId: program.id },
    orderBy: { position: "asc" },
  });
  const { enrollmentFee, kind } = program;
  const isFirstTime =
    (enrollmentFee ?? 0) > 0 &&
    (await tx.application.findFirst({
      where: { memberId, state: { in: [...CONFIRMED_STATES] }, program: { kind } },
      select: { id: true },
    })) === null;
  return priceFor({ fee: program.fee, enrollmentFee, prices }, { grade, isFirstTime }, now);
}

/** Dues are paid, or not owed (docs/programs.md#programs). */
async function isPaidUp(tx: Pick<Tx, "$queryRaw">, memberId: number, now: Date): Promise<boolean> {
  const status = (await readCurrentMemberships(tx, [memberId], now)).get(memberId)?.status;
  return status === "PAID" || status === "EXEMPT";
}
