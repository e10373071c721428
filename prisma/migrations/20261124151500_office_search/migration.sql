-- Ctrl+K (decision 145): people are found by the initial consonants of their names as titles are, applicants by their telephone as members
-- are, and payments that wait by their amount. Written by hand: schema.prisma can say neither what generates a column nor a partial index.

DROP INDEX "members_search_key_idx";
ALTER TABLE "members" DROP COLUMN "search_key";
ALTER TABLE "members" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "name", "email", "affiliation", "department", "position", "final_degree_institution", "major",
        "phone_number", regexp_replace("phone_number", '[^0-9]', '', 'g'), search_initials("name")
    )
) STORED;
CREATE INDEX "members_search_key_idx" ON "members" USING gin (office_grams("search_key"));

DROP INDEX "applications_search_key_idx";
ALTER TABLE "applications" DROP COLUMN "search_key";
ALTER TABLE "applications" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "name", "name_en", "email", "affiliation", "phone_number", regexp_replace("phone_number", '[^0-9]', '', 'g'),
        search_initials("name")
    )
) STORED;
CREATE INDEX "applications_search_key_idx" ON "applications" USING gin (office_grams("search_key"));

DROP INDEX "payments_search_key_idx";
ALTER TABLE "payments" DROP COLUMN "search_key";
ALTER TABLE "payments" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "payer_name", "payer_email", "depositor_name", "name_ko", "name_en", search_initials("payer_name")
    )
) STORED;
CREATE INDEX "payments_search_key_idx" ON "payments" USING gin (office_grams("search_key"));

-- What waits for exactly so much, the newest first.
CREATE INDEX "payments_open_amount_idx" ON "payments" ("amount_due", "id") WHERE "state" IN ('PENDING', 'DECLARED', 'PARTIAL');

ANALYZE "members", "applications", "payments";
