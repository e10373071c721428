-- A value of its own migration: it can't be used in the transaction that adds it.
ALTER TYPE "document_kind" ADD VALUE 'REVIEW';
