// Every column that points to a member, and what becomes of its rows when two accounts of one person become one (decision 176). A table that
// is not named here fails tests/integration/member-references.test.ts.

/**
 * - MOVES: belongs to the person, and goes to the account that stays.
 * - PERIODS: as MOVES, as far as its days are free there.
 * - ENDS: opens the account that goes, and opens nothing any more.
 * - STAYS: belongs to the account that goes: how it was signed in to, what was agreed to in it, what was begun in it.
 * - DEED: says who did something; history is not rewritten.
 * - REFUSED: nobody with such a row is merged into somebody else.
 */
export type ReferenceRule = "MOVES" | "PERIODS" | "ENDS" | "STAYS" | "DEED" | "REFUSED";

/** By table and column. */
export const MEMBER_REFERENCES: Readonly<Record<string, ReferenceRule>> = {
  "access_reviews.signed_by_id": "DEED",
  "application_moves.actor_id": "DEED",
  "applications.member_id": "MOVES",
  "articles.created_by_id": "DEED",
  "audit_entries.actor_id": "DEED",
  "bank_rows.uploaded_by_id": "DEED",
  "card_orders.member_id": "MOVES",
  "card_refunds.actor_id": "DEED",
  "closed_months.closed_by_id": "DEED",
  "consents.member_id": "STAYS",
  "dues_runs.started_by_id": "DEED",
  "files.uploaded_by_id": "MOVES",
  "glossary_terms.suggested_by_id": "MOVES",
  "grade_requests.decided_by_id": "DEED",
  "grade_requests.member_id": "MOVES",
  "issued_documents.issued_by_id": "DEED",
  "issued_documents.member_id": "MOVES",
  "letters.created_by_id": "DEED",
  "list_habits.member_id": "STAYS",
  "list_views.owner_id": "STAYS",
  "mail_templates.created_by_id": "DEED",
  "mails.member_id": "MOVES",
  "member_import_rows.member_id": "STAYS",
  "member_merges.gone_id": "DEED",
  "member_merges.kept_id": "DEED",
  "member_merges.merged_by_id": "DEED",
  "member_views.member_id": "ENDS",
  "members_apart.one_id": "STAYS",
  "members_apart.other_id": "STAYS",
  "member_imports.created_by_id": "DEED",
  "memberships.member_id": "PERIODS",
  "one_time_tokens.member_id": "ENDS",
  "page_versions.created_by_id": "DEED",
  "passkey_challenges.member_id": "STAYS",
  "passkeys.member_id": "STAYS",
  "payment_moves.actor_id": "DEED",
  "payment_moves.approved_by_id": "DEED",
  "payment_proposals.decided_by_id": "DEED",
  "payment_proposals.proposed_by_id": "DEED",
  "payments.member_id": "MOVES",
  "popups.created_by_id": "DEED",
  "drafts.member_id": "STAYS",
  "posts.created_by_id": "DEED",
  "posts.deleted_by_id": "DEED",
  "previews.created_by_id": "DEED",
  "programs.cancelled_by_id": "DEED",
  "programs.created_by_id": "DEED",
  "recovery_codes.member_id": "STAYS",
  "request_keys.member_id": "STAYS",
  "reviews.invited_by_id": "DEED",
  "reviews.member_id": "MOVES",
  "saved_versions.saved_by_id": "DEED",
  "sessions.member_id": "ENDS",
  "sign_in_records.member_id": "STAYS",
  "staff_assignments.member_id": "REFUSED",
  "submission_authors.member_id": "MOVES",
  "submission_decisions.decided_by_id": "DEED",
  "submission_demands.asked_by_id": "DEED",
  "submission_moves.actor_id": "DEED",
  "submission_pledges.member_id": "STAYS",
  "submissions.handling_editor_id": "DEED",
  "submissions.submitter_id": "MOVES",
  "subscriptions.member_id": "MOVES",
  "totp_factors.member_id": "STAYS",
  "translation_remarks.resolved_by_id": "DEED",
  "translation_remarks.written_by_id": "DEED",
  "translation_tasks.assignee_id": "MOVES",
  "translation_tasks.handed_in_by_id": "DEED",
};
