/** The status of a membership (decision 79). */
export const MEMBERSHIP_STATUSES = ["NONE", "EXEMPT", "PAID", "DUE", "GRACE", "LAPSED"] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

/** Whether a membership counts on the day: dues may still be missing, but not for too long (docs/site.md#posts-for-members). */
export const countsAsMember = (status: MembershipStatus): boolean => status !== "NONE" && status !== "LAPSED";
