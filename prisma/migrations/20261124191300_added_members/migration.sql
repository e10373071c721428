-- Members whom the office adds (decision 174).
ALTER TABLE "members" ADD COLUMN "is_added" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "invited_at" TIMESTAMPTZ(3);
