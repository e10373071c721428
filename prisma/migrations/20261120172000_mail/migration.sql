-- CreateEnum
CREATE TYPE "token_kind" AS ENUM ('PASSWORD_RESET');

-- CreateEnum
CREATE TYPE "mail_kind" AS ENUM ('PASSWORD_RESET', 'PASSWORD_CHANGED');

-- CreateEnum
CREATE TYPE "mail_state" AS ENUM ('WAITING', 'SENDING', 'SENT', 'FAILED');

-- CreateTable
CREATE TABLE "one_time_tokens" (
    "id" UUID NOT NULL,
    "kind" "token_kind" NOT NULL,
    "member_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "one_time_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mails" (
    "id" SERIAL NOT NULL,
    "kind" "mail_kind" NOT NULL,
    "member_id" INTEGER,
    "to_address" TEXT NOT NULL,
    "language" "language" NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "token_id" UUID,
    "state" "mail_state" NOT NULL DEFAULT 'WAITING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "last_error" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "one_time_tokens_token_hash_key" ON "one_time_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "one_time_tokens_member_id_kind_idx" ON "one_time_tokens"("member_id", "kind");

-- CreateIndex
CREATE INDEX "one_time_tokens_expires_at_idx" ON "one_time_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "mails_created_at_id_idx" ON "mails"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mails_member_id_idx" ON "mails"("member_id");

-- CreateIndex
CREATE INDEX "mails_token_id_idx" ON "mails"("token_id");

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_token_id_fkey" FOREIGN KEY ("token_id") REFERENCES "one_time_tokens"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What is to be sent: the rest of the outbox is history.
CREATE INDEX "mails_due_idx" ON "mails"("due_at", "id") WHERE "state" IN ('WAITING', 'SENDING');

ALTER TABLE "mails"
  ADD CONSTRAINT "mails_sent_check" CHECK (("state" = 'SENT') = ("sent_at" IS NOT NULL)),
  ADD CONSTRAINT "mails_attempts_check" CHECK ("attempts" >= 0);
