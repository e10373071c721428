-- Whether the authors read the file of a review, and since when (decision 170).
ALTER TABLE "reviews" ADD COLUMN "file_for_authors" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "reviews" ADD COLUMN "file_shown_at" TIMESTAMPTZ(3);
