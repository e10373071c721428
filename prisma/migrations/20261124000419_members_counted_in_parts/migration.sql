-- Written by hand: whoever registers adds to the number of today and of this month. With one row each everybody would wait there for the
-- end of the transaction before (decision 105). Two connections that are open at once have different parts nearly always.
CREATE FUNCTION "counter_part"() RETURNS SMALLINT LANGUAGE sql STABLE PARALLEL RESTRICTED
RETURN (pg_backend_pid() % 64)::smallint;

-- AlterTable
ALTER TABLE "member_days" DROP CONSTRAINT "member_days_pkey",
ADD COLUMN     "part" SMALLINT NOT NULL DEFAULT counter_part(),
ADD CONSTRAINT "member_days_pkey" PRIMARY KEY ("day", "part");

-- AlterTable
ALTER TABLE "member_months" DROP CONSTRAINT "member_months_pkey",
ADD COLUMN     "part" SMALLINT NOT NULL DEFAULT counter_part(),
ADD CONSTRAINT "member_months_pkey" PRIMARY KEY ("month", "grade", "part");

-- The functions of the triggers, as they were but for the key.
CREATE OR REPLACE FUNCTION "add_member_months"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "member_months" AS kept ("month", "grade", "count")
    SELECT seoul_month("created_at"), "grade", count(*) FROM "added"
    WHERE "status" <> 'WITHDRAWN' GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT ("month", "grade", "part") DO UPDATE SET "count" = kept."count" + EXCLUDED."count";
    RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "move_member_months"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "member_months" AS kept ("month", "grade", "count")
    SELECT "month", "grade", sum("by") FROM (
        SELECT seoul_month(OLD."created_at") AS "month", OLD."grade", -1 AS "by" WHERE OLD."status" <> 'WITHDRAWN'
        UNION ALL
        SELECT seoul_month(NEW."created_at"), NEW."grade", 1 WHERE TG_OP = 'UPDATE' AND NEW."status" <> 'WITHDRAWN'
    ) AS moved GROUP BY 1, 2 HAVING sum("by") <> 0 ORDER BY 1, 2
    ON CONFLICT ("month", "grade", "part") DO UPDATE SET "count" = kept."count" + EXCLUDED."count";
    RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "add_member_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "member_days" AS kept ("day", "count")
    SELECT seoul_day("created_at"), count(*) FROM "added"
    WHERE "status" <> 'WITHDRAWN' GROUP BY 1 ORDER BY 1
    ON CONFLICT ("day", "part") DO UPDATE SET "count" = kept."count" + EXCLUDED."count";
    RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "move_member_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "member_days" AS kept ("day", "count")
    SELECT "day", sum("by") FROM (
        SELECT seoul_day(OLD."created_at") AS "day", -1 AS "by" WHERE OLD."status" <> 'WITHDRAWN'
        UNION ALL
        SELECT seoul_day(NEW."created_at"), 1 WHERE TG_OP = 'UPDATE' AND NEW."status" <> 'WITHDRAWN'
    ) AS moved GROUP BY 1 HAVING sum("by") <> 0 ORDER BY 1
    ON CONFLICT ("day", "part") DO UPDATE SET "count" = kept."count" + EXCLUDED."count";
    RETURN NULL;
END
$$;
