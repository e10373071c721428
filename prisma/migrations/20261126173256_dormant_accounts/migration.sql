-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "mail_kind" ADD VALUE 'DORMANCY_NOTICE';
ALTER TYPE "mail_kind" ADD VALUE 'ACCOUNT_DORMANT';

-- AlterEnum
ALTER TYPE "member_status" ADD VALUE 'DORMANT';

-- AlterEnum
ALTER TYPE "retention_purpose" ADD VALUE 'DORMANCY';

-- AlterTable
ALTER TABLE "members" ADD COLUMN     "dormancy_notice_at" TIMESTAMPTZ(3),
ADD COLUMN     "dormant_at" TIMESTAMPTZ(3),
ADD COLUMN     "last_active_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "dormant_months" INTEGER;

-- What is known of earlier sign-ins: records and sessions; for everybody else the day the account was made.
UPDATE "members" SET "last_active_at" = greatest("created_at",
  (SELECT max("created_at") FROM "sign_in_records" WHERE "member_id" = "members"."id" AND "kind" IN ('SIGNED_IN', 'NEW_DEVICE')),
  (SELECT max("created_at") FROM "sessions" WHERE "member_id" = "members"."id"));
