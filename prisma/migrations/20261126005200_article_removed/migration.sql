-- What is left of an article that was removed for good has no title (decision 197).
ALTER TABLE "articles" DROP CONSTRAINT "articles_title_check";
ALTER TABLE "articles" ADD CONSTRAINT "articles_title_check" CHECK ("deleted_at" IS NOT NULL OR CASE "language" WHEN 'ko' THEN "title_ko" ELSE "title_en" END IS NOT NULL);
