-- CreateEnum
CREATE TYPE "post_audience" AS ENUM ('EVERYONE', 'MEMBERS', 'GRADES');

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "audience" "post_audience" NOT NULL DEFAULT 'EVERYONE',
ADD COLUMN     "is_listed" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "reader_grades" "member_grade"[] DEFAULT ARRAY[]::"member_grade"[];

-- Below: written by hand, because schema.prisma can't say it.

-- Grades are named where they count, and there alone. GENERAL is nobody's membership. What everybody reads is always listed, so `is_listed` alone
-- says what lists name.
ALTER TABLE "posts"
ADD CONSTRAINT "posts_grades_where_they_count" CHECK (
    "reader_grades" IS NOT NULL AND ("audience" = 'GRADES') = (cardinality("reader_grades") > 0) AND 'GENERAL' <> ALL ("reader_grades")
),
ADD CONSTRAINT "posts_for_everyone_are_listed" CHECK ("is_listed" OR "audience" <> 'EVERYONE');

-- The lists hold what they name and nothing else. What visitors and the office read by time tells the audience in its index.
DROP INDEX "posts_visible_idx", "posts_visible_by_tag_idx", "posts_published_idx", "posts_board_published_idx";
CREATE INDEX "posts_visible_idx" ON "posts"("board", "pinned" DESC, "published_at" DESC, "id" DESC) INCLUDE ("unpublish_at")
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL AND "is_listed";
CREATE INDEX "posts_visible_by_tag_idx" ON "posts"("board", "tag_id", "pinned" DESC, "published_at" DESC, "id" DESC) INCLUDE ("unpublish_at")
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL AND "is_listed";
CREATE INDEX "posts_published_idx" ON "posts"("published_at" DESC, "id" DESC) INCLUDE ("unpublish_at", "audience")
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;
CREATE INDEX "posts_board_published_idx" ON "posts"("board", "published_at" DESC, "id" DESC) INCLUDE ("unpublish_at", "audience")
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL;

-- The members' room, of all boards and of one: ids and counts are read from these alone.
CREATE INDEX "posts_for_members_idx" ON "posts"("published_at" DESC, "id" DESC) INCLUDE ("unpublish_at", "audience", "reader_grades")
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL AND "audience" <> 'EVERYONE';
CREATE INDEX "posts_for_members_by_board_idx" ON "posts"("board", "published_at" DESC, "id" DESC) INCLUDE ("unpublish_at", "audience", "reader_grades")
WHERE "deleted_at" IS NULL AND "published_at" IS NOT NULL AND "audience" <> 'EVERYONE';
