/** The status of a membership (decision 79). */
export const MEMBERSHIP_STANDINGS = ["NONE", "EXEMPT", "PAID", "DUE", "GRACE", "LAPSED"] as const;
export type MembershipStanding = (typeof MEMBERSHIP_STANDINGS)[number];

/** Whether a membership counts on the day: dues may still be missing, but not for too long (docs/site.md#posts-for-members). */
export const countsAsMember = (standing: MembershipStanding): boolean =>
  standing !== "NONE" && standing !== "LAPSED";
