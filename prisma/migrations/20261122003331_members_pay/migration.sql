-- CreateEnum
CREATE TYPE "exam_part" AS ENUM ('TRANSLATION', 'INTERPRETATION');

-- CreateEnum
CREATE TYPE "language_pair" AS ENUM ('KO_EN', 'KO_JA', 'KO_ZH', 'KO_FR', 'KO_DE', 'KO_ES', 'KO_RU', 'KO_VI', 'KO_AR');

-- CreateEnum
CREATE TYPE "application_state" AS ENUM ('AWAITING_PAYMENT', 'CONFIRMED', 'ATTENDED', 'NO_SHOW', 'WAITLISTED', 'OFFERED', 'WITHDRAWN', 'CANCELLED');

-- CreateEnum
CREATE TYPE "application_cancel_reason" AS ENUM ('OFFICE', 'PROGRAM_CANCELLED', 'PAYMENT_EXPIRED', 'OFFER_LAPSED', 'ACCOUNT_WITHDRAWN');

-- CreateEnum
CREATE TYPE "exam_verdict" AS ENUM ('PASSED', 'FAILED', 'VOID');

-- CreateEnum
CREATE TYPE "payment_type" AS ENUM ('ENTRY', 'ANNUAL', 'LIFETIME', 'INSTITUTION', 'SEMINAR', 'PROGRAM', 'KITEC', 'CERTIFICATE', 'DONATION', 'OTHER');

-- CreateEnum
CREATE TYPE "payment_method" AS ENUM ('BANK_TRANSFER', 'CARD', 'VIRTUAL_ACCOUNT', 'ON_SITE', 'EXEMPT');

-- CreateEnum
CREATE TYPE "payment_state" AS ENUM ('PENDING', 'DECLARED', 'PARTIAL', 'PAID', 'EXPIRED', 'CANCELLED', 'REFUND_REQUESTED', 'PARTLY_REFUNDED', 'REFUNDED', 'VOID');

-- CreateEnum
CREATE TYPE "popup_device" AS ENUM ('ALL', 'PHONE', 'DESKTOP');

-- CreateEnum
CREATE TYPE "popup_pages" AS ENUM ('HOME', 'PUBLIC');

-- CreateEnum
CREATE TYPE "popup_audience" AS ENUM ('ALL', 'VISITOR', 'MEMBER');

-- CreateEnum
CREATE TYPE "popup_hide" AS ENUM ('TODAY', 'WEEK', 'NONE');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "mail_kind" ADD VALUE 'EMAIL_PROOF';
ALTER TYPE "mail_kind" ADD VALUE 'EMAIL_CHANGED';
ALTER TYPE "mail_kind" ADD VALUE 'ACCOUNT_WITHDRAWN';
ALTER TYPE "mail_kind" ADD VALUE 'GRADE_APPROVED';
ALTER TYPE "mail_kind" ADD VALUE 'GRADE_TO_PAY';
ALTER TYPE "mail_kind" ADD VALUE 'GRADE_REFUSED';
ALTER TYPE "mail_kind" ADD VALUE 'APPLICATION_RECEIVED';
ALTER TYPE "mail_kind" ADD VALUE 'APPLICATION_CONFIRMED';
ALTER TYPE "mail_kind" ADD VALUE 'APPLICATION_WAITLISTED';
ALTER TYPE "mail_kind" ADD VALUE 'APPLICATION_OFFERED';
ALTER TYPE "mail_kind" ADD VALUE 'APPLICATION_WITHDRAWN';
ALTER TYPE "mail_kind" ADD VALUE 'APPLICATION_CANCELLED';
ALTER TYPE "mail_kind" ADD VALUE 'PAYMENT_PAID';
ALTER TYPE "mail_kind" ADD VALUE 'PAYMENT_EXPIRED';
ALTER TYPE "mail_kind" ADD VALUE 'PAYMENT_REFUNDED';
ALTER TYPE "mail_kind" ADD VALUE 'PROGRAM_MESSAGE';

-- AlterEnum
ALTER TYPE "token_kind" ADD VALUE 'EMAIL_PROOF';

