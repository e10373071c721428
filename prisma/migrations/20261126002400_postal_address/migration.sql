-- AlterTable
ALTER TABLE "members" ADD COLUMN     "address_detail" TEXT,
ADD COLUMN     "address_line" TEXT,
ADD COLUMN     "postcode" TEXT;
