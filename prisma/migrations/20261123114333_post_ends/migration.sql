-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "unpublish_at" TIMESTAMPTZ(3);

-- Below: written by hand, because schema.prisma can't say it.

ALTER TABLE "posts" ADD CONSTRAINT "posts_end_after_they_begin"
CHECK ("published_at" IS NULL OR "unpublish_at" IS NULL OR "unpublish_at" > "published_at");

-- The lists' indexes hold the end, too, so that ids and counts are still read from them alone.
DROP INDEX "posts_visible_idx", "posts_visible_by_tag_idx", "posts_published_idx", "posts_board_published_idx";
CREATE INDEX "posts_visible_idx" ON "posts"("board", "pinned" DESC, "published_at" DESC, "id" DESC) INCLUDE ("unpublish_at")
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE INDEX "posts_visible_by_tag_idx" ON "posts"("board", "tag_id", "pinned" DESC, "published_at" DESC, "id" DESC) INCLUDE ("unpublish_at")
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE INDEX "posts_published_idx" ON "posts"("published_at" DESC, "id" DESC) INCLUDE ("unpublish_at")
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE INDEX "posts_board_published_idx" ON "posts"("board", "published_at" DESC, "id" DESC) INCLUDE ("unpublish_at")
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
-- Which posts end next, and which ended.
CREATE INDEX "posts_unpublish_idx" ON "posts"("unpublish_at", "id") WHERE "deleted_at" IS NULL AND "unpublish_at" IS NOT NULL;
