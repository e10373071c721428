-- To whoever wrote a manuscript: it is out (decision 172).
ALTER TYPE "mail_kind" ADD VALUE 'SUBMISSION_PUBLISHED' AFTER 'SUBMISSION_PROOF';
