-- AlterTable
ALTER TABLE "post_drafts" ADD COLUMN     "key" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "post_drafts_updated_at_id_idx" ON "post_drafts"("updated_at" DESC, "id" DESC);

-- New ones have the key that their writer's form sends.
UPDATE "post_drafts" SET "key" = "payload" ->> 'requestKey'
  WHERE "post_id" IS NULL AND "payload" ->> 'requestKey' ~ '^[\w-]{8,100}$';
DROP INDEX "post_drafts_new_idx";
CREATE UNIQUE INDEX "post_drafts_new_idx" ON "post_drafts" ("member_id", "board", "key") WHERE "post_id" IS NULL;
