-- CreateTable
CREATE TABLE "member_views" (
    "session_id" UUID NOT NULL,
    "member_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_views_pkey" PRIMARY KEY ("session_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "member_views_token_hash_key" ON "member_views"("token_hash");

-- CreateIndex
CREATE INDEX "member_views_member_id_idx" ON "member_views"("member_id");

-- AddForeignKey
ALTER TABLE "member_views" ADD CONSTRAINT "member_views_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_views" ADD CONSTRAINT "member_views_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
