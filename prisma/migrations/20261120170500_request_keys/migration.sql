-- CreateTable
CREATE TABLE "request_keys" (
    "member_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "made_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "request_keys_pkey" PRIMARY KEY ("member_id","key")
);

-- CreateIndex
CREATE INDEX "request_keys_created_at_idx" ON "request_keys"("created_at");

-- AddForeignKey
ALTER TABLE "request_keys" ADD CONSTRAINT "request_keys_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
