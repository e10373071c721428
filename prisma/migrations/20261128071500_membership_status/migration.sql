-- The list of members calls the status of a membership `membershipStatus`: saved filters and chosen columns follow.
UPDATE "list_views" SET "query" = regexp_replace(
    regexp_replace("query", '(^|&)standing=', '\1membershipStatus='),
    '((^|&)columns=([^&]*(,|%2C))?)standing(?=,|%2C|&|$)', '\1membershipStatus')
WHERE "list" = 'members';
UPDATE "list_habits" SET "columns" = array_replace("columns", 'standing', 'membershipStatus') WHERE "list" = 'members';
-- A mailing to members holds the filter that chooses them.
UPDATE "letters" SET "audience" = jsonb_set("audience" #- '{filter,standing}', '{filter,membershipStatus}', "audience" #> '{filter,standing}')
WHERE "audience" ->> 'kind' = 'MEMBERS' AND "audience" -> 'filter' ? 'standing';
