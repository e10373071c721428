-- CreateEnum
CREATE TYPE "presentation_state" AS ENUM ('DRAFT', 'SUBMITTED', 'WITHDRAWN', 'ORAL', 'POSTER', 'DECLINED');

-- CreateEnum
CREATE TYPE "presentation_kind" AS ENUM ('ORAL', 'POSTER');

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'PRESENTATION_RECEIVED';
ALTER TYPE "mail_kind" ADD VALUE 'PRESENTATION_CONSENT';
ALTER TYPE "mail_kind" ADD VALUE 'PRESENTATION_REVIEW';
ALTER TYPE "mail_kind" ADD VALUE 'PRESENTATION_DECIDED';

-- AlterEnum
ALTER TYPE "token_kind" ADD VALUE 'PRESENTATION_CONSENT';

-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "presentation_author_id" INTEGER;

-- CreateTable
CREATE TABLE "presentation_calls" (
    "program_id" INTEGER NOT NULL,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "topics_ko" TEXT[],
    "topics_en" TEXT[],
    "guide_ko" TEXT,
    "guide_en" TEXT,
    "is_shown" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "presentation_calls_pkey" PRIMARY KEY ("program_id")
);

-- CreateTable
CREATE TABLE "presentations" (
    "id" SERIAL NOT NULL,
    "program_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "state" "presentation_state" NOT NULL DEFAULT 'DRAFT',
    "kind" "presentation_kind" NOT NULL DEFAULT 'ORAL',
    "topic" INTEGER,
    "title_ko" TEXT,
    "title_en" TEXT,
    "abstract_ko" TEXT,
    "abstract_en" TEXT,
    "submitted_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" INTEGER,
    "session_id" INTEGER,
    "place" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "presentations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "presentation_authors" (
    "id" SERIAL NOT NULL,
    "presentation_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_en" TEXT,
    "affiliation" TEXT,
    "email" TEXT NOT NULL,
    "is_presenter" BOOLEAN NOT NULL DEFAULT false,
    "consent_asked_at" TIMESTAMPTZ(3),
    "consented_at" TIMESTAMPTZ(3),
    "declined_at" TIMESTAMPTZ(3),

    CONSTRAINT "presentation_authors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "presentation_reviewers" (
    "program_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,

    CONSTRAINT "presentation_reviewers_pkey" PRIMARY KEY ("program_id","member_id")
);

-- CreateTable
CREATE TABLE "presentation_reviews" (
    "presentation_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "score" INTEGER,
    "comment" TEXT,
    "has_conflict" BOOLEAN NOT NULL DEFAULT false,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "presentation_reviews_pkey" PRIMARY KEY ("presentation_id","member_id")
);

-- CreateTable
CREATE TABLE "presentation_sessions" (
    "id" SERIAL NOT NULL,
    "program_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "title_ko" TEXT NOT NULL,
    "title_en" TEXT,
    "room" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "minutes" INTEGER NOT NULL,

    CONSTRAINT "presentation_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "presentations_program_id_state_idx" ON "presentations"("program_id", "state");

-- CreateIndex
CREATE INDEX "presentations_member_id_idx" ON "presentations"("member_id");

-- CreateIndex
CREATE INDEX "presentations_decided_by_id_idx" ON "presentations"("decided_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "presentations_session_id_place_key" ON "presentations"("session_id", "place");

-- CreateIndex
CREATE UNIQUE INDEX "presentation_authors_presentation_id_position_key" ON "presentation_authors"("presentation_id", "position");

-- CreateIndex
CREATE INDEX "presentation_reviewers_member_id_idx" ON "presentation_reviewers"("member_id");

-- CreateIndex
CREATE INDEX "presentation_reviews_member_id_idx" ON "presentation_reviews"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "presentation_sessions_program_id_position_key" ON "presentation_sessions"("program_id", "position");

-- CreateIndex
CREATE INDEX "one_time_tokens_presentation_author_id_idx" ON "one_time_tokens"("presentation_author_id");

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_presentation_author_id_fkey" FOREIGN KEY ("presentation_author_id") REFERENCES "presentation_authors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentation_calls" ADD CONSTRAINT "presentation_calls_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "presentation_calls"("program_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "presentation_sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentation_authors" ADD CONSTRAINT "presentation_authors_presentation_id_fkey" FOREIGN KEY ("presentation_id") REFERENCES "presentations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentation_reviewers" ADD CONSTRAINT "presentation_reviewers_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "presentation_calls"("program_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentation_reviewers" ADD CONSTRAINT "presentation_reviewers_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentation_reviews" ADD CONSTRAINT "presentation_reviews_presentation_id_fkey" FOREIGN KEY ("presentation_id") REFERENCES "presentations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentation_reviews" ADD CONSTRAINT "presentation_reviews_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentation_sessions" ADD CONSTRAINT "presentation_sessions_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "presentation_calls"("program_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a token is about, with the co-author of a presentation who is asked.
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_subject";
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_subject" CHECK (
    CASE WHEN cardinality("topics") > 0 OR "opening_of_id" IS NOT NULL THEN num_nonnulls("member_id", "author_id", "review_id", "rater_id", "application_id", "reschedule_answer_id", "presentation_author_id") = 0 AND "email" IS NOT NULL AND "language" IS NOT NULL
    ELSE num_nonnulls("member_id", "author_id", "review_id", "rater_id", "application_id", "reschedule_answer_id", "presentation_author_id") = 1 END
);
ALTER TABLE "presentation_reviews" ADD CONSTRAINT "presentation_reviews_score" CHECK ("score" IS NULL OR ("score" BETWEEN 1 AND 5 AND NOT "has_conflict"));
ALTER TABLE "presentation_calls" ADD CONSTRAINT "presentation_calls_dates" CHECK ("opens_at" < "closes_at");
