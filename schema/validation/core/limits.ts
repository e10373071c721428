// Numbers both sides need (specification 9, docs/core.md#calls-and-limits and "Members").

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** RFC 5321: 64 for the local part, 255 for the domain, 254 in all. */
export const EMAIL_MAX_LENGTH = 254;
/** Names, affiliations and the other one-line fields, in UTF-16 units. */
export const LINE_MAX_LENGTH = 200;
export const PHONE_MAX_LENGTH = 40;
/** Codes of all countries, with what some write in front of them. */
export const POSTCODE_MAX_LENGTH = 20;

/** Posts on one list page (specification 9: default 10; gallery 12). */
export const POST_PAGE_SIZE = 10;
export const GALLERY_PAGE_SIZE = 12;
/** Largest `?page=` that is looked up at all; anything above is not a page. */
export const PAGE_MAX = 1_000_000;
/** A post is new for this many days. */
export const NEW_POST_DAYS = 7;
/** Largest id PostgreSQL's integer holds. */
export const ID_MAX = 2_147_483_647;

/** UTF-16 units of a post's title, of a file's caption, of a tag's name, and of what is searched for. */
export const TITLE_MAX_LENGTH = 300;
export const CAPTION_MAX_LENGTH = 500;
export const TAG_NAME_MAX_LENGTH = 50;
export const SEARCH_MAX_LENGTH = 100;
/** Files that hang on one post (docs/core.md#calls-and-limits). */
export const POST_FILES_MAX = 10;
/** Documents that a grade is asked for with, or a refund is recorded with. */
export const PROOFS_MAX = 5;
/** Documents of all refunds of one payment. */
export const REFUND_PROOFS_MAX = 20;
/** Files of one program. */
export const PROGRAM_FILES_MAX = 10;
export const GALLERY_FILES_MAX = 50;
/** Days after which a post in the trash is gone. */
export const TRASH_DAYS = 30;
/** Bytes of a saved form, as JSON in UTF-8. */
export const DRAFT_MAX_BYTES = 1024 * 1024;
/** Days for which a browser stores what was typed and not sent, at most (docs/texts.md#drafts). */
export const LOCAL_DRAFT_DAYS = 30;
/** Texts that one person has begun again and not saved. */
export const NEW_DRAFTS_MAX = 30;

/** Payments on one page of a member's own list. */
export const MY_PAYMENTS_PAGE_SIZE = 10;

/** Programs on one list page. */
export const PROGRAM_PAGE_SIZE = 10;
/** The longest event: lists look that far back for events under way. */
export const EVENT_MAX_DAYS = 731;
/** Years an event can are in. PostgreSQL knows more, calendars on the screen do not. */
export const EVENT_FIRST_YEAR = 1900;
export const EVENT_LAST_YEAR = 2999;
/** Entries of a history, people of a board; UTF-16 units of what an entry says beside its title. */
export const PAGE_ITEMS_MAX = 500;
export const ENTRY_BODY_MAX_LENGTH = 4_000;
/** What a row keeps from version to version: a UUID fits. */
export const ROW_KEY_MAX_LENGTH = 40;

/** Hits on one page of a search of one kind, and of each kind where all are shown together (docs/core.md#calls-and-limits). */
export const SEARCH_PAGE_SIZE = 10;
export const SEARCH_GROUP_SIZE = 5;

/** Whole won of one amount. */
export const PROGRAM_AMOUNT_MAX = 100_000_000;
/** Seats of a program, and the number it bears. */
export const PROGRAM_NUMBER_MAX = 100_000;
/** UTF-16 units of the paragraph above a program's text. */
export const PROGRAM_DESCRIPTION_MAX_LENGTH = 2_000;

/** UTF-16 units of how the association describes itself. */
export const SETTING_TEXT_MAX_LENGTH = 500;
/** Banners, goals and terms of the home page, of each. */
export const HOME_ITEMS_MAX = 50;
/** UTF-16 units of where a refund goes: bank, number and holder. */
export const REFUND_ACCOUNT_MAX_LENGTH = 200;
/** UTF-16 units of what the office notes about a member. */
export const OFFICE_NOTE_MAX_LENGTH = 4_000;
/** The place of a popup among others. */
export const POPUP_POSITION_MAX = 9_999;
/** Pages that a popup is aimed at. */
export const POPUP_PATHS_MAX = 20;
/** More popups than these are never shown at a time (docs/site.md#popups). */
export const POPUPS_AT_ONCE = 3;
/** UTF-16 units of the strip above every page: two lines on a phone. */
export const EMERGENCY_TEXT_MAX_LENGTH = 120;
/** UTF-16 units of a note on a term; terms on one page of the glossary; suggestions of one member in a day, and those shown. */
export const GLOSSARY_NOTE_MAX_LENGTH = 2_000;
export const GLOSSARY_PAGE_SIZE = 50;
export const SUGGESTIONS_A_DAY = 20;
export const MY_TERMS_MAX = 100;
/** Of the journal: UTF-16 units of an abstract, of a work cited, of a notice; authors, keywords and works cited of an article. */
export const ABSTRACT_MAX_LENGTH = 6_000;
export const REFERENCE_MAX_LENGTH = 1_000;
export const NOTICE_MAX_LENGTH = 2_000;
export const AUTHORS_MAX = 50;
export const KEYWORDS_MAX = 20;
export const REFERENCES_MAX = 500;
/** Articles of one issue, the numbers an issue bears, and its pages. */
export const ARTICLES_MAX = 200;
export const ISSUE_NUMBER_MAX = 9_999;
export const JOURNAL_PAGE_MAX = 99_999;
/** Other articles beside one. */
export const RELATED_ARTICLES = 4;
/** Texts that terms are looked for in at once, and UTF-16 units of each: a paragraph, or a whole document of one. */
export const TERMS_IN_TEXTS_MAX = 200;
export const TERMS_IN_LENGTH_MAX = 100_000;
/** Of one booth sheet. */
export const BOOTH_TERMS_MAX = 200;
/** Paragraphs that the translation memory is asked about at once. */
export const CANDIDATE_TEXTS_MAX = 25;
/** UTF-16 units of a paragraph whose like is looked for in it. */
export const MEMORY_TEXT_MAX_LENGTH = 2_000;

/** UTF-16 units of the remarks of a review, of a decision letter. */
export const REVIEW_REMARKS_MAX_LENGTH = 50_000;
export const DECISION_LETTER_MAX_LENGTH = 200_000;
/** UTF-16 units of a remark beside a paragraph, and of the paragraph it is found again by; open ones of a text. */
export const REMARK_MAX_LENGTH = 2_000;
export const REMARKED_MAX_LENGTH = 20_000;
export const REMARKS_MAX = 200;
/** UTF-16 units of the text of a mailing, in one language; people of its audience on one page. */
export const MAIL_TEXT_MAX_LENGTH = 10_000;
export const MAILING_PEOPLE_PAGE_SIZE = 50;
