// Defines whom an editor may ask to review: members and former reviewers, with what they have to do already
// and what speaks against them.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { reviewsKnownToSql } from "#schema/policies/journal/reviews.ts";
import { mayReviewMove, REVIEW_STATES } from "#schema/validation/journal/review-state.ts";
import { REVIEW_CONFLICTS, type ReviewConflict } from "#schema/validation/people/conflict-of-interest.ts";
import { readConflicts } from "./read-conflicts.ts";

/** More than anybody looks through: more letters find the others. */
const SHOWN = 20;

interface Found {
  readonly memberId: number | null;
  readonly name: string;
  readonly email: string;
  readonly affiliation: string | null;
  readonly major: string | null;
  readonly language: Language;
  /** Reviews that are awaited now, and those sent, in all and in the field of the manuscript. */
  readonly awaited: number;
  readonly sent: number;
  readonly inField: number;
  /** What they have to do with this manuscript already; null: nothing. */
  readonly part: CandidatePart | null;
}

/** ROUND: on the list of the present round, and cannot be invited to it again. EARLIER: reviewed an earlier round. */
const CANDIDATE_PARTS = ["ROUND", "EARLIER"] as const;
type CandidatePart = (typeof CANDIDATE_PARTS)[number];
const BUSY_STATES = REVIEW_STATES.filter((state) => !mayReviewMove(state, "INVITED"));

interface Candidate extends Found {
  readonly conflicts: readonly ReviewConflict[];
}

const ReviewConflictRef = builder.enumType("ReviewConflict", {
  description: "What speaks against a reviewer; it is pointed out, and the editor decides.",
  values: REVIEW_CONFLICTS,
});

const CandidatePartRef = builder.enumType("ReviewerCandidatePart", {
  description: "What a candidate has to do with the manuscript already.",
  values: {
    ROUND: { description: "Is on the list of the present round and cannot be invited to it again." },
    EARLIER: { description: "Reviewed an earlier round." },
  } as const satisfies Record<CandidatePart, object>,
});

export const CandidateRef = builder.objectRef<Candidate>("ReviewerCandidate").implement({
  description: "Somebody who may be asked to review.",
  fields: (t) => ({
    memberId: t.expose("memberId", { type: "Id", nullable: true }),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    affiliation: t.exposeString("affiliation", { nullable: true }),
    major: t.exposeString("major", { nullable: true }),
    language: t.expose("language", { type: LanguageRef }),
    awaited: t.exposeInt("awaited", { description: "Reviews that are awaited of them now." }),
    sent: t.exposeInt("sent", { description: "Reviews they sent." }),
    inField: t.exposeInt("inField", { description: "Those of manuscripts in the same field." }),
    part: t.expose("part", { type: CandidatePartRef, nullable: true }),
    conflicts: t.field({ type: [ReviewConflictRef], resolve: ({ conflicts }) => [...conflicts] }),
  }),
});

interface CandidateSearch {
  readonly submissionId: number;
  /**
   * Looked for in names, addresses, affiliations and subjects; empty: those who reviewed before, in the field
   * first, without those of the present round.
   */
  readonly words: string;
  /** The editor who asks: what is reviewed of the own manuscripts neither finds nor counts anybody. */
  readonly viewerId: number;
}

/** Those who were found: reviewers of the field first, then the least burdened. */
export async function findCandidates({
  submissionId,
  words,
  viewerId,
}: CandidateSearch): Promise<readonly Candidate[]> {
  const { field, round } = await db.submission.findUniqueOrThrow({ where: { id: submissionId } });
  const like = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const search =
    words === ""
      ? Prisma.sql`sent > 0 AND part IS DISTINCT FROM 'ROUND'`
      : Prisma.sql`haystack ILIKE ${like}`;
  const found = await db.$queryRaw<Found[]>`
    WITH known AS ${reviewsKnownToSql(viewerId)}, people AS (
      SELECT m.id AS member_id, m.name, m.email, m.email_key, m.affiliation, m.major, upper(m.language::text) AS language,
        concat_ws(' ', m.name, m.email, m.affiliation, m.department, m.major) AS haystack
      FROM members m WHERE m.status = 'ACTIVE'
      UNION ALL
      SELECT DISTINCT ON (r.email_key) NULL::int, r.name, r.email, r.email_key, r.affiliation, NULL, upper(r.language::text),
        concat_ws(' ', r.name, r.email, r.affiliation)
      FROM known r
      WHERE r.email <> '' AND NOT EXISTS (SELECT 1 FROM members m WHERE m.email_key = r.email_key AND m.status = 'ACTIVE')
      ORDER BY email_key
    ), loads AS (
      SELECT r.email_key, count(*) FILTER (WHERE r.state IN ('INVITED', 'ACCEPTED'))::int AS awaited,
        count(*) FILTER (WHERE r.state = 'SENT')::int AS sent,
        count(*) FILTER (WHERE r.state = 'SENT' AND s.field = ${field}::text::glossary_field)::int AS in_field,
        CASE WHEN bool_or(s.id = ${submissionId} AND r.round = ${round} AND r.state::text IN (${Prisma.join(BUSY_STATES)})) THEN 'ROUND'
          WHEN bool_or(s.id = ${submissionId} AND r.round < ${round} AND r.state = 'SENT') THEN 'EARLIER' END AS part
      FROM known r JOIN submissions s ON s.id = r.submission_id GROUP BY r.email_key
    ), counted AS (
      SELECT p.*, coalesce(l.awaited, 0) AS awaited, coalesce(l.sent, 0) AS sent, coalesce(l.in_field, 0) AS in_field, l.part
      FROM people p LEFT JOIN loads l USING (email_key)
    )
    SELECT member_id AS "memberId", name, email, affiliation, major, language, awaited, sent, in_field AS "inField", part
    FROM counted WHERE ${search} ORDER BY in_field > 0 DESC, awaited, in_field DESC, sent DESC, name LIMIT ${SHOWN}`;
  const conflicts = await readConflicts(db, submissionId, found);
  return found.map((person, i) => ({ ...person, conflicts: conflicts[i] ?? [] }));
}
