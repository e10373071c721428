-- The office's list of posts begins with all of them, what was touched last first, or by title.
CREATE INDEX "posts_touched_idx" ON "posts" ("updated_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "posts_title_idx" ON "posts" ("title_ko", "title_en", "id") WHERE "deleted_at" IS NULL;
