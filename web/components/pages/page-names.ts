// Says what a page is called where it has no version of its own to say it.
import type { PageKey } from "#web/gql/enums.ts";

export const PAGE_NAMES = {
  GREETING: "layout.nav.greeting",
  VALUES: "layout.nav.values",
  HISTORY: "layout.nav.history",
  BYLAWS: "layout.nav.bylaws",
  JOURNAL_SUBMISSION_RULES: "layout.nav.journalSubmissionRules",
  JOURNAL_REVIEW_RULES: "layout.nav.journalReviewRules",
  JOURNAL_ETHICS: "layout.nav.journalEthics",
  EDITORIAL_BOARD: "layout.nav.editorialBoard",
  BOARD_MEMBERS: "layout.nav.boardMembers",
  SEMINAR_INTRODUCTION: "layout.nav.seminarIntroduction",
  JOURNAL_INTRODUCTION: "layout.nav.journal",
  KITEC: "enums.ProgramKind.KITEC",
  WORKSHOP: "enums.ProgramKind.WORKSHOP",
  EXPERT_COURSE: "enums.ProgramKind.EXPERT_COURSE",
  ONLINE_COURSE: "enums.ProgramKind.ONLINE_COURSE",
  COMMUNITY_COURSE: "enums.ProgramKind.COMMUNITY_COURSE",
  SOCIAL_INTEGRATION: "enums.ProgramKind.SOCIAL_INTEGRATION",
  PRIVACY_POLICY: "layout.nav.privacy",
  TERMS: "layout.nav.terms",
} as const satisfies Record<PageKey, string>;
