-- AlterTable
ALTER TABLE "attachments" ADD COLUMN     "alt_en" TEXT,
ADD COLUMN     "alt_ko" TEXT;

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "pictures_decorative" BOOLEAN NOT NULL DEFAULT false;

-- What was said about a picture so far stands with it on each gallery that shows it.
UPDATE "attachments" a SET "alt_ko" = f."alt_ko", "alt_en" = f."alt_en"
FROM "files" f, "posts" p
WHERE f."id" = a."file_id" AND p."id" = a."post_id" AND f."kind" = 'IMAGE' AND p."board" = 'GALLERY'
  AND (f."alt_ko" IS NOT NULL OR f."alt_en" IS NOT NULL);
