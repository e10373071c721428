-- People who were added at the door are written to, and have their application in the account that proves their
-- address, like people of a group.
ALTER TABLE "applications" ADD COLUMN "language" "language";

DROP INDEX "applications_unlinked_idx";
CREATE INDEX "applications_unlinked_idx" ON "applications" (lower("email")) WHERE "member_id" IS NULL AND "email" <> '';

-- Those of until now, where an account has proved the address already: of each program one, of which a person has one that is live at most.
UPDATE "applications" a SET "member_id" = own."member_id", "version" = a."version" + 1
FROM (
    SELECT DISTINCT ON (w."program_id", m."id") w."id", m."id" AS "member_id"
    FROM "applications" w JOIN "members" m ON lower(w."email") = m."email_key"
    WHERE w."member_id" IS NULL AND w."group_id" IS NULL AND w."email" <> ''
      AND m."email_proved_at" IS NOT NULL AND m."status"::text IN ('ACTIVE', 'DORMANT')
      AND NOT EXISTS (SELECT 1 FROM "applications" own WHERE own."program_id" = w."program_id" AND own."member_id" = m."id"
        AND own."state"::text IN ('AWAITING_PAYMENT', 'CONFIRMED', 'ATTENDED', 'NO_SHOW', 'WAITLISTED', 'OFFERED'))
    ORDER BY w."program_id", m."id",
      w."state"::text IN ('AWAITING_PAYMENT', 'CONFIRMED', 'ATTENDED', 'NO_SHOW', 'WAITLISTED', 'OFFERED') DESC, w."id" DESC
) AS own
WHERE a."id" = own."id";
UPDATE "payments" p SET "member_id" = a."member_id", "version" = p."version" + 1
FROM "applications" a
WHERE p."application_id" = a."id" AND p."member_id" IS NULL AND a."member_id" IS NOT NULL;

-- The office removes an author of a presentation, with a reason.
ALTER TABLE "presentation_authors" ADD COLUMN "removed_at" TIMESTAMPTZ(3), ADD COLUMN "removal_reason" TEXT;
ALTER TYPE "mail_kind" ADD VALUE 'PRESENTATION_AUTHOR_REMOVED';
