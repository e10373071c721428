-- CreateEnum
CREATE TYPE "program_kind" AS ENUM ('SEMINAR', 'WORKSHOP', 'ONLINE_COURSE', 'EXPERT_COURSE', 'COMMUNITY_COURSE', 'SOCIAL_INTEGRATION', 'KITEC');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "page_key" ADD VALUE 'GREETING';
ALTER TYPE "page_key" ADD VALUE 'VALUES';
ALTER TYPE "page_key" ADD VALUE 'HISTORY';
ALTER TYPE "page_key" ADD VALUE 'BYLAWS';
ALTER TYPE "page_key" ADD VALUE 'BOARD_MEMBERS';
ALTER TYPE "page_key" ADD VALUE 'JOURNAL_INTRODUCTION';
ALTER TYPE "page_key" ADD VALUE 'KITEC';
ALTER TYPE "page_key" ADD VALUE 'WORKSHOP';
ALTER TYPE "page_key" ADD VALUE 'EXPERT_COURSE';
ALTER TYPE "page_key" ADD VALUE 'ONLINE_COURSE';
ALTER TYPE "page_key" ADD VALUE 'COMMUNITY_COURSE';
ALTER TYPE "page_key" ADD VALUE 'SOCIAL_INTEGRATION';

-- AlterTable
ALTER TABLE "page_versions" ADD COLUMN     "created_by_id" INTEGER,
ADD COLUMN     "note_en" TEXT,
ADD COLUMN     "note_ko" TEXT;

