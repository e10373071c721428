-- CreateEnum
CREATE TYPE "payment_act" AS ENUM ('BOOK', 'BOOK_LINE', 'NOT_FOUND', 'EXEMPT', 'REFUND', 'WAIVE', 'TAKE_BACK', 'MOVE', 'VOID');

-- CreateEnum
CREATE TYPE "proposal_state" AS ENUM ('WAITS', 'APPROVED', 'REFUSED', 'FALLEN');

-- The second person of an act is said once for a transaction; each row of the history that it writes then has the name.
ALTER TABLE "payment_moves" ADD COLUMN     "approved_by_id" INTEGER DEFAULT (NULLIF(current_setting('payments.approved_by'::text, true), ''::text))::integer;

-- AlterTable
ALTER TABLE "settings" ADD COLUMN     "two_persons_above" INTEGER;

-- CreateTable
CREATE TABLE "payment_proposals" (
    "id" SERIAL NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "act" "payment_act" NOT NULL,
    "args" JSONB NOT NULL,
    "amount" INTEGER,
    "reason" TEXT,
    "state" "proposal_state" NOT NULL DEFAULT 'WAITS',
    "proposed_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "answer" TEXT,

    CONSTRAINT "payment_proposals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payment_proposals_payment_id_id_idx" ON "payment_proposals"("payment_id", "id");

-- CreateIndex
CREATE INDEX "payment_proposals_proposed_by_id_idx" ON "payment_proposals"("proposed_by_id");

-- CreateIndex
CREATE INDEX "payment_proposals_decided_by_id_idx" ON "payment_proposals"("decided_by_id");

-- CreateIndex
CREATE INDEX "payment_moves_approved_by_id_idx" ON "payment_moves"("approved_by_id");

-- AddForeignKey
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_approved_by_id_fkey" FOREIGN KEY ("approved_by_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_proposals" ADD CONSTRAINT "payment_proposals_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_proposals" ADD CONSTRAINT "payment_proposals_proposed_by_id_fkey" FOREIGN KEY ("proposed_by_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_proposals" ADD CONSTRAINT "payment_proposals_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- At most one act on a payment waits for its second person.
CREATE UNIQUE INDEX "payment_proposals_waits_key" ON "payment_proposals"("payment_id") WHERE "state" = 'WAITS';
