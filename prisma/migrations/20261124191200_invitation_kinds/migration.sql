-- Invitations of the office (decision 174). Values of enums stand alone: they cannot be used in the transaction that adds them.
ALTER TYPE "token_kind" ADD VALUE 'INVITATION';
ALTER TYPE "mail_kind" ADD VALUE 'INVITATION';
