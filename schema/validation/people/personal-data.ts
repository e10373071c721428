// What the site holds of people, by what it is for (article 30 of the Personal Information Protection Act). The privacy policy has a row for each: the words
// are in web/messages/{ko,en}/privacy.json, the days in retention.ts. tests/integration/people/personal-data.test.ts fails where a table has no purpose.

/** A purpose, to the tables that hold its data. A purpose without one is looked after elsewhere than in the database. */
export const PERSONAL_DATA = {
  ACCOUNT: ["members", "consents", "drafts", "request_keys", "list_habits", "list_views"],
  /** Only where the office has turned it on (decision 241). */
  DORMANCY: ["members"],
  POSTAL_ADDRESS: ["members"],
  GRADE: ["grade_requests", "grade_request_proofs", "memberships", "dues_reminders"],
  APPLICATION: [
    "applications",
    "application_groups",
    "application_moves",
    "reschedules",
    "reschedule_answers",
    "attendances",
    "program_reminders",
    "presentations",
    "presentation_authors",
    "presentation_reviews",
    "presentation_reviewers",
  ],
  APPLICANT_PHOTO: ["applications", "application_files", "files"],
  PAYMENT: ["payments", "payment_moves", "payment_proposals", "bank_rows", "card_orders", "card_refunds"],
  DOCUMENT: ["issued_documents", "certificate_copies"],
  MANUSCRIPT: [
    "submissions",
    "submission_authors",
    "submission_pledges",
    "submission_files",
    "submission_moves",
    "submission_decisions",
    "submission_demands",
    "reviewer_suggestions",
  ],
  REVIEW: ["reviews", "review_remarks"],
  EXAM: ["exam_raters", "exam_scripts", "exam_ratings", "exam_marks", "exam_results", "exam_objections"],
  PUBLISHED: [
    "articles",
    "article_authors",
    "board_members",
    "program_speakers",
    "posts",
    "files",
    "glossary_terms",
  ],
  SUBSCRIPTION: ["subscriptions"],
  OPENING_NOTICE: ["opening_notices"],
  MAIL: ["mails", "mail_submissions", "address_bounces", "one_time_tokens", "letters"],
  SIGN_IN: [
    "sign_in_records",
    "sessions",
    "totp_factors",
    "passkeys",
    "passkey_challenges",
    "recovery_codes",
    "member_views",
  ],
  THROTTLE: ["rate_limits"],
  MEMBER_IMPORT: ["member_imports", "member_import_rows"],
  MEMBER_MERGE: ["member_merges", "members_apart", "duplicate_pairs"],
  STAFF: ["staff_assignments", "translation_tasks", "translation_remarks", "translation_pairs"],
  UNKNOWN_ADDRESS: ["unknown_addresses"],
  AUDIT: ["audit_entries", "access_reviews", "saved_versions"],
} as const satisfies Record<string, readonly string[]>;

export type PersonalDataPurpose = keyof typeof PERSONAL_DATA;
