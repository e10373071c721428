-- The office's list over several kinds, the newest date first: the order is read off instead of sorting everything. By hand: it is
-- partial. One kind alone has programs_office_idx.
CREATE INDEX "programs_office_all_idx" ON "programs"("starts_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
