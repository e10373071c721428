-- CreateEnum
CREATE TYPE "language" AS ENUM ('ko', 'en');

-- CreateEnum
CREATE TYPE "member_grade" AS ENUM ('GENERAL', 'ASSOCIATE', 'REGULAR', 'LIFETIME', 'INSTITUTION', 'HONORARY');

-- CreateEnum
CREATE TYPE "member_status" AS ENUM ('ACTIVE', 'SUSPENDED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "staff_role" AS ENUM ('SUPER', 'CONTENT', 'PROGRAM', 'FINANCE', 'MEMBER');

-- CreateEnum
CREATE TYPE "grade_request_status" AS ENUM ('PENDING', 'APPROVED', 'REFUSED');

-- CreateEnum
CREATE TYPE "consent_kind" AS ENUM ('TERMS', 'PRIVACY', 'AGE14', 'NEWSLETTER');

-- CreateEnum
CREATE TYPE "board" AS ENUM ('NOTICE', 'NEWS', 'GALLERY', 'PUBLICATION', 'SEMINAR_ARCHIVE');

-- CreateEnum
CREATE TYPE "page_key" AS ENUM ('PRIVACY_POLICY', 'TERMS');

-- CreateTable
CREATE TABLE "members" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "final_degree_institution" TEXT,
    "major" TEXT,
    "affiliation" TEXT,
    "department" TEXT,
    "position" TEXT,
    "phone_number" TEXT,
    "grade" "member_grade" NOT NULL DEFAULT 'GENERAL',
    "status" "member_status" NOT NULL DEFAULT 'ACTIVE',
    "language" "language" NOT NULL DEFAULT 'ko',
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_assignments" (
    "member_id" INTEGER NOT NULL,
    "role" "staff_role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_assignments_pkey" PRIMARY KEY ("member_id","role")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "member_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "kind" "consent_kind" NOT NULL,
    "granted" BOOLEAN NOT NULL,
    "page_version" INTEGER,
    "language" "language" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "grade_requests" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "grade" "member_grade" NOT NULL,
    "status" "grade_request_status" NOT NULL DEFAULT 'PENDING',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "grade_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "posts" (
    "id" SERIAL NOT NULL,
    "board" "board" NOT NULL,
    "tag_id" INTEGER,
    "thumbnail_id" INTEGER,
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "title_ko" TEXT,
    "title_en" TEXT,
    "content_ko" JSONB,
    "content_en" JSONB,
    "ko_updated_at" TIMESTAMPTZ(3),
    "en_updated_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tags" (
    "id" SERIAL NOT NULL,
    "board" "board" NOT NULL,
    "slug" TEXT NOT NULL,
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "tags_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "files" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "alt_ko" TEXT,
    "alt_en" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attachments" (
    "post_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "attachments_pkey" PRIMARY KEY ("post_id","file_id")
);

-- CreateTable
CREATE TABLE "post_figures" (
    "post_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,

    CONSTRAINT "post_figures_pkey" PRIMARY KEY ("post_id","file_id")
);

-- CreateTable
CREATE TABLE "page_versions" (
    "id" SERIAL NOT NULL,
    "key" "page_key" NOT NULL,
    "number" INTEGER NOT NULL,
    "effective_at" TIMESTAMPTZ(3) NOT NULL,
    "title_ko" TEXT NOT NULL,
    "title_en" TEXT,
    "content_ko" JSONB NOT NULL,
    "content_en" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "banners" (
    "id" SERIAL NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "heading_ko" TEXT NOT NULL,
    "heading_en" TEXT NOT NULL,
    "lede_ko" TEXT NOT NULL,
    "lede_en" TEXT NOT NULL,
    "primary_href" TEXT,
    "primary_ko" TEXT,
    "primary_en" TEXT,
    "secondary_href" TEXT,
    "secondary_ko" TEXT,
    "secondary_en" TEXT,

    CONSTRAINT "banners_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "goals" (
    "id" SERIAL NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "title_ko" TEXT NOT NULL,
    "title_en" TEXT NOT NULL,
    "body_ko" TEXT NOT NULL,
    "body_en" TEXT NOT NULL,

    CONSTRAINT "goals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "terms" (
    "id" SERIAL NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "ko" TEXT NOT NULL,
    "en" TEXT NOT NULL,

    CONSTRAINT "terms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "description_ko" TEXT NOT NULL,
    "description_en" TEXT NOT NULL,
    "address_ko" TEXT,
    "address_en" TEXT,
    "phone" TEXT,
    "email" TEXT,
    "hours_ko" TEXT,
    "hours_en" TEXT,
    "privacy_officer_ko" TEXT,
    "privacy_officer_en" TEXT,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_version" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "content_version_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "members_email_key_key" ON "members"("email_key");

-- CreateIndex
CREATE INDEX "members_created_at_id_idx" ON "members"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "sessions_member_id_idx" ON "sessions"("member_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "consents_member_id_kind_idx" ON "consents"("member_id", "kind");

-- CreateIndex
CREATE INDEX "grade_requests_member_id_idx" ON "grade_requests"("member_id");

-- CreateIndex
CREATE INDEX "grade_requests_status_created_at_idx" ON "grade_requests"("status", "created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "posts_thumbnail_id_idx" ON "posts"("thumbnail_id");

-- CreateIndex
CREATE UNIQUE INDEX "tags_board_slug_key" ON "tags"("board", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "files_key_key" ON "files"("key");

-- CreateIndex
CREATE INDEX "attachments_file_id_idx" ON "attachments"("file_id");

-- CreateIndex
CREATE INDEX "post_figures_file_id_idx" ON "post_figures"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "page_versions_key_number_key" ON "page_versions"("key", "number");

-- AddForeignKey
ALTER TABLE "staff_assignments" ADD CONSTRAINT "staff_assignments_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grade_requests" ADD CONSTRAINT "grade_requests_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tags"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_thumbnail_id_fkey" FOREIGN KEY ("thumbnail_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_figures" ADD CONSTRAINT "post_figures_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_figures" ADD CONSTRAINT "post_figures_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Below: written by hand, because schema.prisma can't say it.

-- The list of a board, and the list of a board under a tag, in the order in which it is shown. Only visible posts are in these indexes, and the
-- ids of any page can be read from them alone.
CREATE INDEX "posts_visible_idx" ON "posts"("board", "pinned" DESC, "published_at" DESC, "id" DESC)
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;

CREATE INDEX "posts_visible_by_tag_idx" ON "posts"("board", "tag_id", "pinned" DESC, "published_at" DESC, "id" DESC)
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;

-- A post is there in at least one language, and a language is there with both its title and its content.
ALTER TABLE "posts"
ADD CONSTRAINT "posts_has_a_language" CHECK ("title_ko" IS NOT NULL OR "title_en" IS NOT NULL),
ADD CONSTRAINT "posts_ko_whole" CHECK (("title_ko" IS NULL) = ("content_ko" IS NULL)),
ADD CONSTRAINT "posts_en_whole" CHECK (("title_en" IS NULL) = ("content_en" IS NULL)),
ADD CONSTRAINT "posts_content_is_document" CHECK (
    COALESCE(jsonb_typeof("content_ko"), 'object') = 'object' AND COALESCE(jsonb_typeof("content_en"), 'object') = 'object'
),
ADD CONSTRAINT "posts_version_counts_up" CHECK ("version" >= 1);

ALTER TABLE "page_versions"
ADD CONSTRAINT "page_versions_en_whole" CHECK (("title_en" IS NULL) = ("content_en" IS NULL)),
ADD CONSTRAINT "page_versions_content_is_document" CHECK (
    jsonb_typeof("content_ko") = 'object' AND COALESCE(jsonb_typeof("content_en"), 'object') = 'object'
),
ADD CONSTRAINT "page_versions_number_counts_up" CHECK ("number" >= 1);

-- A member waits for one decision at a time.
CREATE UNIQUE INDEX "grade_requests_one_pending_idx" ON "grade_requests"("member_id") WHERE "status" = 'PENDING';

-- Tables of one row.
ALTER TABLE "settings" ADD CONSTRAINT "settings_one_row" CHECK ("id" = 1);
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_one_row" CHECK ("id" = 1);

INSERT INTO "content_version" ("id", "version") VALUES (1, 1);
