// Defines what speaks against the raters of a session, and which scripts are their own. People apply, and name
// where they work, after somebody was invited: it is asked again whenever scripts are given.
import type { Tx } from "#prisma/client.ts";
import { knownPeople } from "#schema/validation/people/conflict-of-interest.ts";
import { type Applicant, type RaterConflict, raterTiesOf } from "#schema/validation/programs/exam-raters.ts";

/** All who applied for a session, those whose application ended among them, by both of their names. */
export async function readApplicantsOf(
  tx: Pick<Tx, "application">,
  programId: number,
): Promise<readonly Applicant[]> {
  const applicants = await tx.application.findMany({
    where: { programId },
    select: { id: true, memberId: true, name: true, nameEn: true, email: true, affiliation: true },
  });
  return applicants.flatMap(({ id: applicationId, nameEn, ...named }) => {
    const one = { ...named, applicationId };
    return nameEn === null ? [one] : [one, { ...one, name: nameEn }];
  });
}

/** How a rater is tied to the applicants of the session. */
export interface SessionRaterTies {
  /** The gravest thing that speaks against the rater, but for what SUPER excepted; null: nothing. */
  readonly conflict: RaterConflict | null;
  /** The rater's own applications. */
  readonly own: ReadonlySet<number>;
}

/** Of the raters who are invited or accepted, by id. */
export async function readRaterTies(
  tx: Pick<Tx, "application" | "examRater" | "member">,
  programId: number,
): Promise<ReadonlyMap<number, SessionRaterTies>> {
  const raters = await tx.examRater.findMany({
    where: { programId, state: { in: ["INVITED", "ACCEPTED"] } },
    select: {
      id: true,
      memberId: true,
      name: true,
      email: true,
      emailKey: true,
      affiliation: true,
      exceptedConflicts: true,
    },
  });
  if (raters.length === 0) return new Map();
  // The account of the address, whether or not the office chose it.
  const accounts = await tx.member.findMany({
    where: { emailKey: { in: raters.map(({ emailKey }) => emailKey) } },
    select: { id: true, emailKey: true },
  });
  const accountOf = new Map(accounts.map(({ id, emailKey }) => [emailKey, id]));
  const applicants = await readApplicantsOf(tx, programId);
  const known = knownPeople(applicants);
  return new Map(
    raters.map(({ id, emailKey, memberId, exceptedConflicts, ...rater }) => {
      const person = { ...rater, memberId: memberId ?? accountOf.get(emailKey) ?? null };
      const { conflicts, own } = raterTiesOf(person, applicants, known);
      const conflict = conflicts.find((one) => !exceptedConflicts.includes(one)) ?? null;
      return [id, { conflict, own }];
    }),
  );
}
