-- Two names per person (decision 173). The search column is written by hand: schema.prisma cannot say what generates a column.
ALTER TABLE "members" ADD COLUMN "family_name" TEXT,
ADD COLUMN "given_name" TEXT;

DROP INDEX "members_search_key_idx";
ALTER TABLE "members" DROP COLUMN "search_key";
ALTER TABLE "members" ADD COLUMN "search_key" TEXT GENERATED ALWAYS AS (
    search_key_of(
        "name", "given_name", "family_name", "email", "affiliation", "department", "position", "final_degree_institution", "major",
        "phone_number", regexp_replace("phone_number", '[^0-9]', '', 'g'), search_initials("name")
    )
) STORED;
CREATE INDEX "members_search_key_idx" ON "members" USING gin (office_grams("search_key"));

ANALYZE "members";
