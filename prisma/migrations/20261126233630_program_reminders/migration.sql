ALTER TYPE "mail_kind" ADD VALUE 'PROGRAM_REMINDER';
ALTER TYPE "mail_kind" ADD VALUE 'PROGRAM_FOLLOW_UP';

-- AlterTable
ALTER TABLE "programs" ADD COLUMN "join_link" TEXT,
ADD COLUMN     "reminders" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "settings" ADD COLUMN "program_reminder_days" INTEGER[] DEFAULT ARRAY[7, 1]::INTEGER[];

-- CreateTable
CREATE TABLE "program_reminders" (
    "application_id" INTEGER NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "days" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "program_reminders_pkey" PRIMARY KEY ("application_id","starts_at","days")
);

-- AddForeignKey
ALTER TABLE "program_reminders" ADD CONSTRAINT "program_reminders_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;
