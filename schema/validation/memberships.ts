/** Where a membership stands (decision 79). */
export const MEMBERSHIP_STANDINGS = ["NONE", "EXEMPT", "PAID", "DUE", "GRACE", "LAPSED"] as const;
export type MembershipStanding = (typeof MEMBERSHIP_STANDINGS)[number];
