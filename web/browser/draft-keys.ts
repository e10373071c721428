// Says what drafts are stored under, apart from the drafts themselves: every page asks whether this browser
// has any, and few have.

export const DRAFT_PREFIX = "draft:";

/** The keys of everybody's drafts in this browser; none where it refuses its storage. */
export function draftKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(DRAFT_PREFIX));
  } catch {
    // Refused: what was typed went with its tab.
    return [];
  }
}
