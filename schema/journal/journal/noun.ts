import type { PublicMoments } from "#schema/core/shared/public-moments.ts";
import type { Noun } from "#schema/noun.ts";

/** A scheduled issue comes out. */
const issueMoments: PublicMoments = {
  table: "journal_issues",
  where: "published_at IS NOT NULL",
  columns: { published_at: [0] },
  still: ["issued_on", "created_at", "updated_at"],
};

/** The dates of an article are said, and change nothing. */
const articleMoments: PublicMoments = {
  table: "articles",
  where: "deleted_at IS NULL",
  columns: {},
  still: ["received_on", "revised_on", "accepted_on", "noticed_on", "deleted_at", "created_at", "updated_at"],
};

/** As little as the day on which a PDF was replaced. */
const formerFileMoments: PublicMoments = {
  table: "article_former_files",
  where: "true",
  columns: {},
  still: ["replaced_on"],
};

export const journalNoun: Noun = {
  subjects: ["journal", "issue", "article"],
  moments: [issueMoments, articleMoments, formerFileMoments],
};
