-- CreateTable
CREATE TABLE "payment_months" (
    "month" DATE NOT NULL,
    "type" "payment_type" NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "payment_months_pkey" PRIMARY KEY ("month","type")
);

-- CreateTable
CREATE TABLE "member_months" (
    "month" DATE NOT NULL,
    "grade" "member_grade" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "member_months_pkey" PRIMARY KEY ("month","grade")
);

-- Below: written by hand, because schema.prisma can't say it.

-- Somebody can always change everything: the last active SUPER keeps the role and the account, whoever tries, in whatever way and
-- however many at once. Who comes second waits here for the first one's commit, and then sees it.
CREATE FUNCTION "keep_a_super"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_TABLE_NAME = 'members' THEN
        IF NOT EXISTS (SELECT 1 FROM "staff_assignments" WHERE "member_id" = OLD."id" AND "role" = 'SUPER') THEN
            RETURN NULL;
        END IF;
    END IF;
    PERFORM pg_advisory_xact_lock(hashtext('keep_a_super'));
    IF NOT EXISTS (
        SELECT 1 FROM "staff_assignments" JOIN "members" ON "id" = "member_id" WHERE "role" = 'SUPER' AND "status" = 'ACTIVE'
    ) THEN
        RAISE EXCEPTION 'LAST_SUPER';
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER "staff_assignments_keep_a_super" AFTER DELETE OR UPDATE ON "staff_assignments"
FOR EACH ROW WHEN (OLD."role" = 'SUPER') EXECUTE FUNCTION "keep_a_super"();
CREATE TRIGGER "members_keep_a_super" AFTER UPDATE OF "status" ON "members"
FOR EACH ROW WHEN (OLD."status" = 'ACTIVE' AND NEW."status" <> 'ACTIVE') EXECUTE FUNCTION "keep_a_super"();

-- The months of the dashboard. Statements of many rows change each month once, in one order.
CREATE FUNCTION "seoul_month"("at" TIMESTAMPTZ) RETURNS DATE LANGUAGE sql STABLE PARALLEL SAFE
RETURN date_trunc('month', "at" AT TIME ZONE 'Asia/Seoul')::date;

CREATE FUNCTION "add_payment_months"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "payment_months" AS kept ("month", "type", "amount")
    SELECT seoul_month(m."created_at"), p."type", sum(m."amount")
    FROM "added" m JOIN "payments" p ON p."id" = m."payment_id"
    WHERE m."amount" <> 0 GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT ("month", "type") DO UPDATE SET "amount" = kept."amount" + EXCLUDED."amount";
    RETURN NULL;
END
$$;
CREATE TRIGGER "payment_moves_months" AFTER INSERT ON "payment_moves"
REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_payment_months"();

CREATE FUNCTION "add_member_months"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "member_months" AS kept ("month", "grade", "count")
    SELECT seoul_month("created_at"), "grade", count(*) FROM "added"
    WHERE "status" <> 'WITHDRAWN' GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT ("month", "grade") DO UPDATE SET "count" = kept."count" + EXCLUDED."count";
    RETURN NULL;
END
$$;
CREATE TRIGGER "members_months_add" AFTER INSERT ON "members"
REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_member_months"();

CREATE FUNCTION "move_member_months"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "member_months" AS kept ("month", "grade", "count")
    SELECT "month", "grade", sum("by") FROM (
        SELECT seoul_month(OLD."created_at") AS "month", OLD."grade", -1 AS "by" WHERE OLD."status" <> 'WITHDRAWN'
        UNION ALL
        SELECT seoul_month(NEW."created_at"), NEW."grade", 1 WHERE TG_OP = 'UPDATE' AND NEW."status" <> 'WITHDRAWN'
    ) AS moved GROUP BY 1, 2 HAVING sum("by") <> 0 ORDER BY 1, 2
    ON CONFLICT ("month", "grade") DO UPDATE SET "count" = kept."count" + EXCLUDED."count";
    RETURN NULL;
END
$$;
CREATE TRIGGER "members_months_move" AFTER UPDATE ON "members" FOR EACH ROW
WHEN (OLD."grade" <> NEW."grade" OR OLD."created_at" <> NEW."created_at" OR (OLD."status" = 'WITHDRAWN') <> (NEW."status" = 'WITHDRAWN'))
EXECUTE FUNCTION "move_member_months"();
CREATE TRIGGER "members_months_remove" AFTER DELETE ON "members"
FOR EACH ROW EXECUTE FUNCTION "move_member_months"();

INSERT INTO "payment_months" ("month", "type", "amount")
SELECT seoul_month(m."created_at"), p."type", sum(m."amount")
FROM "payment_moves" m JOIN "payments" p ON p."id" = m."payment_id" WHERE m."amount" <> 0 GROUP BY 1, 2;
INSERT INTO "member_months" ("month", "grade", "count")
SELECT seoul_month("created_at"), "grade", count(*) FROM "members" WHERE "status" <> 'WITHDRAWN' GROUP BY 1, 2;

-- What is overdue, and what failed: few rows of many.
CREATE INDEX "payments_overdue_idx" ON "payments"("due_at") WHERE "state" IN ('PENDING', 'DECLARED', 'PARTIAL') AND "due_at" IS NOT NULL;
CREATE INDEX "mails_failed_idx" ON "mails"("created_at") WHERE "state" = 'FAILED';
