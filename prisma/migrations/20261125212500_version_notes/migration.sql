-- Why a version was saved, where somebody said so.
ALTER TABLE "saved_versions" ADD COLUMN "note" TEXT;
