-- CreateEnum
CREATE TYPE "subscription_topic" AS ENUM ('NOTICE', 'NEWS', 'GALLERY', 'PUBLICATION', 'SEMINAR_ARCHIVE', 'JOURNAL');

-- AlterEnum
ALTER TYPE "token_kind" ADD VALUE 'SUBSCRIPTION';

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'SUBSCRIPTION_PROOF';

-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "language" "language",
ADD COLUMN     "topics" "subscription_topic"[] DEFAULT ARRAY[]::"subscription_topic"[];

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "subscription_id" INTEGER;

-- AlterTable
ALTER TABLE "letters" ADD COLUMN     "topic" "subscription_topic";

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" SERIAL NOT NULL,
    "topic" "subscription_topic" NOT NULL,
    "member_id" INTEGER,
    "email" TEXT,
    "email_key" TEXT,
    "language" "language",
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id"),
    -- A member's, or a visitor's with all that is known of one.
    CONSTRAINT "subscriptions_whose" CHECK (
        CASE WHEN "member_id" IS NULL THEN "email" IS NOT NULL AND "email_key" IS NOT NULL AND "language" IS NOT NULL
        ELSE "email" IS NULL AND "email_key" IS NULL AND "language" IS NULL END
    )
);

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_topic_member_id_key" ON "subscriptions"("topic", "member_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_topic_email_key_key" ON "subscriptions"("topic", "email_key");

-- CreateIndex
CREATE INDEX "subscriptions_member_id_idx" ON "subscriptions"("member_id");

-- CreateIndex
CREATE INDEX "subscriptions_email_key_idx" ON "subscriptions"("email_key");

-- CreateIndex
CREATE INDEX "mails_subscription_id_idx" ON "mails"("subscription_id");

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A link is about one thing: an account, a manuscript's author, a review, or topics for an address.
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_subject";
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_subject" CHECK (
    CASE WHEN cardinality("topics") > 0 THEN num_nonnulls("member_id", "author_id", "review_id") = 0 AND "email" IS NOT NULL AND "language" IS NOT NULL
    ELSE num_nonnulls("member_id", "author_id", "review_id") = 1 END
);
