-- The drafts of posts become the drafts of posts, programs and pages. The rows stay as they are.
ALTER TABLE "post_drafts" RENAME TO "drafts";
ALTER SEQUENCE "post_drafts_id_seq" RENAME TO "drafts_id_seq";
ALTER TABLE "drafts" RENAME CONSTRAINT "post_drafts_pkey" TO "drafts_pkey";
ALTER TABLE "drafts" RENAME CONSTRAINT "post_drafts_member_id_fkey" TO "drafts_member_id_fkey";
ALTER TABLE "drafts" RENAME CONSTRAINT "post_drafts_post_id_fkey" TO "drafts_post_id_fkey";
ALTER TABLE "drafts" RENAME CONSTRAINT "post_drafts_payload_is_object" TO "drafts_payload_is_object";
ALTER INDEX "post_drafts_post_id_idx" RENAME TO "drafts_post_id_idx";
ALTER INDEX "post_drafts_member_id_post_id_key" RENAME TO "drafts_member_id_post_id_key";
ALTER INDEX "post_drafts_updated_at_id_idx" RENAME TO "drafts_updated_at_id_idx";
ALTER INDEX "post_drafts_new_idx" RENAME TO "drafts_new_post_idx";

ALTER TABLE "drafts" ALTER COLUMN "board" DROP NOT NULL,
  ADD COLUMN "program_kind" "program_kind",
  ADD COLUMN "program_id" INTEGER,
  ADD COLUMN "page_key" "page_key";

ALTER TABLE "drafts" ADD CONSTRAINT "drafts_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE UNIQUE INDEX "drafts_member_id_program_id_key" ON "drafts"("member_id", "program_id");
CREATE UNIQUE INDEX "drafts_member_id_page_key_key" ON "drafts"("member_id", "page_key");
CREATE INDEX "drafts_program_id_idx" ON "drafts"("program_id");
-- The kind of a program that is not made may change while it is written.
CREATE UNIQUE INDEX "drafts_new_program_idx" ON "drafts" ("member_id", "key") WHERE "program_kind" IS NOT NULL AND "program_id" IS NULL;

ALTER TABLE "drafts" ADD CONSTRAINT "drafts_of_one_thing" CHECK (
  num_nonnulls("board", "program_kind", "page_key") = 1
  AND ("post_id" IS NULL OR "board" IS NOT NULL)
  AND ("program_id" IS NULL OR "program_kind" IS NOT NULL)
);
