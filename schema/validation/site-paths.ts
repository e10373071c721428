// Defines where things are read (specification 2), for the person who writes an address: pages, search,
// feeds, the map of the site. Without language.

import type { SubscriptionTopicName } from "#schema/validation/mailing/subscription-topics.ts";
import type { ProgramKindName } from "#schema/validation/programs/program-kinds.ts";
import type { BoardName } from "#schema/validation/site/posts.ts";

interface BoardAddress {
  readonly list: string;
  /** What is before the id of a post. */
  readonly base: string;
}

const underOneRoof = (roof: string): BoardAddress => ({ list: `${roof}/list`, base: roof });

export const BOARD_ADDRESSES: Readonly<Record<BoardName, BoardAddress>> = {
  NOTICE: underOneRoof("/notice"),
  NEWS: underOneRoof("/news"),
  GALLERY: { list: "/gallery", base: "/gallery-details" },
  PUBLICATION: underOneRoof("/publication-archives"),
  SEMINAR_ARCHIVE: underOneRoof("/seminar-archives"),
};

/** Addresses without a page of their own, by what is typed: what is before the ids of a list, and the office's root. */
export const LIST_OF: Readonly<Record<string, string>> = {
  "/admin": "/admin/dashboard",
  [BOARD_ADDRESSES.GALLERY.base]: BOARD_ADDRESSES.GALLERY.list,
  "/seminar-details": "/seminar-schedule",
  "/journal/issues": "/journal",
  "/journal/articles": "/journal",
};

/** Where a post is read. */
export function postAddress(board: BoardName, id: number): string {
  return `${BOARD_ADDRESSES[board].base}/${id}`;
}

/** Where a program is read: seminars keep the specification's address. */
export function programAddress(kind: ProgramKindName, id: number): string {
  return kind === "SEMINAR" ? `/seminar-details/${id}` : `/programs/${id}`;
}

/** Where applicants see their own application, and issue its certificate. */
export const myApplicationAddress = (id: number | ":idx"): string => `/my-account/applications/${id}`;

/** Where interpreters read the terms of a program, and the same as a PDF. */
export const boothAddress = (id: number | ":idx"): string => `/programs/${id}/booth-sheet`;
export const boothFileAddress = (id: number): string => `${boothAddress(id)}.pdf`;

/** Where somebody of a group without an account sees the own application; what opens it is behind the #. */
export const APPLICATION_ADDRESS = "/programs/application";

/** Where a contact without an account applies for a group, and looks after it; what opens it is behind the #. */
export const GROUP_ADDRESS = "/programs/group";

/** Where members submit presentations to a program, and follow them. */
export const presentAddress = (id: number | ":idx"): string => `/programs/${id}/present`;

/** Where a reviewer of the committee reads what is assigned. */
export const presentationReviewsAddress = (id: number | ":idx"): string =>
  `/programs/${id}/presentation-reviews`;

/** Where a co-author of a presentation answers; what opens it is behind the #. */
export const PRESENTATION_CONSENT_ADDRESS = "/programs/presentation-consent";

/** Where a reviewer without an account reads what is assigned; what opens it is behind the #. */
export const PRESENTATION_REVIEW_ADDRESS = "/programs/presentation-review";

/** Where examinees are checked in at the door; the QR code of an admission slip leads there. */
export const CHECK_IN_ADDRESS = "/check-in";

/** Where the link leads by which a visitor proves the address that is notified when applications open. */
export const CONFIRM_OPENING_ADDRESS = "/programs/opening-notice";

/** Where applicants answer whether the new date of a program suits them. */
export const RESCHEDULE_ADDRESS = "/programs/new-date";

/** What messengers ask for of a page: 1.91 to 1. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The last part of the address of an image as messengers show it. */
export const SHARE_PART = `${SHARE_SIZE.width}.jpg`;

