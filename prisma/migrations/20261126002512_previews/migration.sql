-- CreateTable
CREATE TABLE "previews" (
    "id" UUID NOT NULL,
    "post_id" INTEGER,
    "program_id" INTEGER,
    "page_key" "page_key",
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "previews_pkey" PRIMARY KEY ("id"),
    -- A link opens one thing.
    CONSTRAINT "previews_of_one" CHECK (num_nonnulls("post_id", "program_id", "page_key") = 1)
);

-- Links that were sent go on opening: a link names its row by id.
INSERT INTO "previews" ("id", "post_id", "created_by_id", "created_at", "expires_at")
SELECT "id", "post_id", "created_by_id", "created_at", "expires_at" FROM "post_previews";
INSERT INTO "previews" ("id", "program_id", "created_by_id", "created_at", "expires_at")
SELECT "id", "program_id", "created_by_id", "created_at", "expires_at" FROM "program_previews";

-- DropTable
DROP TABLE "post_previews";

-- DropTable
DROP TABLE "program_previews";

-- CreateIndex
CREATE INDEX "previews_post_id_idx" ON "previews"("post_id");

-- CreateIndex
CREATE INDEX "previews_program_id_idx" ON "previews"("program_id");

-- CreateIndex
CREATE INDEX "previews_created_by_id_idx" ON "previews"("created_by_id");

-- AddForeignKey
ALTER TABLE "previews" ADD CONSTRAINT "previews_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "previews" ADD CONSTRAINT "previews_program_id_fkey" FOREIGN KEY ("program_id") REFERENCES "programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "previews" ADD CONSTRAINT "previews_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
