// What the audit log tells apart, for the server that writes it and the page that filters it.

/** The nouns of the audit log. */
export const AUDIT_SUBJECTS = [
  "member",
  "payment",
  "dues",
  "bank",
  "application",
  "program",
  "post",
  "page",
  "popup",
  "file",
  "banner",
  "faq",
  "glossary",
  "translation",
  "emergency",
  "redirect",
  "journal",
  "issue",
  "article",
  "submission",
  "settings",
  "staff",
  "mail",
  "letter",
  "export",
  "access",
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
