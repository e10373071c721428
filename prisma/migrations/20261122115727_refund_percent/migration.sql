-- What was declared before its application ended goes back by the rules of that day, whenever it is found.
ALTER TABLE "payments" ADD COLUMN     "refund_percent" INTEGER;
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_percent" CHECK ("refund_percent" BETWEEN 0 AND 100);