-- AlterTable
ALTER TABLE "banners" ADD COLUMN     "shows_from" TIMESTAMPTZ(3),
ADD COLUMN     "shows_to" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "grade_requests" ADD COLUMN     "decided_by_id" INTEGER,
ADD COLUMN     "reason" TEXT;

-- AlterTable
ALTER TABLE "members" ADD COLUMN     "email_proved_at" TIMESTAMPTZ(3),
ADD COLUMN     "erased_at" TIMESTAMPTZ(3),
ADD COLUMN     "office_note" TEXT,
ADD COLUMN     "search_key" TEXT GENERATED ALWAYS AS (search_key_of("name", "email", "affiliation")) STORED,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "one_time_tokens" ADD COLUMN     "email" TEXT;

-- AlterTable
ALTER TABLE "programs" ADD COLUMN     "exam_parts" "exam_part"[],
ADD COLUMN     "language_pairs" "language_pair"[];

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "user_agent" TEXT;

-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "bank_account" TEXT,
ADD COLUMN     "bank_holder" TEXT,
ADD COLUMN     "bank_name" TEXT,
ADD COLUMN     "home_version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "mail_sender" TEXT,
ADD COLUMN     "offer_hours" INTEGER NOT NULL DEFAULT 48,
ADD COLUMN     "payment_days" INTEGER NOT NULL DEFAULT 7,
ADD COLUMN     "refund_rules" JSONB NOT NULL DEFAULT '[{"daysBefore":5,"percent":50}]',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "program_sites" (
    "id" SERIAL NOT NULL,
    "program_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT,
    "address_ko" TEXT,
    "address_en" TEXT,

    CONSTRAINT "program_sites_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "applications" (
    "id" SERIAL NOT NULL,
    "program_id" INTEGER NOT NULL,
    "member_id" INTEGER,
    "state" "application_state" NOT NULL,
    "cancel_reason" "application_cancel_reason",
    "amount" INTEGER NOT NULL,
    "enrollment_fee" INTEGER NOT NULL DEFAULT 0,
    "price_label_ko" TEXT,
    "price_label_en" TEXT,
    "name" TEXT NOT NULL,
    "name_en" TEXT,
    "email" TEXT NOT NULL,
    "phone_number" TEXT,
    "affiliation" TEXT,
    "note" TEXT,
    "exam_part" "exam_part",
    "language_pair" "language_pair",
    "site_id" INTEGER,
    "photo_id" INTEGER,
    "seat_number" TEXT,
    "score" INTEGER,
    "verdict" "exam_verdict",
    "waitlisted_at" TIMESTAMPTZ(3),
    "offered_until" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "search_key" TEXT GENERATED ALWAYS AS (search_key_of("name", "name_en", "email", "affiliation")) STORED,

    CONSTRAINT "applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_moves" (
    "id" SERIAL NOT NULL,
    "application_id" INTEGER NOT NULL,
    "from" "application_state",
    "to" "application_state" NOT NULL,
    "actor_id" INTEGER,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "application_moves_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER,
    "application_id" INTEGER,
    "type" "payment_type" NOT NULL,
    "method" "payment_method" NOT NULL DEFAULT 'BANK_TRANSFER',
    "state" "payment_state" NOT NULL DEFAULT 'PENDING',
    "name_ko" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "amount_due" INTEGER NOT NULL,
    "amount_paid" INTEGER NOT NULL DEFAULT 0,
    "amount_refunded" INTEGER NOT NULL DEFAULT 0,
    "refund_due" INTEGER,
    "refund_account" TEXT,
    "payer_name" TEXT NOT NULL,
    "payer_email" TEXT NOT NULL,
    "depositor_name" TEXT NOT NULL,
    "grade" "member_grade",
    "year" INTEGER,
    "due_at" TIMESTAMPTZ(3),
    "declared_at" TIMESTAMPTZ(3),
    "paid_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "search_key" TEXT GENERATED ALWAYS AS (search_key_of("payer_name", "payer_email", "depositor_name", "name_ko", "name_en")) STORED,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_moves" (
    "id" SERIAL NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "from" "payment_state",
    "to" "payment_state" NOT NULL,
    "amount" INTEGER NOT NULL DEFAULT 0,
    "method" "payment_method",
    "actor_id" INTEGER,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_moves_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "grade_dues" (
    "grade" "member_grade" NOT NULL,
    "type" "payment_type" NOT NULL,
    "amount" INTEGER NOT NULL,

    CONSTRAINT "grade_dues_pkey" PRIMARY KEY ("grade")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" SERIAL NOT NULL,
    "actor_id" INTEGER,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subject_id" INTEGER,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT,
    "address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "popups" (
    "id" SERIAL NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "title_ko" TEXT NOT NULL,
    "title_en" TEXT,
    "body_ko" JSONB,
    "body_en" JSONB,
    "image_id" INTEGER,
    "alt_ko" TEXT,
    "alt_en" TEXT,
    "href" TEXT,
    "link_ko" TEXT,
    "link_en" TEXT,
    "shows_from" TIMESTAMPTZ(3) NOT NULL,
    "shows_to" TIMESTAMPTZ(3) NOT NULL,
    "device" "popup_device" NOT NULL DEFAULT 'ALL',
    "pages" "popup_pages" NOT NULL DEFAULT 'HOME',
    "audience" "popup_audience" NOT NULL DEFAULT 'ALL',
    "hide" "popup_hide" NOT NULL DEFAULT 'TODAY',
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(3),
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "popups_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "program_sites_program_id_position_key" ON "program_sites"("program_id", "position");

-- CreateIndex
CREATE INDEX "applications_program_id_state_created_at_id_idx" ON "applications"("program_id", "state", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "applications_member_id_created_at_idx" ON "applications"("member_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "applications_program_id_waitlisted_at_id_idx" ON "applications"("program_id", "waitlisted_at", "id");

-- CreateIndex
CREATE INDEX "applications_site_id_idx" ON "applications"("site_id");

-- CreateIndex
CREATE INDEX "applications_photo_id_idx" ON "applications"("photo_id");

-- CreateIndex
CREATE INDEX "application_moves_application_id_id_idx" ON "application_moves"("application_id", "id");

-- CreateIndex
CREATE INDEX "application_moves_actor_id_idx" ON "application_moves"("actor_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_application_id_key" ON "payments"("application_id");

-- CreateIndex
CREATE INDEX "payments_created_at_id_idx" ON "payments"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "payments_state_created_at_id_idx" ON "payments"("state", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "payments_type_created_at_id_idx" ON "payments"("type", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "payments_method_created_at_id_idx" ON "payments"("method", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "payments_member_id_created_at_idx" ON "payments"("member_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "payments_paid_at_idx" ON "payments"("paid_at");

-- CreateIndex
CREATE INDEX "payment_moves_payment_id_id_idx" ON "payment_moves"("payment_id", "id");

-- CreateIndex
CREATE INDEX "payment_moves_actor_id_idx" ON "payment_moves"("actor_id");

-- CreateIndex
CREATE INDEX "audit_entries_created_at_id_idx" ON "audit_entries"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_subject_subject_id_id_idx" ON "audit_entries"("subject", "subject_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_id_idx" ON "audit_entries"("actor_id", "id" DESC);

-- CreateIndex
CREATE INDEX "popups_shows_to_idx" ON "popups"("shows_to");

-- CreateIndex
CREATE INDEX "popups_image_id_idx" ON "popups"("image_id");

-- CreateIndex
CREATE INDEX "members_grade_created_at_id_idx" ON "members"("grade", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "members_status_created_at_id_idx" ON "members"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "members_country_created_at_id_idx" ON "members"("country", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "members_name_id_idx" ON "members"("name", "id");

-- AddForeignKey
ALTER TABLE "grade_requests" ADD CONSTRAINT "grade_requests_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_sites" ADD CONSTRAINT "program_sites_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_site_id_fkey" FOREIGN KEY ("site_id") REFERENCES "program_sites"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "popups" ADD CONSTRAINT "popups_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "popups" ADD CONSTRAINT "popups_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Below: written by hand, because schema.prisma can't say it.

-- The office's searches: a part of a name or an address, two Korean syllables included.
CREATE INDEX "members_search_key_idx" ON "members" USING gin (search_grams("search_key"));
CREATE INDEX "applications_search_key_idx" ON "applications" USING gin (search_grams("search_key"));
CREATE INDEX "payments_search_key_idx" ON "payments" USING gin (search_grams("search_key"));

-- Those who signed up before addresses were proved are asked for nothing.
UPDATE "members" SET "email_proved_at" = "created_at";
ALTER TABLE "members"
ADD CONSTRAINT "members_withdrawn" CHECK ("erased_at" IS NULL OR "withdrawn_at" IS NOT NULL);
CREATE INDEX "members_erasure_idx" ON "members"("withdrawn_at") WHERE "withdrawn_at" IS NOT NULL AND "erased_at" IS NULL;

-- One grade request waits at a time; the oldest of several stays.
UPDATE "grade_requests" SET "status" = 'REFUSED', "decided_at" = now()
WHERE "status" = 'PENDING' AND "id" NOT IN (SELECT min("id") FROM "grade_requests" WHERE "status" = 'PENDING' GROUP BY "member_id");
CREATE UNIQUE INDEX "grade_requests_pending_idx" ON "grade_requests"("member_id") WHERE "status" = 'PENDING';

-- One live application a person and program.
CREATE UNIQUE INDEX "applications_live_idx" ON "applications"("program_id", "member_id")
WHERE "state" IN ('AWAITING_PAYMENT', 'CONFIRMED', 'ATTENDED', 'NO_SHOW', 'WAITLISTED', 'OFFERED');
CREATE UNIQUE INDEX "applications_seat_idx" ON "applications"("program_id", "seat_number") WHERE "seat_number" IS NOT NULL;
-- Offers that lapse.
CREATE INDEX "applications_offered_idx" ON "applications"("offered_until") WHERE "state" = 'OFFERED';
ALTER TABLE "applications"
ADD CONSTRAINT "applications_amounts" CHECK ("amount" >= "enrollment_fee" AND "enrollment_fee" >= 0),
ADD CONSTRAINT "applications_offer" CHECK (("state" = 'OFFERED') = ("offered_until" IS NOT NULL)),
ADD CONSTRAINT "applications_wait" CHECK ("state" <> 'WAITLISTED' OR "waitlisted_at" IS NOT NULL),
ADD CONSTRAINT "applications_cancelled" CHECK (("state" = 'CANCELLED') = ("cancel_reason" IS NOT NULL)),
ADD CONSTRAINT "applications_score" CHECK ("score" IS NULL OR "score" BETWEEN 0 AND 100);

ALTER TABLE "payments"
ADD CONSTRAINT "payments_amounts" CHECK (
    "amount_due" >= 0 AND "amount_paid" >= 0 AND "amount_refunded" BETWEEN 0 AND "amount_paid"
    AND ("refund_due" IS NULL OR "refund_due" BETWEEN 0 AND "amount_paid")
),
ADD CONSTRAINT "payments_year" CHECK ("year" IS NULL OR "year" BETWEEN 1950 AND 2200);
-- What expires.
CREATE INDEX "payments_due_idx" ON "payments"("due_at") WHERE "state" = 'PENDING' AND "due_at" IS NOT NULL;
-- Dues are asked for once a member and year, and can be asked for again when nothing came of it.
CREATE UNIQUE INDEX "payments_dues_idx" ON "payments"("member_id", "type", "year")
WHERE "year" IS NOT NULL AND "state" NOT IN ('EXPIRED', 'CANCELLED', 'VOID', 'REFUNDED');
ALTER TABLE "grade_dues" ADD CONSTRAINT "grade_dues_amount" CHECK ("amount" > 0);

ALTER TABLE "popups" ADD CONSTRAINT "popups_span" CHECK ("shows_from" < "shows_to");
ALTER TABLE "banners"
ADD CONSTRAINT "banners_span" CHECK ("shows_from" IS NULL OR "shows_to" IS NULL OR "shows_from" < "shows_to");
ALTER TABLE "settings"
ADD CONSTRAINT "settings_times" CHECK ("payment_days" BETWEEN 1 AND 365 AND "offer_hours" BETWEEN 1 AND 720);

-- What was done stays as it was written: nobody, not the site itself, changes or deletes a row.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'Rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "application_moves_append_only" BEFORE UPDATE OR DELETE ON "application_moves"
FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "payment_moves_append_only" BEFORE UPDATE OR DELETE ON "payment_moves"
FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
