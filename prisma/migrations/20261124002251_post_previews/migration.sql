-- CreateTable
CREATE TABLE "post_previews" (
    "id" UUID NOT NULL,
    "post_id" INTEGER NOT NULL,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "post_previews_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "post_previews_post_id_idx" ON "post_previews"("post_id");

-- CreateIndex
CREATE INDEX "post_previews_created_by_id_idx" ON "post_previews"("created_by_id");

-- AddForeignKey
ALTER TABLE "post_previews" ADD CONSTRAINT "post_previews_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_previews" ADD CONSTRAINT "post_previews_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
