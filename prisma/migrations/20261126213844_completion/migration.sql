-- CreateTable
CREATE TABLE "completion_rules" (
    "program_id" INTEGER NOT NULL,
    "attendance_percent" INTEGER NOT NULL,
    "needs_assignment" BOOLEAN NOT NULL,
    "needs_payment" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "completion_rules_pkey" PRIMARY KEY ("program_id")
);

-- CreateTable
CREATE TABLE "assignments" (
    "application_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "handed_in_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "accepted_by_id" INTEGER,

    CONSTRAINT "assignments_pkey" PRIMARY KEY ("application_id")
);

-- CreateIndex
CREATE INDEX "assignments_accepted_by_id_idx" ON "assignments"("accepted_by_id");

-- AddForeignKey
ALTER TABLE "completion_rules" ADD CONSTRAINT "completion_rules_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_accepted_by_id_fkey" FOREIGN KEY ("accepted_by_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "completion_rules" ADD CONSTRAINT "completion_rules_percent_check" CHECK ("attendance_percent" BETWEEN 1 AND 100);
