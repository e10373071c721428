-- CreateEnum
CREATE TYPE "journal_flow" AS ENUM ('OWN', 'JAMS');

-- CreateEnum
CREATE TYPE "membership_asked" AS ENUM ('NEVER', 'ON_SUBMISSION', 'ON_PUBLICATION');

-- CreateEnum
CREATE TYPE "pledge_kind" AS ENUM ('ANONYMISED', 'NOT_ELSEWHERE', 'ETHICS', 'AI_USE', 'COPYRIGHT_TRANSFER');

-- CreateEnum
CREATE TYPE "submission_type" AS ENUM ('RESEARCH', 'NOTE', 'REVIEW', 'TRANSLATION');

-- CreateEnum
CREATE TYPE "submission_state" AS ENUM ('DRAFT', 'SUBMITTED', 'RETURNED', 'IN_REVIEW', 'MINOR_REVISION', 'MAJOR_REVISION', 'REVISED', 'ACCEPTED', 'PROOF', 'PROOF_RETURNED', 'READY', 'PUBLISHED', 'REJECTED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "suggestion_kind" AS ENUM ('SUGGESTED', 'OPPOSED');

-- CreateEnum
CREATE TYPE "submission_file_kind" AS ENUM ('MANUSCRIPT', 'FIGURE', 'SIMILARITY', 'COPYRIGHT', 'PROOF');

-- CreateEnum
CREATE TYPE "review_verdict" AS ENUM ('ACCEPT', 'MINOR', 'MAJOR', 'REJECT');

-- CreateEnum
CREATE TYPE "review_state" AS ENUM ('INVITED', 'ACCEPTED', 'DECLINED', 'LAPSED', 'SENT', 'CANCELLED');

-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "author_id" INTEGER,
ADD COLUMN     "review_id" INTEGER,
ALTER COLUMN "member_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "submission_id" INTEGER;

-- CreateTable
CREATE TABLE "journal_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "flow" "journal_flow" NOT NULL DEFAULT 'OWN',
    "jams_url" TEXT,
    "guidance_ko" TEXT,
    "guidance_en" TEXT,
    "reviewers_per_manuscript" INTEGER NOT NULL DEFAULT 3,
    "agreeing_verdicts" INTEGER NOT NULL DEFAULT 2,
    "answer_days" INTEGER NOT NULL DEFAULT 7,
    "review_days" INTEGER NOT NULL DEFAULT 21,
    "revision_days" INTEGER NOT NULL DEFAULT 30,
    "proof_days" INTEGER NOT NULL DEFAULT 5,
    "consent_days" INTEGER NOT NULL DEFAULT 14,
    "review_fee" INTEGER NOT NULL DEFAULT 0,
    "publication_fee" INTEGER NOT NULL DEFAULT 0,
    "membership_asked" "membership_asked" NOT NULL DEFAULT 'NEVER',
    "criteria" JSONB NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "journal_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pledge_texts" (
    "id" SERIAL NOT NULL,
    "kind" "pledge_kind" NOT NULL,
    "version" INTEGER NOT NULL,
    "text_ko" TEXT NOT NULL,
    "text_en" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pledge_texts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submissions" (
    "id" SERIAL NOT NULL,
    "submitter_id" INTEGER,
    "number" TEXT,
    "state" "submission_state" NOT NULL DEFAULT 'DRAFT',
    "type" "submission_type" NOT NULL DEFAULT 'RESEARCH',
    "language" "language" NOT NULL DEFAULT 'ko',
    "title_ko" TEXT,
    "title_en" TEXT,
    "abstract_ko" TEXT,
    "abstract_en" TEXT,
    "keywords_ko" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "keywords_en" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "field" "glossary_field" NOT NULL DEFAULT 'TRANSLATION_STUDIES',
    "funding" TEXT,
    "ai_use" TEXT,
    "cover_letter" TEXT,
    "handling_editor_id" INTEGER,
    "round" INTEGER NOT NULL DEFAULT 1,
    "received_at" TIMESTAMPTZ(3),
    "revised_at" TIMESTAMPTZ(3),
    "accepted_at" TIMESTAMPTZ(3),
    "state_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "search_key" TEXT GENERATED ALWAYS AS (search_key_of("number", "title_ko", "title_en")) STORED,

    CONSTRAINT "submissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submission_years" (
    "year" INTEGER NOT NULL,
    "received" INTEGER NOT NULL,

    CONSTRAINT "submission_years_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "submission_authors" (
    "id" SERIAL NOT NULL,
    "submission_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name_ko" TEXT,
    "family_name" TEXT,
    "given_name" TEXT,
    "affiliation_ko" TEXT,
    "affiliation_en" TEXT,
    "email" TEXT NOT NULL,
    "orcid" TEXT,
    "contribution" TEXT,
    "is_corresponding" BOOLEAN NOT NULL DEFAULT false,
    "member_id" INTEGER,
    "mail_language" "language" NOT NULL DEFAULT 'ko',
    "consent_asked_at" TIMESTAMPTZ(3),
    "consented_at" TIMESTAMPTZ(3),
    "declined_at" TIMESTAMPTZ(3),

    CONSTRAINT "submission_authors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reviewer_suggestions" (
    "id" SERIAL NOT NULL,
    "submission_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "suggestion_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "affiliation" TEXT,
    "email" TEXT,
    "reason" TEXT,

    CONSTRAINT "reviewer_suggestions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submission_pledges" (
    "submission_id" INTEGER NOT NULL,
    "text_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "given_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "submission_pledges_pkey" PRIMARY KEY ("submission_id","text_id")
);

-- CreateTable
CREATE TABLE "submission_rounds" (
    "submission_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "note" TEXT,

    CONSTRAINT "submission_rounds_pkey" PRIMARY KEY ("submission_id","number")
);

-- CreateTable
CREATE TABLE "submission_files" (
    "id" SERIAL NOT NULL,
    "submission_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "kind" "submission_file_kind" NOT NULL,
    "round" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "submission_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submission_demands" (
    "submission_id" INTEGER NOT NULL,
    "kind" "submission_file_kind" NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_by_id" INTEGER,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "submission_demands_pkey" PRIMARY KEY ("submission_id","kind")
);

-- CreateTable
CREATE TABLE "submission_moves" (
    "id" SERIAL NOT NULL,
    "submission_id" INTEGER NOT NULL,
    "from" "submission_state",
    "to" "submission_state" NOT NULL,
    "actor_id" INTEGER,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "submission_moves_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submission_decisions" (
    "submission_id" INTEGER NOT NULL,
    "round" INTEGER NOT NULL,
    "proposed" "review_verdict",
    "verdict" "review_verdict" NOT NULL,
    "letter" TEXT NOT NULL,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "submission_decisions_pkey" PRIMARY KEY ("submission_id","round")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" SERIAL NOT NULL,
    "submission_id" INTEGER NOT NULL,
    "round" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "member_id" INTEGER,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "affiliation" TEXT,
    "language" "language" NOT NULL DEFAULT 'ko',
    "state" "review_state" NOT NULL DEFAULT 'INVITED',
    "invited_by_id" INTEGER,
    "invited_at" TIMESTAMPTZ(3) NOT NULL,
    "answer_by" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "conflict" TEXT,
    "decline_note" TEXT,
    "criteria" JSONB NOT NULL DEFAULT '[]',
    "to_authors" TEXT,
    "to_editors" TEXT,
    "verdict" "review_verdict",
    "file_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_remarks" (
    "id" SERIAL NOT NULL,
    "review_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_remarks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "pledge_texts_kind_version_key" ON "pledge_texts"("kind", "version");

-- CreateIndex
CREATE UNIQUE INDEX "submissions_number_key" ON "submissions"("number");

-- CreateIndex
CREATE INDEX "submissions_submitter_id_id_idx" ON "submissions"("submitter_id", "id" DESC);

-- CreateIndex
CREATE INDEX "submissions_handling_editor_id_idx" ON "submissions"("handling_editor_id");

-- CreateIndex
CREATE INDEX "submissions_state_state_at_id_idx" ON "submissions"("state", "state_at", "id");

-- CreateIndex
CREATE INDEX "submission_authors_submission_id_position_idx" ON "submission_authors"("submission_id", "position");

-- CreateIndex
CREATE INDEX "submission_authors_member_id_idx" ON "submission_authors"("member_id");

-- CreateIndex
CREATE INDEX "reviewer_suggestions_submission_id_position_idx" ON "reviewer_suggestions"("submission_id", "position");

-- CreateIndex
CREATE INDEX "submission_pledges_text_id_idx" ON "submission_pledges"("text_id");

-- CreateIndex
CREATE INDEX "submission_pledges_member_id_idx" ON "submission_pledges"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "submission_files_file_id_key" ON "submission_files"("file_id");

-- CreateIndex
CREATE INDEX "submission_files_submission_id_kind_round_idx" ON "submission_files"("submission_id", "kind", "round");

-- CreateIndex
CREATE INDEX "submission_demands_asked_by_id_idx" ON "submission_demands"("asked_by_id");

-- CreateIndex
CREATE INDEX "submission_moves_submission_id_id_idx" ON "submission_moves"("submission_id", "id");

-- CreateIndex
CREATE INDEX "submission_moves_actor_id_idx" ON "submission_moves"("actor_id");

-- CreateIndex
CREATE INDEX "submission_decisions_decided_by_id_idx" ON "submission_decisions"("decided_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_file_id_key" ON "reviews"("file_id");

-- CreateIndex
CREATE INDEX "reviews_member_id_idx" ON "reviews"("member_id");

-- CreateIndex
CREATE INDEX "reviews_invited_by_id_idx" ON "reviews"("invited_by_id");

-- CreateIndex
CREATE INDEX "reviews_state_due_at_idx" ON "reviews"("state", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_submission_id_round_email_key_key" ON "reviews"("submission_id", "round", "email_key");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_submission_id_round_position_key" ON "reviews"("submission_id", "round", "position");

-- CreateIndex
CREATE UNIQUE INDEX "review_remarks_review_id_position_key" ON "review_remarks"("review_id", "position");

-- CreateIndex
CREATE INDEX "one_time_tokens_author_id_idx" ON "one_time_tokens"("author_id");

-- CreateIndex
CREATE INDEX "one_time_tokens_review_id_idx" ON "one_time_tokens"("review_id");

-- CreateIndex
CREATE INDEX "payments_submission_id_idx" ON "payments"("submission_id");

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "submission_authors"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_submitter_id_fkey" FOREIGN KEY ("submitter_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_handling_editor_id_fkey" FOREIGN KEY ("handling_editor_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_authors" ADD CONSTRAINT "submission_authors_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_authors" ADD CONSTRAINT "submission_authors_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviewer_suggestions" ADD CONSTRAINT "reviewer_suggestions_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_pledges" ADD CONSTRAINT "submission_pledges_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_pledges" ADD CONSTRAINT "submission_pledges_text_id_fkey" FOREIGN KEY ("text_id") REFERENCES "pledge_texts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_pledges" ADD CONSTRAINT "submission_pledges_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_rounds" ADD CONSTRAINT "submission_rounds_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_demands" ADD CONSTRAINT "submission_demands_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_demands" ADD CONSTRAINT "submission_demands_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_moves" ADD CONSTRAINT "submission_moves_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_moves" ADD CONSTRAINT "submission_moves_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_decisions" ADD CONSTRAINT "submission_decisions_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_decisions" ADD CONSTRAINT "submission_decisions_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_remarks" ADD CONSTRAINT "review_remarks_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "submissions_search_key_idx" ON "submissions" USING gin (office_grams("search_key"));
-- What has left the author's desk has a number.
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_number" CHECK ("state" = 'DRAFT' OR "number" IS NOT NULL);
ALTER TABLE "submission_authors" ADD CONSTRAINT "submission_authors_answer" CHECK ("consented_at" IS NULL OR "declined_at" IS NULL);
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_sent" CHECK ("state" <> 'SENT' OR ("verdict" IS NOT NULL AND "sent_at" IS NOT NULL));
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_subject" CHECK (num_nonnulls("member_id", "author_id", "review_id") = 1);
ALTER TABLE "journal_settings" ADD CONSTRAINT "journal_settings_numbers" CHECK (
    "reviewers_per_manuscript" BETWEEN 1 AND 9 AND "agreeing_verdicts" BETWEEN 1 AND "reviewers_per_manuscript"
    AND "answer_days" BETWEEN 1 AND 365 AND "review_days" BETWEEN 1 AND 365 AND "revision_days" BETWEEN 1 AND 365
    AND "proof_days" BETWEEN 1 AND 365 AND "consent_days" BETWEEN 1 AND 365
    AND "review_fee" >= 0 AND "publication_fee" >= 0
);

-- A fee is asked for once a manuscript, and can be asked for again when nothing came of it.
CREATE UNIQUE INDEX "payments_submission_fee_idx" ON "payments"("submission_id", "type")
WHERE "submission_id" IS NOT NULL AND "state" NOT IN ('EXPIRED', 'CANCELLED', 'VOID', 'REFUNDED');

-- What was done stays as it was written.
CREATE TRIGGER "submission_moves_append_only" BEFORE UPDATE OR DELETE ON "submission_moves"
FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "pledge_texts_append_only" BEFORE UPDATE OR DELETE ON "pledge_texts"
FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
