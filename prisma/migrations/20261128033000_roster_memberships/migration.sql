-- A roster gives a membership to members who have an account and none; undoing the import takes these periods away again.
ALTER TABLE "member_import_rows" ADD COLUMN "membership_ids" INTEGER[];
