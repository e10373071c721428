-- Two accounts of one person become one (decision 176).
CREATE TABLE "member_merges" (
    "id" SERIAL NOT NULL,
    "kept_id" INTEGER NOT NULL,
    "gone_id" INTEGER NOT NULL,
    "moved" JSONB NOT NULL,
    "filled" JSONB NOT NULL,
    "gone_status" "member_status" NOT NULL,
    "merged_by_id" INTEGER,
    "merged_at" TIMESTAMPTZ(3) NOT NULL,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "member_merges_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "members_apart" (
    "one_id" INTEGER NOT NULL,
    "other_id" INTEGER NOT NULL,

    CONSTRAINT "members_apart_pkey" PRIMARY KEY ("one_id","other_id")
);
CREATE INDEX "member_merges_kept_id_idx" ON "member_merges"("kept_id");
CREATE INDEX "member_merges_gone_id_idx" ON "member_merges"("gone_id");
CREATE INDEX "member_merges_merged_by_id_idx" ON "member_merges"("merged_by_id");
CREATE INDEX "members_apart_other_id_idx" ON "members_apart"("other_id");
ALTER TABLE "member_merges" ADD CONSTRAINT "member_merges_kept_id_fkey" FOREIGN KEY ("kept_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "member_merges" ADD CONSTRAINT "member_merges_gone_id_fkey" FOREIGN KEY ("gone_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "member_merges" ADD CONSTRAINT "member_merges_merged_by_id_fkey" FOREIGN KEY ("merged_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "members_apart" ADD CONSTRAINT "members_apart_one_id_fkey" FOREIGN KEY ("one_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "members_apart" ADD CONSTRAINT "members_apart_other_id_fkey" FOREIGN KEY ("other_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A period that goes to another member changes the grade of both.
CREATE FUNCTION "follow_moved_memberships"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "members" SET "grade" = "newest"."grade"
    FROM (
        SELECT "who"."member_id", coalesce((
            SELECT "grade" FROM "memberships" AS "period"
            WHERE "period"."member_id" = "who"."member_id" AND ("to_day" IS NULL OR "to_day" > "from_day")
            ORDER BY "from_day" DESC LIMIT 1
        ), 'GENERAL') AS "grade"
        FROM (SELECT "member_id" FROM "changed" UNION SELECT "member_id" FROM "was") AS "who"
    ) AS "newest"
    WHERE "members"."id" = "newest"."member_id" AND "members"."grade" <> "newest"."grade";
    RETURN NULL;
END
$$;
DROP TRIGGER "memberships_followed_update" ON "memberships";
CREATE TRIGGER "memberships_followed_update" AFTER UPDATE ON "memberships"
REFERENCING OLD TABLE AS "was" NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "follow_moved_memberships"();
