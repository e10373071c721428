-- The list of manuscripts is named as the other lists are: its saved views and columns stay.
UPDATE "list_views" SET "list" = 'submissions' WHERE "list" = 'desk';
UPDATE "list_habits" SET "list" = 'submissions' WHERE "list" = 'desk';
