// Defines what each page of the association is made of beside its text. The server checks by it, the editor shows fields by it.

export const PAGE_KEYS = [
  "GREETING",
  "VALUES",
  "HISTORY",
  "BYLAWS",
  "JOURNAL_SUBMISSION_RULES",
  "JOURNAL_REVIEW_RULES",
  "JOURNAL_ETHICS",
  "EDITORIAL_BOARD",
  "BOARD_MEMBERS",
  "SEMINAR_INTRODUCTION",
  "JOURNAL_INTRODUCTION",
  "KITEC",
  "WORKSHOP",
  "EXPERT_COURSE",
  "ONLINE_COURSE",
  "COMMUNITY_COURSE",
  "SOCIAL_INTEGRATION",
  "PRIVACY_POLICY",
  "TERMS",
] as const;
export type PageKeyName = (typeof PAGE_KEYS)[number];

/** The rules of the journal, and its editorial board: its editors write them, too (docs/site.md#pages). */
export const JOURNAL_PAGES: readonly PageKeyName[] = [
  "JOURNAL_SUBMISSION_RULES",
  "JOURNAL_REVIEW_RULES",
  "JOURNAL_ETHICS",
  "EDITORIAL_BOARD",
];
export const isJournalPage = (key: PageKeyName): boolean => JOURNAL_PAGES.includes(key);

interface PageKind {
  /** `dated`: entries with a year at least (history). `numbered`: entries in an order of their own (values). */
  readonly entries: "dated" | "numbered" | null;
  /** Whether it lists people. */
  readonly people: boolean;
  /** A text that people rely on: visitors may read its past versions too, and the next one may be saved ahead of its day. */
  readonly legal: boolean;
}

const TEXT: PageKind = { entries: null, people: false, legal: false };
const LEGAL: PageKind = { ...TEXT, legal: true };

export const PAGE_KINDS: Readonly<Record<PageKeyName, PageKind>> = {
  GREETING: TEXT,
  VALUES: { ...TEXT, entries: "numbered" },
  HISTORY: { ...TEXT, entries: "dated" },
  BYLAWS: LEGAL,
  JOURNAL_SUBMISSION_RULES: LEGAL,
  JOURNAL_REVIEW_RULES: LEGAL,
  JOURNAL_ETHICS: LEGAL,
  EDITORIAL_BOARD: { ...TEXT, people: true },
  BOARD_MEMBERS: { ...TEXT, people: true },
  SEMINAR_INTRODUCTION: TEXT,
  JOURNAL_INTRODUCTION: TEXT,
  KITEC: TEXT,
  WORKSHOP: TEXT,
  EXPERT_COURSE: TEXT,
  ONLINE_COURSE: TEXT,
  COMMUNITY_COURSE: TEXT,
  SOCIAL_INTEGRATION: TEXT,
  PRIVACY_POLICY: LEGAL,
  TERMS: LEGAL,
};

/** Whether a page says something item by item: its text is then an introduction and may be missing. */
export const hasItems = ({ entries, people }: PageKind): boolean => entries !== null || people;
