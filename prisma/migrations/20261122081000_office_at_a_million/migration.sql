-- The office's searches, over a million rows: addresses are written in thirty characters, so that pairs of them stand in every tenth
-- row; groups of three lead to the row. Members, applications and payments only: posts are long, and read in Korean.
CREATE FUNCTION "office_grams"("key" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    characters text[] := string_to_array("key", NULL);
    grams text[] := characters;
    pair text;
BEGIN
    FOR i IN 2..cardinality(characters) LOOP
        pair := characters[i - 1] || characters[i];
        grams := grams || pair;
        IF i > 2 THEN
            grams := grams || (characters[i - 2] || pair);
        END IF;
    END LOOP;
    RETURN grams;
END
$$;

-- What a row that holds the term has in its index: the longest groups alone, which say what the shorter ones do.
CREATE FUNCTION "office_grams_of_term"("term" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT array_agg(DISTINCT substr("term", i, 3)) FROM generate_series(1, greatest(1, length("term") - 2)) AS i);

DROP INDEX "members_search_key_idx";
DROP INDEX "applications_search_key_idx";
DROP INDEX "payments_search_key_idx";
CREATE INDEX "members_search_key_idx" ON "members" USING gin (office_grams("search_key"));
CREATE INDEX "applications_search_key_idx" ON "applications" USING gin (office_grams("search_key"));
CREATE INDEX "payments_search_key_idx" ON "payments" USING gin (office_grams("search_key"));
-- Indexes of expressions have statistics of their own, by which the lists choose how to look.
ANALYZE "members", "applications", "payments";

-- Days beside the months of members: the dashboard's last thirty are thirty rows, however many registered.
CREATE TABLE "member_days" (
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "member_days_pkey" PRIMARY KEY ("day")
);

CREATE FUNCTION "seoul_day"("at" TIMESTAMPTZ) RETURNS DATE LANGUAGE sql STABLE PARALLEL SAFE
RETURN ("at" AT TIME ZONE 'Asia/Seoul')::date;

CREATE FUNCTION "add_member_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "member_days" AS kept ("day", "count")
    SELECT seoul_day("created_at"), count(*) FROM "added"
    WHERE "status" <> 'WITHDRAWN' GROUP BY 1 ORDER BY 1
    ON CONFLICT ("day") DO UPDATE SET "count" = kept."count" + EXCLUDED."count";
    RETURN NULL;
END
$$;
CREATE TRIGGER "members_days_add" AFTER INSERT ON "members"
REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_member_days"();

CREATE FUNCTION "move_member_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "member_days" AS kept ("day", "count")
    SELECT "day", sum("by") FROM (
        SELECT seoul_day(OLD."created_at") AS "day", -1 AS "by" WHERE OLD."status" <> 'WITHDRAWN'
        UNION ALL
        SELECT seoul_day(NEW."created_at"), 1 WHERE TG_OP = 'UPDATE' AND NEW."status" <> 'WITHDRAWN'
    ) AS moved GROUP BY 1 HAVING sum("by") <> 0 ORDER BY 1
    ON CONFLICT ("day") DO UPDATE SET "count" = kept."count" + EXCLUDED."count";
    RETURN NULL;
END
$$;
CREATE TRIGGER "members_days_move" AFTER UPDATE ON "members" FOR EACH ROW
WHEN (OLD."created_at" <> NEW."created_at" OR (OLD."status" = 'WITHDRAWN') <> (NEW."status" = 'WITHDRAWN'))
EXECUTE FUNCTION "move_member_days"();
CREATE TRIGGER "members_days_remove" AFTER DELETE ON "members"
FOR EACH ROW EXECUTE FUNCTION "move_member_days"();

INSERT INTO "member_days" ("day", "count")
SELECT seoul_day("created_at"), count(*) FROM "members" WHERE "status" <> 'WITHDRAWN' GROUP BY 1;
