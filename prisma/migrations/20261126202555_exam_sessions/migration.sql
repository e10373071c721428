-- CreateEnum
CREATE TYPE "exam_rater_state" AS ENUM ('INVITED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "exam_objection_state" AS ENUM ('OPEN', 'REMARKING', 'UPHELD', 'CHANGED');

-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "exam_number" TEXT,
ADD COLUMN     "room_id" INTEGER;

-- AlterTable
ALTER TABLE "issued_documents" ADD COLUMN     "application_id" INTEGER,
ADD COLUMN     "revoke_reason" TEXT,
ADD COLUMN     "revoked_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "exam_sessions" (
    "program_id" INTEGER NOT NULL,
    "registration_number" TEXT,
    "holder_ko" TEXT,
    "holder_en" TEXT,
    "grade_ko" TEXT,
    "grade_en" TEXT,
    "contact" TEXT,
    "cost_note_ko" TEXT,
    "cost_note_en" TEXT,
    "rules_ko" TEXT,
    "rules_en" TEXT,
    "photo_until" TIMESTAMPTZ(3),
    "slip_from" TIMESTAMPTZ(3),
    "pass_average" INTEGER,
    "raters_per_script" INTEGER NOT NULL DEFAULT 2,
    "raters_agreeing" INTEGER NOT NULL DEFAULT 0,
    "third_rater_above" INTEGER,
    "shows_criteria" BOOLEAN NOT NULL DEFAULT false,
    "objection_days" INTEGER NOT NULL DEFAULT 7,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "exam_sessions_pkey" PRIMARY KEY ("program_id")
);

