// The emergency notice that somebody has put away: its version, stored in this browser.

export const DISMISSED_KEY = "emergency-dismissed";
/** On <html>: the head script has hidden the notice of this page before the first paint. */
export const DISMISSED_MARK = "emergencyDismissed";
