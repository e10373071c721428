import { Prisma } from "#prisma/generated/client.ts";

/**
 * When each manuscript was decided first: of its first version, or without a review. Columns `submission_id`,
 * `decided_at`; those that wait have no row. Computed at each query, because decisions are few.
 */
export const FIRST_DECISIONS = Prisma.sql`
  SELECT submission_id, min(at) AS decided_at FROM (
    SELECT submission_id, decided_at AS at FROM submission_decisions
    UNION ALL
    SELECT submission_id, created_at FROM submission_moves WHERE "from" = 'SUBMITTED' AND "to" = 'REJECTED'
  ) AS decided GROUP BY submission_id`;