/** By page key. */
export const PAGE_ADDRESSES = {
  GREETING: "/greeting",
  VALUES: "/values",
  HISTORY: "/history",
  BYLAWS: "/bylaws",
  JOURNAL_SUBMISSION_RULES: "/journal/submission-rules",
  JOURNAL_REVIEW_RULES: "/journal/review-rules",
  JOURNAL_ETHICS: "/journal/ethics",
  EDITORIAL_BOARD: "/journal/editorial-board",
  BOARD_MEMBERS: "/board-members",
  SEMINAR_INTRODUCTION: "/seminar-introduction",
  JOURNAL_INTRODUCTION: "/journal-introduction",
  KITEC: "/kitec",
  WORKSHOP: "/workshop",
  EXPERT_COURSE: "/translation-expert-course",
  ONLINE_COURSE: "/translation-online-course",
  COMMUNITY_COURSE: "/community-translation-course",
  SOCIAL_INTEGRATION: "/social-integration-program",
  PRIVACY_POLICY: "/privacy-policy",
  TERMS: "/terms",
} as const;

/** A version of a text in versions as a PDF. */
export const pageFileAddress = (key: keyof typeof PAGE_ADDRESSES, number: number): string =>
  `${PAGE_ADDRESSES[key]}/${number}.pdf`;

/** Where somebody asks to be notified by email what is new, and where the link of the mail about it leads. */
export const SUBSCRIBE_ADDRESS = "/subscribe";
export const CONFIRM_SUBSCRIPTION_ADDRESS = `${SUBSCRIBE_ADDRESS}/confirm`;

/** Where the link of a rater of an exam leads. */
export const EXAM_RATING_ADDRESS = "/exam/rating";

/** Where the link of a mail opens the admission slip of an exam. */
export const EXAM_SLIP_ADDRESS = "/exam/slip";

/** Where a reader of a mail ends what was agreed to; mail programs send their one click there. */
export const UNSUBSCRIBE_ADDRESS = "/unsubscribe";

/** Where the questions that are often asked are read. */
export const FAQ_ADDRESS = "/faq";

/** Where the terms of the trade are looked up (the terms of use have /terms), and where one word of them is. */
export const GLOSSARY_ADDRESS = "/glossary";
export const termAddress = (word: string): string => `${GLOSSARY_ADDRESS}?search=${encodeURIComponent(word)}`;

/** Where the feed of a board lies: `/feeds/seminar-archive.ko.atom`. Feeds have their language in their name. */
export function feedAddress(board: BoardName, language: "ko" | "en"): string {
  return `/feeds/${board.toLowerCase().replace("_", "-")}.${language}.atom`;
}

/** Where the journal's issues are listed, an issue and an article read. */
export const JOURNAL_ADDRESS = "/journal";
export const issueAddress = (id: number): string => `${JOURNAL_ADDRESS}/issues/${id}`;
export const articleAddress = (id: number): string => `${JOURNAL_ADDRESS}/articles/${id}`;

/** Where the editors find a manuscript. */
export const submissionOfficeAddress = (id: number): string => `/admin/journal/submissions/${id}`;

/** An article as a file beside its page: its PDF, and what programs for citations read. */
export const articleFileAddress = (id: number, ending: "pdf" | "bib" | "ris"): string =>
  `${articleAddress(id)}.${ending}`;

/** The feed of the newest articles. */
export const journalFeedAddress = (language: "ko" | "en"): string => `/feeds/journal.${language}.atom`;

/** The feed of what people may be notified of by email, too. */
export const topicFeedAddress = (topic: SubscriptionTopicName, language: "ko" | "en"): string =>
  topic === "JOURNAL" ? journalFeedAddress(language) : feedAddress(topic, language);

/** What the site is called and drawn by where somebody puts it on the start screen of a phone. */
export const manifestAddress = (language: "ko" | "en"): string => `/manifest.${language}.webmanifest`;

/** The colour of the site's ground and bars (navy 600 of docs/look.md), for what is no page. */
export const SITE_COLOUR = "#2b4285";

interface SiteIcon {
  readonly path: string;
  /** Pixels of each side. */
  readonly side: number;
  /** Cut to a circle or whatever shape the system has: the mark stays within the inner four fifths. */
  readonly isMaskable: boolean;
}

/** Icons as PNG files of the client build. */
export const SITE_ICONS: readonly SiteIcon[] = [
  { path: "/icons/192.png", side: 192, isMaskable: false },
  { path: "/icons/512.png", side: 512, isMaskable: false },
  { path: "/icons/maskable-192.png", side: 192, isMaskable: true },
  { path: "/icons/maskable-512.png", side: 512, isMaskable: true },
];

/** What iOS shows on its start screen, 180 pixels square, its corners rounded by the system. */
export const TOUCH_ICON: SiteIcon = { path: "/icons/touch.png", side: 180, isMaskable: true };
