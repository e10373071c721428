-- People who were added at the door are written to, and have their application in the account that proves their
-- address, like people of a group.
ALTER TABLE "applications" ADD COLUMN "language" "language";

DROP INDEX "applications_unlinked_idx";
CREATE INDEX "applications_unlinked_idx" ON "applications" (lower("email")) WHERE "member_id" IS NULL AND "email" <> '';

-- Those of until now, where an account has proved the address already.
UPDATE "applications" a SET "member_id" = m."id", "version" = a."version" + 1
FROM "members" m
WHERE a."member_id" IS NULL AND a."group_id" IS NULL AND a."email" <> '' AND lower(a."email") = m."email_key"
  AND m."email_proved_at" IS NOT NULL AND m."status"::text IN ('ACTIVE', 'DORMANT')
  AND NOT EXISTS (SELECT 1 FROM "applications" own WHERE own."program_id" = a."program_id" AND own."member_id" = m."id"
    AND own."state"::text IN ('AWAITING_PAYMENT', 'CONFIRMED', 'ATTENDED', 'NO_SHOW', 'WAITLISTED', 'OFFERED'));
UPDATE "payments" p SET "member_id" = a."member_id", "version" = p."version" + 1
FROM "applications" a
WHERE p."application_id" = a."id" AND p."member_id" IS NULL AND a."member_id" IS NOT NULL;

-- The office removes an author of a presentation, with a reason.
ALTER TABLE "presentation_authors" ADD COLUMN "removed_at" TIMESTAMPTZ(3), ADD COLUMN "removal_reason" TEXT;
ALTER TYPE "mail_kind" ADD VALUE 'PRESENTATION_AUTHOR_REMOVED';
