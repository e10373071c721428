// Defines what speaks against people as reviewers of a manuscript (docs/reviews.md#reviews): asked of the
// manuscript, and of what its authors wrote lately.
import type { Tx } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import {
  CO_AUTHOR_YEARS,
  conflictsOf,
  type KnownPerson,
  type ReviewConflict,
} from "#schema/validation/people/conflict-of-interest.ts";

type Reader = Pick<Tx, "submission" | "submissionAuthor" | "reviewerSuggestion">;

const AUTHOR = {
  memberId: true,
  nameKo: true,
  familyName: true,
  givenName: true,
  affiliationKo: true,
  affiliationEn: true,
  email: true,
} as const;

interface AuthorRow {
  readonly memberId: number | null;
  readonly nameKo: string | null;
  readonly familyName: string | null;
  readonly givenName: string | null;
  readonly affiliationKo: string | null;
  readonly affiliationEn: string | null;
  readonly email: string;
}

/** An author under each of the two affiliations: a reviewer may write theirs in either language. */
function toPeople(row: AuthorRow): readonly KnownPerson[] {
  const { memberId, email } = row;
  const name = row.nameKo ?? [row.givenName, row.familyName].filter(Boolean).join(" ");
  const written = [row.affiliationKo, row.affiliationEn].filter((one) => one !== null);
  const affiliations = written.length > 0 ? written : [null];
  return affiliations.map((affiliation) => ({ memberId, email, name, affiliation }));
}

/** The conflicts of each, in their order. */
export async function readConflicts(
  tx: Reader,
  submissionId: number,
  reviewers: readonly KnownPerson[],
): Promise<readonly (readonly ReviewConflict[])[]> {
  const authors = await tx.submissionAuthor.findMany({ where: { submissionId }, select: AUTHOR });
  const opposed = await tx.reviewerSuggestion.findMany({ where: { submissionId, kind: "OPPOSED" } });
  const works = await readWorks(tx, submissionId, authors);
  const manuscript = {
    authors: authors.flatMap(toPeople),
    opposed: opposed.map((one) => ({ ...one, memberId: null })),
  };
  return reviewers.map((reviewer) => conflictsOf(reviewer, manuscript, works));
}

/** What the authors sent to this journal within the last years, with all who wrote it. */
async function readWorks(
  tx: Reader,
  submissionId: number,
  authors: readonly AuthorRow[],
): Promise<readonly (readonly KnownPerson[])[]> {
  const { receivedAt } = await tx.submission.findUniqueOrThrow({ where: { id: submissionId } });
  const since = new Date((receivedAt ?? new Date()).getTime() - CO_AUTHOR_YEARS * 365 * DAY);
  const members = authors.flatMap(({ memberId }) => memberId ?? []);
  const wrote = [{ memberId: { in: members } }, { email: { in: authors.map(({ email }) => email) } }];
  const works = await tx.submission.findMany({
    where: { id: { not: submissionId }, receivedAt: { gte: since }, authors: { some: { OR: wrote } } },
    select: { authors: { select: AUTHOR } },
  });
  return works.map((work) => work.authors.flatMap(toPeople));
}
