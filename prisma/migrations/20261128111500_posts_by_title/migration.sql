-- A post whose title is the very words of a search comes first, however many newer ones hold them
-- (schema/site/posts/titled-posts.ts). Written by hand: schema.prisma can't say what an index computes.
CREATE INDEX "posts_folded_title_ko_idx" ON "posts" (search_fold("title_ko"), "published_at" DESC, "id" DESC);
CREATE INDEX "posts_folded_title_en_idx" ON "posts" (search_fold("title_en"), "published_at" DESC, "id" DESC);
