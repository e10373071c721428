-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'DUES_REMINDER';

-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "dues_reminder_days" INTEGER[] DEFAULT ARRAY[-30, -7, 7, 30]::INTEGER[];

-- CreateTable
CREATE TABLE "dues_runs" (
    "year" INTEGER NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "expected" INTEGER NOT NULL,
    "issued" INTEGER NOT NULL DEFAULT 0,
    "completed_at" TIMESTAMPTZ(3),
    "started_by_id" INTEGER,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dues_runs_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "dues_reminders" (
    "payment_id" INTEGER NOT NULL,
    "days" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dues_reminders_pkey" PRIMARY KEY ("payment_id","days")
);

-- CreateIndex
CREATE INDEX "dues_runs_started_by_id_idx" ON "dues_runs"("started_by_id");

-- AddForeignKey
ALTER TABLE "dues_runs" ADD CONSTRAINT "dues_runs_started_by_id_fkey" FOREIGN KEY ("started_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dues_reminders" ADD CONSTRAINT "dues_reminders_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
