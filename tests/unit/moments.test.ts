// When public content changes by itself, and who may see it, are said once a noun.
import { expect, test } from "vitest";
import { PUBLIC_MOMENTS } from "#schema/moments.ts";
import { readSource, sourceFiles } from "#tests/support/source-files.ts";

/** Tables whose dates visitors never meet: of people, money, the office and the house itself. */
const NOT_PUBLIC = new Set([
  "members",
  "staff_assignments",
  "sessions",
  "member_views",
  "sign_in_records",
  "totp_factors",
  "passkeys",
  "passkey_challenges",
  "consents",
  "grade_requests",
  "memberships",
  "member_imports",
  "member_merges",
  "roster_layouts",
  "bank_rows",
  "bank_rules",
  "statement_layouts",
  "statement_uploads",
  "access_reviews",
  "closed_months",
  "card_orders",
  "card_refunds",
  "issued_documents",
  "dues_runs",
  "duplicate_searches",
  "dues_reminders",
  "one_time_tokens",
  "mails",
  "letters",
  "mail_templates",
  "subscriptions",
  "opening_notices",
  "address_bounces",
  "drafts",
  "previews",
  "glossary_terms",
  "redirects",
  "unknown_addresses",
  "moved_in",
  "list_views",
  "popup_days",
  "retention_runs",
  "saved_versions",
  "translation_pairs",
  "translation_tasks",
  "translation_remarks",
  "translator_months",
  "files",
  "applications",
  "exam_sessions",
  "exam_raters",
  "exam_ratings",
  "exam_releases",
  "exam_results",
  "exam_objections",
  "certificate_copies",
  "application_groups",
  "application_moves",
  "reschedules",
  "reschedule_answers",
  "attendances",
  "program_reminders",
  "presentations",
  "presentation_authors",
  "presentation_reviewers",
  "presentation_reviews",
  "assignments",
  "door_links",
  "payments",
  "pledge_texts",
  "submissions",
  "submission_authors",
  "submission_pledges",
  "submission_rounds",
  "submission_files",
  "submission_demands",
  "submission_moves",
  "submission_decisions",
  "reviews",
  "review_remarks",
  "payment_moves",
  "payment_proposals",
  "refund_proofs",
  "payment_months",
  "member_months",
  "member_days",
  "audit_checks",
  "backups",
  "audit_entries",
  "request_keys",
]);

/** Dates of public tables that pages show, and whose passing is the browser's to tell. */
const SHOWN_ONLY = new Set([
  "program_prices.until",
  "program_sessions.starts_at",
  "program_sessions.ends_at",
  "exam_papers.starts_at",
  "presentation_sessions.starts_at",
]);

/** Every date column of prisma/schema.prisma as "table.column". */
function dateColumns(): string[] {
  const models = readSource("prisma/schema.prisma").matchAll(/^model \w+ \{\n([\s\S]*?)\n\}/gm);
  return [...models].flatMap(([, body = ""]) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? "";
    return [...body.matchAll(/^ {2}(\w+)\s+DateTime\b.*$/gm)].map(
      ([line, name]) => `${table}.${/@map\("(\w+)"\)/.exec(line)?.[1] ?? name}`,
    );
  });
}

test("every date column is named as a moment, as still, or as nobody's to see", () => {
  const columns = dateColumns();
  expect(columns.length).toBeGreaterThan(50);
  const named = new Set(
    PUBLIC_MOMENTS.flatMap(({ table, columns: moving, still }) =>
      [...Object.keys(moving), ...still].map((column) => `${table}.${column}`),
    ),
  );
  const forgotten = columns.filter(
    (column) => !named.has(column) && !SHOWN_ONLY.has(column) && !NOT_PUBLIC.has(column.split(".")[0] ?? ""),
  );
  expect(
    forgotten.map(
      (column) => `${column}: name it in the moments of its noun (schema/<area>/<noun>/noun.ts), or here`,
    ),
  ).toEqual([]);
});

test("no moment is named that is no column", () => {
  const columns = new Set(dateColumns());
  const named = PUBLIC_MOMENTS.flatMap(({ table, columns: moving, still }) =>
    [...Object.keys(moving), ...still].map((column) => `${table}.${column}`),
  );
  expect(named.filter((column) => !columns.has(column))).toEqual([]);
});

test("who may see what is published is in schema/policies alone", () => {
  const inSql = /\b(?:published_at|effective_at|shows_from|shows_to)\s*(?:<=?|>=?|IS\b)/;
  const inPrisma = /\b(?:publishedAt|showsFrom): (?:\{|null\b)/;
  const elsewhere = sourceFiles(".ts")
    .filter((file) => /^(?:schema|gateway)\//.test(file))
    .filter((file) => !file.startsWith("schema/policies/") && !file.endsWith("/noun.ts"))
    .flatMap((file) =>
      readSource(file)
        .split("\n")
        .filter((line) => inSql.test(line) || inPrisma.test(line))
        .map((line) => `${file}: take the condition from schema/policies instead of \`${line.trim()}\``),
    );
  expect(elsewhere).toEqual([]);
});
