-- CreateEnum
CREATE TYPE "retention_purpose" AS ENUM ('ACCOUNT', 'GRADE_PROOF', 'APPLICANT_PHOTO', 'MAIL', 'SIGN_IN');

-- CreateTable
CREATE TABLE "retention_runs" (
    "purpose" "retention_purpose" NOT NULL,
    "ran_at" TIMESTAMPTZ(3) NOT NULL,
    "erased" INTEGER NOT NULL,
    "erased_in_all" INTEGER NOT NULL,

    CONSTRAINT "retention_runs_pkey" PRIMARY KEY ("purpose")
);
