-- The office finds a member by everything that stands on the page: also by the telephone, as it is written or as figures alone.
DROP INDEX "members_search_key_idx";
ALTER TABLE "members" DROP COLUMN "search_key";
ALTER TABLE "members" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "name", "email", "affiliation", "department", "position", "final_degree_institution", "major",
        "phone_number", regexp_replace("phone_number", '[^0-9]', '', 'g')
    )
) STORED;
CREATE INDEX "members_search_key_idx" ON "members" USING gin (office_grams("search_key"));
ANALYZE "members";