-- CreateTable
CREATE TABLE "page_entries" (
    "id" SERIAL NOT NULL,
    "version_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "year" INTEGER,
    "month" INTEGER,
    "day" INTEGER,
    "title_ko" TEXT NOT NULL,
    "title_en" TEXT,
    "body_ko" TEXT,
    "body_en" TEXT,

    CONSTRAINT "page_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "board_members" (
    "id" SERIAL NOT NULL,
    "version_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT,
    "role_ko" TEXT NOT NULL,
    "role_en" TEXT,
    "affiliation_ko" TEXT,
    "affiliation_en" TEXT,
    "term_from" INTEGER,
    "term_to" INTEGER,
    "portrait_id" INTEGER,

    CONSTRAINT "board_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_figures" (
    "version_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,

    CONSTRAINT "page_figures_pkey" PRIMARY KEY ("version_id","file_id")
);

-- CreateTable
CREATE TABLE "programs" (
    "id" SERIAL NOT NULL,
    "kind" "program_kind" NOT NULL,
    "number" INTEGER,
    "tag_id" INTEGER,
    "thumbnail_id" INTEGER,
    "title_ko" TEXT NOT NULL,
    "title_en" TEXT,
    "description_ko" TEXT,
    "description_en" TEXT,
    "content_ko" JSONB,
    "content_en" JSONB,
    "ko_updated_at" TIMESTAMPTZ(3),
    "en_updated_at" TIMESTAMPTZ(3),
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "location_ko" TEXT,
    "location_en" TEXT,
    "apply_from" TIMESTAMPTZ(3),
    "apply_to" TIMESTAMPTZ(3),
    "apply_link" TEXT,
    "fee" INTEGER NOT NULL DEFAULT 0,
    "enrollment_fee" INTEGER,
    "capacity" INTEGER,
    "seats_taken" INTEGER NOT NULL DEFAULT 0,
    "waiting_list" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_note_ko" TEXT,
    "cancel_note_en" TEXT,
    "deleted_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "programs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "program_tags" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "program_tags_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "program_prices" (
    "id" SERIAL NOT NULL,
    "program_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "label_ko" TEXT NOT NULL,
    "label_en" TEXT,
    "grades" "member_grade"[],
    "until" TIMESTAMPTZ(3),
    "amount" INTEGER NOT NULL,

    CONSTRAINT "program_prices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "program_speakers" (
    "id" SERIAL NOT NULL,
    "program_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT,
    "affiliation_ko" TEXT,
    "affiliation_en" TEXT,
    "talk_ko" TEXT,
    "talk_en" TEXT,
    "portrait_id" INTEGER,

    CONSTRAINT "program_speakers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "program_sessions" (
    "id" SERIAL NOT NULL,
    "program_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "title_ko" TEXT NOT NULL,
    "title_en" TEXT,
    "is_break" BOOLEAN NOT NULL DEFAULT false,
    "by_ko" TEXT,
    "by_en" TEXT,
    "file_id" INTEGER,

    CONSTRAINT "program_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "program_files" (
    "program_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "program_files_pkey" PRIMARY KEY ("program_id","file_id")
);

-- CreateTable
CREATE TABLE "program_figures" (
    "program_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,

    CONSTRAINT "program_figures_pkey" PRIMARY KEY ("program_id","file_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "page_entries_version_id_position_key" ON "page_entries"("version_id", "position");

-- CreateIndex
CREATE INDEX "board_members_portrait_id_idx" ON "board_members"("portrait_id");

-- CreateIndex
CREATE UNIQUE INDEX "board_members_version_id_position_key" ON "board_members"("version_id", "position");

-- CreateIndex
CREATE INDEX "page_figures_file_id_idx" ON "page_figures"("file_id");

-- CreateIndex
CREATE INDEX "programs_thumbnail_id_idx" ON "programs"("thumbnail_id");

-- CreateIndex
CREATE UNIQUE INDEX "program_tags_slug_key" ON "program_tags"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "program_prices_program_id_position_key" ON "program_prices"("program_id", "position");

-- CreateIndex
CREATE INDEX "program_speakers_portrait_id_idx" ON "program_speakers"("portrait_id");

-- CreateIndex
CREATE UNIQUE INDEX "program_speakers_program_id_position_key" ON "program_speakers"("program_id", "position");

-- CreateIndex
CREATE INDEX "program_sessions_file_id_idx" ON "program_sessions"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "program_sessions_program_id_position_key" ON "program_sessions"("program_id", "position");

-- CreateIndex
CREATE INDEX "program_files_file_id_idx" ON "program_files"("file_id");

-- CreateIndex
CREATE INDEX "program_figures_file_id_idx" ON "program_figures"("file_id");

-- AddForeignKey
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_entries" ADD CONSTRAINT "page_entries_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "page_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_members" ADD CONSTRAINT "board_members_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "page_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_members" ADD CONSTRAINT "board_members_portrait_id_fkey" FOREIGN KEY ("portrait_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_figures" ADD CONSTRAINT "page_figures_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "page_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_figures" ADD CONSTRAINT "page_figures_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "programs" ADD CONSTRAINT "programs_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "program_tags"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "programs" ADD CONSTRAINT "programs_thumbnail_id_fkey" FOREIGN KEY ("thumbnail_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "programs" ADD CONSTRAINT "programs_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_prices" ADD CONSTRAINT "program_prices_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_speakers" ADD CONSTRAINT "program_speakers_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_speakers" ADD CONSTRAINT "program_speakers_portrait_id_fkey" FOREIGN KEY ("portrait_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_sessions" ADD CONSTRAINT "program_sessions_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_sessions" ADD CONSTRAINT "program_sessions_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_files" ADD CONSTRAINT "program_files_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_files" ADD CONSTRAINT "program_files_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_figures" ADD CONSTRAINT "program_figures_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_figures" ADD CONSTRAINT "program_figures_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Below: written by hand, because schema.prisma can't say it.

ALTER TABLE "page_entries"
ADD CONSTRAINT "page_entries_date" CHECK (
    ("month" IS NULL OR ("year" IS NOT NULL AND "month" BETWEEN 1 AND 12))
    AND ("day" IS NULL OR ("month" IS NOT NULL AND "day" BETWEEN 1 AND 31))
);
ALTER TABLE "board_members"
ADD CONSTRAINT "board_members_term" CHECK ("term_from" IS NULL OR "term_to" IS NULL OR "term_from" <= "term_to");

-- A draft may lack its text. A language that is there has a title; Korean is always there.
ALTER TABLE "programs"
ADD CONSTRAINT "programs_event" CHECK ("starts_at" < "ends_at"),
ADD CONSTRAINT "programs_window" CHECK ("apply_from" IS NULL OR "apply_to" IS NULL OR "apply_from" < "apply_to"),
ADD CONSTRAINT "programs_fees" CHECK ("fee" >= 0 AND ("enrollment_fee" IS NULL OR "enrollment_fee" >= 0)),
ADD CONSTRAINT "programs_seats" CHECK ("seats_taken" >= 0 AND ("capacity" IS NULL OR ("capacity" > 0 AND "seats_taken" <= "capacity"))),
ADD CONSTRAINT "programs_apply_link" CHECK ("apply_link" IS NULL OR "apply_link" ~ '^https?://');
ALTER TABLE "program_prices" ADD CONSTRAINT "program_prices_amount" CHECK ("amount" >= 0);
ALTER TABLE "program_sessions" ADD CONSTRAINT "program_sessions_time" CHECK ("starts_at" < "ends_at");

-- What visitors see: what is on next, a kind's programs by date, a month.
CREATE INDEX "programs_starts_idx" ON "programs"("starts_at", "id") WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE INDEX "programs_kind_starts_idx" ON "programs"("kind", "starts_at", "id")
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE INDEX "programs_ends_idx" ON "programs"("ends_at", "id") WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
-- What changes by itself next: the moments at which a state becomes another (gateway/content-cache.ts).
CREATE INDEX "programs_published_idx" ON "programs"("published_at") WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE INDEX "programs_apply_from_idx" ON "programs"("apply_from") WHERE "deleted_at" IS NULL AND "apply_from" IS NOT NULL;
CREATE INDEX "programs_apply_to_idx" ON "programs"("apply_to") WHERE "deleted_at" IS NULL AND "apply_to" IS NOT NULL;
-- The office's lists: by kind and date with drafts among them, and the trash.
CREATE INDEX "programs_office_idx" ON "programs"("kind", "starts_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "programs_trash_idx" ON "programs"("deleted_at" DESC, "id" DESC) WHERE "deleted_at" IS NOT NULL;
