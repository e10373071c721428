-- CreateTable
CREATE TABLE "mail_submissions" (
    "mail_id" INTEGER NOT NULL,
    "submission_id" INTEGER NOT NULL,

    CONSTRAINT "mail_submissions_pkey" PRIMARY KEY ("mail_id","submission_id")
);

-- CreateIndex
CREATE INDEX "mail_submissions_submission_id_idx" ON "mail_submissions"("submission_id");

-- AddForeignKey
ALTER TABLE "mail_submissions" ADD CONSTRAINT "mail_submissions_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mails"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_submissions" ADD CONSTRAINT "mail_submissions_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Letters of before named one manuscript each.
INSERT INTO "mail_submissions" ("mail_id", "submission_id")
SELECT "id", "submission_id" FROM "mails" WHERE "kind"::text = 'SUBMISSION_LATE' AND "submission_id" IS NOT NULL;
