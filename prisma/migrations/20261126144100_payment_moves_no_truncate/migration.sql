-- TRUNCATE passes the triggers of rows by: what is only ever added to is as closed to it as the audit log.
CREATE TRIGGER "payment_moves_no_truncate" BEFORE TRUNCATE ON "payment_moves" EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "application_moves_no_truncate" BEFORE TRUNCATE ON "application_moves" EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "submission_moves_no_truncate" BEFORE TRUNCATE ON "submission_moves" EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "pledge_texts_no_truncate" BEFORE TRUNCATE ON "pledge_texts" EXECUTE FUNCTION "refuse_change"();
