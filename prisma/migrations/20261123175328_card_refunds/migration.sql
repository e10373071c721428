-- CreateEnum
CREATE TYPE "card_refund_state" AS ENUM ('ASKED', 'DONE', 'FAILED');

-- AlterTable
ALTER TABLE "card_orders" ADD COLUMN     "sent_back" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "card_refunds" (
    "id" SERIAL NOT NULL,
    "card_order_id" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" TEXT,
    "seat" TEXT,
    "actor_id" INTEGER NOT NULL,
    "state" "card_refund_state" NOT NULL DEFAULT 'ASKED',
    "key" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "asked" INTEGER NOT NULL DEFAULT 0,
    "ask_at" TIMESTAMPTZ(3),
    "failure" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "card_refunds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "card_refunds_key_key" ON "card_refunds"("key");

-- CreateIndex
CREATE INDEX "card_refunds_card_order_id_id_idx" ON "card_refunds"("card_order_id", "id");

-- CreateIndex
CREATE INDEX "card_refunds_actor_id_idx" ON "card_refunds"("actor_id");

-- CreateIndex
CREATE INDEX "card_refunds_ask_at_idx" ON "card_refunds"("ask_at");

-- AddForeignKey
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_card_order_id_fkey" FOREIGN KEY ("card_order_id") REFERENCES "card_orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma's schema can't say. Of an order one refund is under way at a time.
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_sent_back_check" CHECK ("sent_back" >= 0);
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_amount_check" CHECK ("amount" > 0);
CREATE UNIQUE INDEX "card_refunds_asked_idx" ON "card_refunds"("card_order_id") WHERE "state" = 'ASKED';
