-- Issues are looked for in the office's list by their title, and by their numbers as people write them: 18(2), 18권 2호.
ALTER TABLE "journal_issues" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "title_ko",
        "title_en",
        "volume"::text || '(' || "number"::text || ')',
        "volume"::text || '권' || "number"::text || '호'
    )
) STORED;
CREATE INDEX "journal_issues_search_key_idx" ON "journal_issues" USING gin (office_grams("search_key"));

-- The orders of the list.
CREATE INDEX "journal_issues_numbers_idx" ON "journal_issues" (("volume" * 10000 + "number"), "id");
CREATE INDEX "journal_issues_issued_on_id_idx" ON "journal_issues" ("issued_on", "id");

-- The orders of the list of translations: what has no last day is after everything that has one.
CREATE INDEX "translation_tasks_due_idx" ON "translation_tasks" ((coalesce("due_on", 'infinity'::date)), "id");
CREATE INDEX "translation_tasks_created_at_id_idx" ON "translation_tasks" ("created_at", "id");
