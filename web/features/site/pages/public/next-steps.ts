// The pages that a page of the association links to next.
import type { Step } from "#web/components/NextSteps.tsx";
import type { PageKey } from "#web/gql/enums.ts";
import {
  BOARD_PATHS,
  FAQ_PATH,
  JOURNAL_PATH,
  PAGE_PATHS,
  REGISTER_PATH,
  SEMINAR_SCHEDULE,
  SUBMIT_PATH,
} from "#web/paths.ts";

const VALUES = { to: PAGE_PATHS.VALUES, label: "layout.nav.values" } as const;
const HISTORY = { to: PAGE_PATHS.HISTORY, label: "layout.nav.history" } as const;
const BOARD_MEMBERS = { to: PAGE_PATHS.BOARD_MEMBERS, label: "layout.nav.boardMembers" } as const;
const BYLAWS = { to: PAGE_PATHS.BYLAWS, label: "layout.nav.bylaws" } as const;
const JOURNAL_SUBMISSION_RULES = {
  to: PAGE_PATHS.JOURNAL_SUBMISSION_RULES,
  label: "layout.nav.journalSubmissionRules",
} as const;
const JOURNAL_REVIEW_RULES = {
  to: PAGE_PATHS.JOURNAL_REVIEW_RULES,
  label: "layout.nav.journalReviewRules",
} as const;
const JOURNAL_ETHICS = { to: PAGE_PATHS.JOURNAL_ETHICS, label: "layout.nav.journalEthics" } as const;
const JOURNAL_INTRODUCTION = { to: PAGE_PATHS.JOURNAL_INTRODUCTION, label: "layout.nav.journal" } as const;
const EDITORIAL_BOARD = {
  to: PAGE_PATHS.EDITORIAL_BOARD,
  label: "layout.nav.editorialBoard",
} as const;
const SUBMIT = { to: SUBMIT_PATH, label: "layout.nav.journalSubmit" } as const;
const NEWS = { to: BOARD_PATHS.NEWS.list, label: "enums.Board.NEWS" } as const;
const FAQ = { to: FAQ_PATH, label: "layout.nav.faq" } as const;
const REGISTER = { to: REGISTER_PATH, label: "layout.account.register" } as const;

/** The pages of programs lead on to programs (CoursePage.tsx). */
export const NEXT_STEPS: Readonly<Partial<Record<PageKey, readonly Step[]>>> = {
  GREETING: [VALUES, HISTORY],
  VALUES: [HISTORY, BOARD_MEMBERS],
  HISTORY: [BOARD_MEMBERS, NEWS],
  BOARD_MEMBERS: [BYLAWS, NEWS],
  BYLAWS: [REGISTER, FAQ],
  SEMINAR_INTRODUCTION: [
    { to: SEMINAR_SCHEDULE, label: "pages.seminar.schedule" },
    { to: BOARD_PATHS.SEMINAR_ARCHIVE.list, label: "pages.seminar.archive" },
  ],
  JOURNAL_SUBMISSION_RULES: [JOURNAL_REVIEW_RULES, JOURNAL_ETHICS, SUBMIT],
  JOURNAL_REVIEW_RULES: [JOURNAL_ETHICS, JOURNAL_INTRODUCTION],
  JOURNAL_ETHICS: [JOURNAL_SUBMISSION_RULES, JOURNAL_INTRODUCTION],
  EDITORIAL_BOARD: [JOURNAL_INTRODUCTION, JOURNAL_SUBMISSION_RULES, SUBMIT],
  JOURNAL_INTRODUCTION: [
    { to: JOURNAL_PATH, label: "layout.nav.journalIssues" },
    EDITORIAL_BOARD,
    JOURNAL_SUBMISSION_RULES,
    JOURNAL_REVIEW_RULES,
    JOURNAL_ETHICS,
    SUBMIT,
  ],
  PRIVACY_POLICY: [{ to: PAGE_PATHS.TERMS, label: "layout.nav.terms" }, FAQ],
  TERMS: [{ to: PAGE_PATHS.PRIVACY_POLICY, label: "layout.nav.privacy" }, FAQ],
};
