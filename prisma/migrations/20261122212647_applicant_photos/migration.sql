-- What applicants sent is told from pictures of the site by its kind. The type is made anew because a value that was only added could not
-- be used in the same transaction.
ALTER TYPE "file_kind" RENAME TO "file_kind_before";
CREATE TYPE "file_kind" AS ENUM ('IMAGE', 'ATTACHMENT', 'PHOTO');
ALTER TABLE "files" ALTER COLUMN "kind" DROP DEFAULT;
ALTER TABLE "files" ALTER COLUMN "kind" TYPE "file_kind" USING "kind"::text::"file_kind";
ALTER TABLE "files" ALTER COLUMN "kind" SET DEFAULT 'ATTACHMENT';
DROP TYPE "file_kind_before";

UPDATE "files" SET "kind" = 'PHOTO' WHERE "id" IN (SELECT "photo_id" FROM "applications");
