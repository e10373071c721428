import type { Noun } from "#schema/noun.ts";
import { articleMoments, formerFileMoments, issueMoments } from "./journal-moments.ts";

export const journalNoun: Noun = {
  subjects: ["journal", "issue", "article"],
  moments: [issueMoments, articleMoments, formerFileMoments],
};
