-- CreateEnum
CREATE TYPE "audit_fault" AS ENUM ('CHANGED', 'UNLINKED', 'CUT');

-- CreateTable
CREATE TABLE "audit_links" (
    "position" INTEGER NOT NULL,
    "entry_id" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_links_pkey" PRIMARY KEY ("position")
);

-- CreateTable
CREATE TABLE "audit_checks" (
    "id" SERIAL NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "entries" INTEGER NOT NULL,
    "hash" BYTEA,
    "fault" "audit_fault",
    "entry_id" INTEGER,

    CONSTRAINT "audit_checks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_links_entry_id_key" ON "audit_links"("entry_id");

-- AddForeignKey
ALTER TABLE "audit_links" ADD CONSTRAINT "audit_links_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "audit_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What a link says: the hash before it, then the entry as a JSON array. jsonb has one text for a value, so a backup and another
-- PostgreSQL come to the same hash. A new column of the entries gets a function of its own: old links keep this one.
CREATE FUNCTION "audit_hash"("previous" BYTEA, "entry" "audit_entries") RETURNS BYTEA LANGUAGE sql STABLE AS $$
    SELECT sha256("previous" || convert_to(jsonb_build_array(
        "entry"."id", "entry"."actor_id", "entry"."action", "entry"."subject", "entry"."subject_id", "entry"."before", "entry"."after",
        "entry"."reason", "entry"."address", (extract(epoch FROM "entry"."created_at") * 1000)::bigint
    )::text, 'UTF8'))
$$;

-- What is there already becomes the beginning of the chain.
DO $$
DECLARE
    "entry" "audit_entries";
    "last" BYTEA := '';
    "reached" INTEGER := 0;
BEGIN
    FOR "entry" IN SELECT * FROM "audit_entries" ORDER BY "id" LOOP
        "reached" := "reached" + 1;
        "last" := "audit_hash"("last", "entry");
        INSERT INTO "audit_links" VALUES ("reached", "entry"."id", "last");
    END LOOP;
END
$$;

-- Links an entry to the one before it. Deferred: it runs when the transaction commits, so nobody waits for the lock while holding
-- another one, and the lock is held for no longer than a commit takes. By the rights of the owner: who writes entries needs no right
-- to write links.
CREATE FUNCTION "link_audit_entry"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
    "last" "audit_links";
BEGIN
    -- A restored entry comes with its link.
    IF EXISTS (SELECT FROM "audit_links" WHERE "entry_id" = NEW."id") THEN RETURN NULL; END IF;
    PERFORM pg_advisory_xact_lock(hashtext('audit_links'));
    SELECT * INTO "last" FROM "audit_links" ORDER BY "position" DESC LIMIT 1;
    INSERT INTO "audit_links"
    VALUES (coalesce("last"."position", 0) + 1, NEW."id", "audit_hash"(coalesce("last"."hash", ''), NEW));
    RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "audit_entries_linked" AFTER INSERT ON "audit_entries"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "link_audit_entry"();

CREATE TRIGGER "audit_links_append_only" BEFORE UPDATE OR DELETE ON "audit_links"
FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "audit_checks_append_only" BEFORE UPDATE OR DELETE ON "audit_checks"
FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
-- TRUNCATE passes the triggers of rows by.
CREATE TRIGGER "audit_entries_no_truncate" BEFORE TRUNCATE ON "audit_entries" EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "audit_links_no_truncate" BEFORE TRUNCATE ON "audit_links" EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "audit_checks_no_truncate" BEFORE TRUNCATE ON "audit_checks" EXECUTE FUNCTION "refuse_change"();
