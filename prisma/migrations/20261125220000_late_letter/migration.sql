-- To the editors of a manuscript: somebody is late (decision 186).
ALTER TYPE "mail_kind" ADD VALUE 'SUBMISSION_LATE' AFTER 'SUBMISSION_NEWS';
