-- CreateEnum
CREATE TYPE "file_kind" AS ENUM ('IMAGE', 'ATTACHMENT');

-- DropForeignKey
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_file_id_fkey";

-- DropForeignKey
ALTER TABLE "post_figures" DROP CONSTRAINT "post_figures_file_id_fkey";

-- DropForeignKey
ALTER TABLE "posts" DROP CONSTRAINT "posts_thumbnail_id_fkey";

-- AlterTable
ALTER TABLE "attachments" ADD COLUMN     "caption_en" TEXT,
ADD COLUMN     "caption_ko" TEXT;

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "kind" "file_kind" NOT NULL DEFAULT 'ATTACHMENT',
ADD COLUMN     "uploaded_by_id" INTEGER,
ADD COLUMN     "variants" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "created_by_id" INTEGER,
ADD COLUMN     "deleted_by_id" INTEGER,
ADD COLUMN     "pinned_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "post_drafts" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "board" "board" NOT NULL,
    "post_id" INTEGER,
    "payload" JSONB NOT NULL,
    "base_version" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "post_drafts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "post_drafts_post_id_idx" ON "post_drafts"("post_id");

-- CreateIndex
CREATE UNIQUE INDEX "post_drafts_member_id_post_id_key" ON "post_drafts"("member_id", "post_id");

-- CreateIndex
CREATE INDEX "files_created_at_idx" ON "files"("created_at");

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_thumbnail_id_fkey" FOREIGN KEY ("thumbnail_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_deleted_by_id_fkey" FOREIGN KEY ("deleted_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_figures" ADD CONSTRAINT "post_figures_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Below: written by hand, because schema.prisma can't say it.

-- Until now only images of our own making were stored as anything but attachments.
UPDATE "files" SET "kind" = 'IMAGE' WHERE "mime_type" LIKE 'image/%';

-- A draft may lack anything. What is published or scheduled is there in at least one language, and a language is there
-- with both its title and its content.
ALTER TABLE "posts"
DROP CONSTRAINT "posts_has_a_language",
DROP CONSTRAINT "posts_ko_whole",
DROP CONSTRAINT "posts_en_whole",
ADD CONSTRAINT "posts_has_a_language" CHECK ("published_at" IS NULL OR "title_ko" IS NOT NULL OR "title_en" IS NOT NULL),
ADD CONSTRAINT "posts_ko_whole" CHECK ("published_at" IS NULL OR ("title_ko" IS NULL) = ("content_ko" IS NULL)),
ADD CONSTRAINT "posts_en_whole" CHECK ("published_at" IS NULL OR ("title_en" IS NULL) = ("content_en" IS NULL)),
ADD CONSTRAINT "posts_only_pinned_until" CHECK ("pinned" OR "pinned_until" IS NULL);

ALTER TABLE "files" ADD CONSTRAINT "files_variants_is_list" CHECK (jsonb_typeof("variants") = 'array');
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_payload_is_object" CHECK (jsonb_typeof("payload") = 'object');

-- One new post a person and board may have under the pen.
CREATE UNIQUE INDEX "post_drafts_new_idx" ON "post_drafts"("member_id", "board") WHERE "post_id" IS NULL;

-- The office's lists: published and scheduled, drafts, the trash. The first also tells what is published next.
CREATE INDEX "posts_published_idx" ON "posts"("published_at" DESC, "id" DESC)
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE INDEX "posts_board_published_idx" ON "posts"("board", "published_at" DESC, "id" DESC)
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE INDEX "posts_drafts_idx" ON "posts"("updated_at" DESC, "id" DESC)
WHERE "deleted_at" IS NULL AND "published_at" IS NULL;
CREATE INDEX "posts_trash_idx" ON "posts"("deleted_at" DESC, "id" DESC) WHERE "deleted_at" IS NOT NULL;
-- Which pins end next.
CREATE INDEX "posts_pinned_until_idx" ON "posts"("pinned_until") WHERE "pinned_until" IS NOT NULL;

-- The search in titles. Words of two syllables are the rule in Korean and too short for trigrams, so titles are indexed by
-- their characters and pairs of characters, in both languages, NFC and in small letters. Needs no extension.
CREATE FUNCTION "search_grams"("key" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
    SELECT array_agg(DISTINCT substr("key", i, n)) FROM generate_series(1, length("key")) AS i, generate_series(1, 2) AS n
);

CREATE FUNCTION "post_search_key"("title_ko" text, "title_en" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(normalize(coalesce("title_ko", '') || E'\n' || coalesce("title_en", ''), NFC));

CREATE INDEX "posts_search_idx" ON "posts" USING gin (search_grams(post_search_key("title_ko", "title_en")))
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
