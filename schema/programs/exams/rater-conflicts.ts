// Defines what speaks against the raters of a session. People apply, and name where they work, after somebody
// was invited: it is asked again whenever scripts are given.
import type { Tx } from "#prisma/client.ts";
import { type KnownPeople, knownPeople } from "#schema/validation/people/conflict-of-interest.ts";
import { type RaterConflict, raterConflictOf } from "#schema/validation/programs/exam-raters.ts";

/** All who applied for a session, those whose application ended among them, by both of their names. */
export async function readApplicantsOf(tx: Pick<Tx, "application">, programId: number): Promise<KnownPeople> {
  const applicants = await tx.application.findMany({
    where: { programId },
    select: { memberId: true, name: true, nameEn: true, email: true, affiliation: true },
  });
  return knownPeople(
    applicants.flatMap(({ nameEn, ...one }) => (nameEn === null ? [one] : [one, { ...one, name: nameEn }])),
  );
}

/** Of the raters who are invited or accepted those against whom something speaks, by id; nobody whom SUPER excepted. */
export async function readRaterConflicts(
  tx: Pick<Tx, "application" | "examRater" | "member">,
  programId: number,
): Promise<ReadonlyMap<number, RaterConflict>> {
  const raters = await tx.examRater.findMany({
    where: { programId, exceptionReason: null, state: { in: ["INVITED", "ACCEPTED"] } },
    select: { id: true, memberId: true, name: true, email: true, emailKey: true, affiliation: true },
  });
  if (raters.length === 0) return new Map();
  // The account of the address, whether or not the office chose it.
  const accounts = await tx.member.findMany({
    where: { emailKey: { in: raters.map(({ emailKey }) => emailKey) } },
    select: { id: true, emailKey: true },
  });
  const accountOf = new Map(accounts.map(({ id, emailKey }) => [emailKey, id]));
  const applicants = await readApplicantsOf(tx, programId);
  return new Map(
    raters.flatMap(({ id, emailKey, memberId, ...rater }) => {
      const known = { ...rater, memberId: memberId ?? accountOf.get(emailKey) ?? null };
      const conflict = raterConflictOf(known, applicants);
      return conflict === null ? [] : [[id, conflict] as const];
    }),
  );
}
