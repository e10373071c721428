-- The rows of rosters are kept for a day (decisions 156 and 175).
ALTER TYPE "retention_purpose" ADD VALUE 'MEMBER_IMPORT';
