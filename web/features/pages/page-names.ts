// What a page is called where it has no version of its own to say it.
import type { PageKey } from "#web/gql/pages.ts";

export const PAGE_NAMES = {
  GREETING: "layout.nav.greeting",
  VALUES: "layout.nav.values",
  HISTORY: "layout.nav.history",
  BYLAWS: "layout.nav.bylaws",
  BOARD_MEMBERS: "layout.nav.boardMembers",
  JOURNAL_INTRODUCTION: "layout.nav.journal",
  KITEC: "layout.nav.kitec",
  WORKSHOP: "layout.nav.workshop",
  EXPERT_COURSE: "layout.nav.expertCourse",
  ONLINE_COURSE: "layout.nav.onlineCourse",
  COMMUNITY_COURSE: "layout.nav.communityCourse",
  SOCIAL_INTEGRATION: "layout.nav.socialIntegration",
  PRIVACY_POLICY: "layout.nav.privacy",
  TERMS: "layout.nav.terms",
} as const satisfies Record<PageKey, string>;
