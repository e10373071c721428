/** What a member of the office may do; several per person. */
export const STAFF_ROLES = ["SUPER", "CONTENT", "PROGRAM", "FINANCE", "MEMBER", "JOURNAL"] as const;
