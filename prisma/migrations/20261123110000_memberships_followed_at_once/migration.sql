-- Grades follow their periods once a statement. The dues of a year and an import write thousands of periods at once, and a trigger a row
-- cost more than all the rest.
DROP TRIGGER "memberships_followed" ON "memberships";

CREATE OR REPLACE FUNCTION "follow_memberships"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "members" SET "grade" = "newest"."grade"
    FROM (
        SELECT "who"."member_id", coalesce((
            SELECT "grade" FROM "memberships" AS "period"
            WHERE "period"."member_id" = "who"."member_id" AND ("to_day" IS NULL OR "to_day" > "from_day")
            ORDER BY "from_day" DESC LIMIT 1
        ), 'GENERAL') AS "grade"
        FROM (SELECT DISTINCT "member_id" FROM "changed") AS "who"
    ) AS "newest"
    WHERE "members"."id" = "newest"."member_id" AND "members"."grade" <> "newest"."grade";
    RETURN NULL;
END
$$;

CREATE TRIGGER "memberships_followed_insert" AFTER INSERT ON "memberships"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "follow_memberships"();
CREATE TRIGGER "memberships_followed_update" AFTER UPDATE ON "memberships"
REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "follow_memberships"();
CREATE TRIGGER "memberships_followed_delete" AFTER DELETE ON "memberships"
REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "follow_memberships"();
