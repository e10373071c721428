-- A version of a page that was taken back before its day, or replaced while it was coming, stays and never comes into force (decision 93).
ALTER TABLE "page_versions" ADD COLUMN "withdrawn_at" TIMESTAMPTZ(3);
