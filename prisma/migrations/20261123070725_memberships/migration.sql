-- CreateEnum
CREATE TYPE "membership_source" AS ENUM ('PAYMENT', 'EXEMPTION', 'DECISION');

-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "grace_days" INTEGER NOT NULL DEFAULT 60;

-- CreateTable
CREATE TABLE "memberships" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "grade" "member_grade" NOT NULL,
    "from_day" DATE NOT NULL,
    "to_day" DATE,
    "granted_to" DATE,
    "ended_by_id" INTEGER,
    "source" "membership_source" NOT NULL,
    "payment_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "memberships_payment_id_key" ON "memberships"("payment_id");

-- CreateIndex
CREATE INDEX "memberships_member_id_from_day_idx" ON "memberships"("member_id", "from_day" DESC);

-- CreateIndex
CREATE INDEX "memberships_grade_from_day_idx" ON "memberships"("grade", "from_day");

-- CreateIndex
CREATE INDEX "memberships_ended_by_id_idx" ON "memberships"("ended_by_id");

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_ended_by_id_fkey" FOREIGN KEY ("ended_by_id") REFERENCES "memberships"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A period is never turned round; an empty one has been replaced.
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_days" CHECK (
    "from_day" >= DATE '1900-01-01' AND "from_day" < DATE '2500-01-01' AND "to_day" >= "from_day" AND "to_day" < DATE '2500-01-01'
);

-- No two periods of a member share a day. Each member has a stretch of a million days on one line of numbers, so that a range says both
-- who and when and no extension is needed. An empty range shares a day with nothing.
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_no_overlap" EXCLUDE USING gist (int8range(
    "member_id"::int8 * 1000000 + ("from_day" - DATE '1900-01-01'),
    "member_id"::int8 * 1000000 + coalesce("to_day" - DATE '1900-01-01', 999999)
) WITH &&);

-- The grade is that of the newest period that was not replaced.
CREATE FUNCTION "follow_memberships"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    "who" int := CASE WHEN TG_OP = 'DELETE' THEN OLD."member_id" ELSE NEW."member_id" END;
    "newest" member_grade := coalesce((
        SELECT "grade" FROM "memberships" WHERE "member_id" = "who" AND ("to_day" IS NULL OR "to_day" > "from_day")
        ORDER BY "from_day" DESC LIMIT 1
    ), 'GENERAL');
BEGIN
    UPDATE "members" SET "grade" = "newest" WHERE "id" = "who" AND "grade" <> "newest";
    RETURN NULL;
END
$$;

-- What members have today. Dues that were paid are a year each, up to the day a payment gave another grade. A grade that rests on no dues of
-- a year begins with the payment that gave it, else with the account, else after the last year that was paid.
INSERT INTO "memberships" ("member_id", "grade", "from_day", "to_day", "granted_to", "source", "payment_id", "created_at")
SELECT "dues"."member_id", coalesce("dues"."grade", "members"."grade"),
    make_date("dues"."year", 1, 1), make_date("dues"."year" + 1, 1, 1), make_date("dues"."year" + 1, 1, 1),
    CASE WHEN "dues"."method" = 'EXEMPT' THEN 'EXEMPTION' ELSE 'PAYMENT' END::membership_source, "dues"."id", now()
FROM "payments" AS "dues" JOIN "members" ON "members"."id" = "dues"."member_id"
WHERE "dues"."type" = 'ANNUAL' AND "dues"."state" = 'PAID' AND "dues"."year" BETWEEN 1900 AND 2400
    AND coalesce("dues"."grade", "members"."grade") <> 'GENERAL';

WITH "missing" AS (
    SELECT "members"."id", "members"."grade", "given"."id" AS "payment_id", coalesce(
        seoul_day("given"."paid_at"),
        (SELECT max("to_day") FROM "memberships" WHERE "member_id" = "members"."id"),
        seoul_day("members"."created_at")
    ) AS "since"
    FROM "members" LEFT JOIN LATERAL (
        SELECT "id", "paid_at" FROM "payments"
        WHERE "member_id" = "members"."id" AND "grade" = "members"."grade" AND "type" <> 'ANNUAL' AND "state" = 'PAID'
        ORDER BY "id" DESC LIMIT 1
    ) AS "given" ON TRUE
    WHERE "members"."grade" <> coalesce(
        (SELECT "grade" FROM "memberships" WHERE "member_id" = "members"."id" ORDER BY "from_day" DESC LIMIT 1), 'GENERAL')
), "cut" AS (
    UPDATE "memberships" SET "to_day" = greatest("from_day", "since") FROM "missing"
    WHERE "member_id" = "missing"."id" AND "to_day" > "since" RETURNING 1
)
INSERT INTO "memberships" ("member_id", "grade", "from_day", "source", "payment_id", "created_at")
SELECT "id", "grade", "since", CASE WHEN "payment_id" IS NULL THEN 'DECISION' ELSE 'PAYMENT' END::membership_source, "payment_id", now()
FROM "missing" WHERE (SELECT count(*) FROM "cut") >= 0;

CREATE TRIGGER "memberships_followed" AFTER INSERT OR UPDATE OR DELETE ON "memberships"
FOR EACH ROW EXECUTE FUNCTION "follow_memberships"();
