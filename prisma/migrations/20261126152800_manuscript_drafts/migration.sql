-- AlterTable
ALTER TABLE "drafts" ADD COLUMN     "submission_id" INTEGER,
ADD COLUMN     "submission_type" "submission_type";

-- CreateIndex
CREATE INDEX "drafts_submission_id_idx" ON "drafts"("submission_id");

-- CreateIndex
CREATE UNIQUE INDEX "drafts_member_id_submission_id_key" ON "drafts"("member_id", "submission_id");

-- AddForeignKey
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The type of a manuscript that is not saved may change while it is written.
CREATE UNIQUE INDEX "drafts_new_submission_idx" ON "drafts" ("member_id", "key") WHERE "submission_type" IS NOT NULL AND "submission_id" IS NULL;

ALTER TABLE "drafts" DROP CONSTRAINT "drafts_of_one_thing";
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_of_one_thing" CHECK (
  num_nonnulls("board", "program_kind", "page_key", "submission_type") = 1
  AND ("post_id" IS NULL OR "board" IS NOT NULL)
  AND ("program_id" IS NULL OR "program_kind" IS NOT NULL)
  AND ("submission_id" IS NULL OR "submission_type" IS NOT NULL)
);
