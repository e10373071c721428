-- AlterEnum
ALTER TYPE "retention_purpose" ADD VALUE 'UNKNOWN_ADDRESS';

-- CreateTable
CREATE TABLE "redirects" (
    "id" SERIAL NOT NULL,
    "address" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "search_key" TEXT GENERATED ALWAYS AS (search_key_of("address", "target")) STORED,

    CONSTRAINT "redirects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "unknown_addresses" (
    "id" SERIAL NOT NULL,
    "address" TEXT NOT NULL,
    "asked" INTEGER NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "from_site" TEXT,
    "search_key" TEXT GENERATED ALWAYS AS (search_key_of("address", "from_site")) STORED,

    CONSTRAINT "unknown_addresses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "redirects_address_key" ON "redirects"("address");

-- CreateIndex
CREATE INDEX "redirects_created_at_id_idx" ON "redirects"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "unknown_addresses_address_key" ON "unknown_addresses"("address");

-- CreateIndex
CREATE INDEX "unknown_addresses_asked_id_idx" ON "unknown_addresses"("asked", "id");

-- CreateIndex
CREATE INDEX "unknown_addresses_last_at_id_idx" ON "unknown_addresses"("last_at", "id");

CREATE INDEX "redirects_search_key_idx" ON "redirects" USING gin (office_grams("search_key"));
CREATE INDEX "unknown_addresses_search_key_idx" ON "unknown_addresses" USING gin (office_grams("search_key"));
