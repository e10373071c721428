-- Values of enums stand in a migration of their own: none is of use in the transaction that adds it.
ALTER TYPE "file_kind" ADD VALUE 'MANUSCRIPT';
ALTER TYPE "payment_type" ADD VALUE 'REVIEW' BEFORE 'OTHER';
ALTER TYPE "payment_type" ADD VALUE 'PUBLICATION' BEFORE 'OTHER';
ALTER TYPE "token_kind" ADD VALUE 'AUTHOR_CONSENT';
ALTER TYPE "token_kind" ADD VALUE 'REVIEW_INVITATION';
ALTER TYPE "token_kind" ADD VALUE 'REVIEW_WORK';
