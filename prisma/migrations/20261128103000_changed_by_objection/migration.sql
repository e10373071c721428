-- A result that an answer changed and a certificate that it revoked name the objection. Until now they were known by its words alone.
ALTER TABLE "exam_results" ADD COLUMN "objection_id" INTEGER;
ALTER TABLE "issued_documents" ADD COLUMN "objection_id" INTEGER;

CREATE INDEX "exam_results_objection_id_idx" ON "exam_results"("objection_id");
CREATE INDEX "issued_documents_objection_id_idx" ON "issued_documents"("objection_id");

ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_objection_id_fkey"
    FOREIGN KEY ("objection_id") REFERENCES "exam_objections"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_objection_id_fkey"
    FOREIGN KEY ("objection_id") REFERENCES "exam_objections"("id") ON DELETE SET NULL ON UPDATE CASCADE;

UPDATE "exam_results" r SET "objection_id" = o."id"
FROM "exam_objections" o WHERE o."application_id" = r."application_id" AND o."answer" = r."reason";

-- Compared as text: in one transaction with all migrations a new value of an enum cannot be used.
UPDATE "issued_documents" d SET "objection_id" = o."id"
FROM "exam_objections" o
WHERE o."application_id" = d."application_id" AND o."answer" = d."revoke_reason" AND d."kind"::text = 'EXAM_CERTIFICATE';
