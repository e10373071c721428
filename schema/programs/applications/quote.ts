// Defines what a person would pay for a program now. The offer shows this price, and the application keeps it; nothing else computes it.
import type { Tx } from "#prisma/client.ts";
import type { ProgramPrice } from "#prisma/generated/client.ts";
import type { MemberGrade, ProgramKind } from "#prisma/generated/enums.ts";
import { readStandings } from "#schema/people/memberships/standing.ts";
import { type Price, priceFor } from "#schema/validation/programs/application-price.ts";
import { CONFIRMED_STATES } from "#schema/validation/programs/application-state.ts";

interface Quoted {
  readonly id: number;
  readonly kind: ProgramKind;
  readonly fee: number;
  readonly enrollmentFee: number | null;
  readonly pricesNeedDues: boolean;
}

interface Person {
  readonly memberId: number;
  readonly grade: MemberGrade;
}

export type Quote = Price<ProgramPrice>;

/** The price of a program for a person at a moment. Anyone who had a confirmed seat in the same kind before pays no enrolment fee. */
export async function quote(
  tx: Pick<Tx, "programPrice" | "application" | "$queryRaw">,
  program: Quoted,
  { memberId, grade }: Person,
  now: Date,
): Promise<Quote> {
  const prices = await tx.programPrice.findMany({
    where: { programId: program.id },
    orderBy: { position: "asc" },
  });
  const { enrollmentFee, kind, pricesNeedDues } = program;
  const counts = !pricesNeedDues || (await isPaidUp(tx, memberId, now));
  const isFirstTime =
    (enrollmentFee ?? 0) > 0 &&
    (await tx.application.findFirst({
      where: { memberId, state: { in: [...CONFIRMED_STATES] }, program: { kind } },
      select: { id: true },
    })) === null;
  return priceFor(
    { fee: program.fee, enrollmentFee, prices },
    { grade: counts ? grade : "GENERAL", isFirstTime },
    now,
  );
}

/** Dues are paid, or not owed (docs/programs.md#programs). */
async function isPaidUp(tx: Pick<Tx, "$queryRaw">, memberId: number, now: Date): Promise<boolean> {
  const standing = (await readStandings(tx, [memberId], now)).get(memberId)?.standing;
  return standing === "PAID" || standing === "EXEMPT";
}
