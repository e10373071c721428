// Lengths of time in milliseconds, as clocks and dates count. Public pages of the client write theirs where
// they are used: a module that several of them share would be one more request for each.
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