-- CreateTable
CREATE TABLE "exam_papers" (
    "id" SERIAL NOT NULL,
    "program_id" INTEGER NOT NULL,
    "part" "exam_part" NOT NULL,
    "position" INTEGER NOT NULL,
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "minutes" INTEGER NOT NULL,
    "minimum" INTEGER,

    CONSTRAINT "exam_papers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exam_criteria" (
    "id" SERIAL NOT NULL,
    "paper_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT,
    "max_points" INTEGER NOT NULL,

    CONSTRAINT "exam_criteria_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exam_rooms" (
    "id" SERIAL NOT NULL,
    "site_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT,
    "seats" INTEGER NOT NULL,

    CONSTRAINT "exam_rooms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exam_seats" (
    "id" SERIAL NOT NULL,
    "site_id" INTEGER NOT NULL,
    "part" "exam_part" NOT NULL,
    "pair" "language_pair" NOT NULL,
    "seats" INTEGER NOT NULL,
    "seats_taken" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "exam_seats_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exam_raters" (
    "id" SERIAL NOT NULL,
    "program_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "affiliation" TEXT,
    "language" "language" NOT NULL DEFAULT 'ko',
    "part" "exam_part" NOT NULL,
    "pair" "language_pair" NOT NULL,
    "fee_per_script" INTEGER NOT NULL DEFAULT 0,
    "state" "exam_rater_state" NOT NULL DEFAULT 'INVITED',
    "exception_reason" TEXT,
    "invited_by_id" INTEGER,
    "invited_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "exam_raters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exam_scripts" (
    "id" SERIAL NOT NULL,
    "application_id" INTEGER NOT NULL,
    "paper_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,

    CONSTRAINT "exam_scripts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exam_ratings" (
    "id" SERIAL NOT NULL,
    "script_id" INTEGER NOT NULL,
    "rater_id" INTEGER NOT NULL,
    "is_third" BOOLEAN NOT NULL DEFAULT false,
    "is_remark" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT,
    "done_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "exam_ratings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exam_marks" (
    "rating_id" INTEGER NOT NULL,
    "criterion_id" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,

    CONSTRAINT "exam_marks_pkey" PRIMARY KEY ("rating_id","criterion_id")
);

-- CreateTable
CREATE TABLE "exam_releases" (
    "id" SERIAL NOT NULL,
    "program_id" INTEGER NOT NULL,
    "locked_by_id" INTEGER,
    "locked_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_by_id" INTEGER,
    "confirmed_at" TIMESTAMPTZ(3),
    "release_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "exam_releases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exam_results" (
    "id" SERIAL NOT NULL,
    "application_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "verdict" "exam_verdict" NOT NULL,
    "average" INTEGER,
    "scores" JSONB NOT NULL,
    "reason" TEXT,
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "exam_results_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exam_objections" (
    "id" SERIAL NOT NULL,
    "application_id" INTEGER NOT NULL,
    "state" "exam_objection_state" NOT NULL DEFAULT 'OPEN',
    "reason" TEXT NOT NULL,
    "answer" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "exam_objections_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "exam_papers_program_id_part_position_key" ON "exam_papers"("program_id", "part", "position");

-- CreateIndex
CREATE UNIQUE INDEX "exam_criteria_paper_id_position_key" ON "exam_criteria"("paper_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "exam_rooms_site_id_position_key" ON "exam_rooms"("site_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "exam_seats_site_id_part_pair_key" ON "exam_seats"("site_id", "part", "pair");

-- CreateIndex
CREATE INDEX "exam_raters_member_id_idx" ON "exam_raters"("member_id");

-- CreateIndex
CREATE INDEX "exam_raters_invited_by_id_idx" ON "exam_raters"("invited_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "exam_raters_program_id_part_pair_email_key_key" ON "exam_raters"("program_id", "part", "pair", "email_key");

-- CreateIndex
CREATE UNIQUE INDEX "exam_scripts_application_id_paper_id_key" ON "exam_scripts"("application_id", "paper_id");

-- CreateIndex
CREATE UNIQUE INDEX "exam_scripts_paper_id_code_key" ON "exam_scripts"("paper_id", "code");

-- CreateIndex
CREATE INDEX "exam_ratings_rater_id_idx" ON "exam_ratings"("rater_id");

-- CreateIndex
CREATE UNIQUE INDEX "exam_ratings_script_id_rater_id_key" ON "exam_ratings"("script_id", "rater_id");

-- CreateIndex
CREATE INDEX "exam_marks_criterion_id_idx" ON "exam_marks"("criterion_id");

-- CreateIndex
CREATE INDEX "exam_releases_program_id_idx" ON "exam_releases"("program_id");

-- CreateIndex
CREATE INDEX "exam_releases_locked_by_id_idx" ON "exam_releases"("locked_by_id");

-- CreateIndex
CREATE INDEX "exam_releases_confirmed_by_id_idx" ON "exam_releases"("confirmed_by_id");

-- CreateIndex
CREATE INDEX "exam_results_created_by_id_idx" ON "exam_results"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "exam_results_application_id_version_key" ON "exam_results"("application_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "exam_objections_application_id_key" ON "exam_objections"("application_id");

-- CreateIndex
CREATE INDEX "exam_objections_answered_by_id_idx" ON "exam_objections"("answered_by_id");

-- CreateIndex
CREATE INDEX "applications_room_id_idx" ON "applications"("room_id");

-- CreateIndex
CREATE UNIQUE INDEX "applications_program_id_exam_number_key" ON "applications"("program_id", "exam_number");

-- CreateIndex
CREATE INDEX "issued_documents_application_id_id_idx" ON "issued_documents"("application_id", "id");

-- AddForeignKey
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_papers" ADD CONSTRAINT "exam_papers_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_criteria" ADD CONSTRAINT "exam_criteria_paper_id_fkey" FOREIGN KEY ("paper_id") REFERENCES "exam_papers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_rooms" ADD CONSTRAINT "exam_rooms_site_id_fkey" FOREIGN KEY ("site_id") REFERENCES "program_sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_seats" ADD CONSTRAINT "exam_seats_site_id_fkey" FOREIGN KEY ("site_id") REFERENCES "program_sites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_raters" ADD CONSTRAINT "exam_raters_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_raters" ADD CONSTRAINT "exam_raters_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_raters" ADD CONSTRAINT "exam_raters_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_scripts" ADD CONSTRAINT "exam_scripts_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_scripts" ADD CONSTRAINT "exam_scripts_paper_id_fkey" FOREIGN KEY ("paper_id") REFERENCES "exam_papers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_ratings" ADD CONSTRAINT "exam_ratings_script_id_fkey" FOREIGN KEY ("script_id") REFERENCES "exam_scripts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_ratings" ADD CONSTRAINT "exam_ratings_rater_id_fkey" FOREIGN KEY ("rater_id") REFERENCES "exam_raters"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_marks" ADD CONSTRAINT "exam_marks_rating_id_fkey" FOREIGN KEY ("rating_id") REFERENCES "exam_ratings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_marks" ADD CONSTRAINT "exam_marks_criterion_id_fkey" FOREIGN KEY ("criterion_id") REFERENCES "exam_criteria"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_releases" ADD CONSTRAINT "exam_releases_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_releases" ADD CONSTRAINT "exam_releases_locked_by_id_fkey" FOREIGN KEY ("locked_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_releases" ADD CONSTRAINT "exam_releases_confirmed_by_id_fkey" FOREIGN KEY ("confirmed_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_objections" ADD CONSTRAINT "exam_objections_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exam_objections" ADD CONSTRAINT "exam_objections_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "exam_rooms"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Seats of a site are counted as those of a program: never below none, never above what there is.
ALTER TABLE "exam_seats" ADD CONSTRAINT "exam_seats_taken_check" CHECK ("seats_taken" >= 0 AND "seats_taken" <= "seats");
ALTER TABLE "exam_rooms" ADD CONSTRAINT "exam_rooms_seats_check" CHECK ("seats" > 0);
ALTER TABLE "exam_papers" ADD CONSTRAINT "exam_papers_minutes_check" CHECK ("minutes" > 0);
ALTER TABLE "exam_papers" ADD CONSTRAINT "exam_papers_minimum_check" CHECK ("minimum" >= 0);
ALTER TABLE "exam_criteria" ADD CONSTRAINT "exam_criteria_points_check" CHECK ("max_points" > 0);
ALTER TABLE "exam_marks" ADD CONSTRAINT "exam_marks_points_check" CHECK ("points" >= 0);
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_average_check" CHECK ("average" BETWEEN 0 AND 10000);
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_rule_check"
  CHECK ("pass_average" BETWEEN 0 AND 10000 AND "raters_per_script" BETWEEN 1 AND 9
    AND "raters_agreeing" BETWEEN 0 AND "raters_per_script" AND "third_rater_above" > 0 AND "objection_days" >= 0);

-- Two people release: the second is another one.
ALTER TABLE "exam_releases" ADD CONSTRAINT "exam_releases_two_people_check" CHECK ("confirmed_by_id" <> "locked_by_id");
-- One release of a session is under way or out at a time.
CREATE UNIQUE INDEX "exam_releases_one_idx" ON "exam_releases"("program_id") WHERE "withdrawn_at" IS NULL;
-- A certificate that is valid is one of its kind and language for an application.
CREATE UNIQUE INDEX "issued_documents_application_idx" ON "issued_documents"("application_id", "kind", "language")
  WHERE "application_id" IS NOT NULL AND "revoked_at" IS NULL;
