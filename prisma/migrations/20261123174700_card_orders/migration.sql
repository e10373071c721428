-- CreateEnum
CREATE TYPE "card_order_state" AS ENUM ('CREATED', 'READY', 'CONFIRMING', 'DONE', 'FAILED');

-- CreateTable
CREATE TABLE "card_orders" (
    "id" SERIAL NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "order_id" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "language" "language" NOT NULL,
    "is_abroad" BOOLEAN NOT NULL DEFAULT false,
    "state" "card_order_state" NOT NULL DEFAULT 'CREATED',
    "payment_key" TEXT,
    "checkout_url" TEXT,
    "failure" TEXT,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "asked" INTEGER NOT NULL DEFAULT 0,
    "ask_at" TIMESTAMPTZ(3),
    "move_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "card_orders_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "card_orders_order_id_key" ON "card_orders"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "card_orders_payment_key_key" ON "card_orders"("payment_key");

-- CreateIndex
CREATE UNIQUE INDEX "card_orders_move_id_key" ON "card_orders"("move_id");

-- CreateIndex
CREATE INDEX "card_orders_payment_id_id_idx" ON "card_orders"("payment_id", "id");

-- CreateIndex
CREATE INDEX "card_orders_member_id_idx" ON "card_orders"("member_id");

-- CreateIndex
CREATE INDEX "card_orders_ask_at_idx" ON "card_orders"("ask_at");

-- AddForeignKey
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_move_id_fkey" FOREIGN KEY ("move_id") REFERENCES "payment_moves"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma's schema can't say. Money is asked for once at a time, and what is done has its booking.
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_amount_check" CHECK ("amount" > 0);
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_done_check" CHECK (("state" = 'DONE') = ("move_id" IS NOT NULL));
CREATE UNIQUE INDEX "card_orders_confirming_idx" ON "card_orders"("payment_id") WHERE "state" = 'CONFIRMING';
