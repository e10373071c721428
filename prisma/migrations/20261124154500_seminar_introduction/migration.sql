-- The regular seminar is introduced on a page of its own.
ALTER TYPE "page_key" ADD VALUE 'SEMINAR_INTRODUCTION';
