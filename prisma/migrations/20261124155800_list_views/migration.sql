-- CreateTable
CREATE TABLE "list_views" (
    "id" SERIAL NOT NULL,
    "list" TEXT NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "role" "staff_role",
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "list_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "list_habits" (
    "member_id" INTEGER NOT NULL,
    "list" TEXT NOT NULL,
    "columns" TEXT[],
    "view_id" INTEGER,

    CONSTRAINT "list_habits_pkey" PRIMARY KEY ("member_id","list")
);

-- CreateIndex
CREATE INDEX "list_views_owner_id_list_idx" ON "list_views"("owner_id", "list");

-- CreateIndex
CREATE INDEX "list_views_role_list_idx" ON "list_views"("role", "list");

-- CreateIndex
CREATE INDEX "list_habits_view_id_idx" ON "list_habits"("view_id");

-- AddForeignKey
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "list_habits" ADD CONSTRAINT "list_habits_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "list_habits" ADD CONSTRAINT "list_habits_view_id_fkey" FOREIGN KEY ("view_id") REFERENCES "list_views"("id") ON DELETE SET NULL ON UPDATE CASCADE;
