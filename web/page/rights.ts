// Says who a page is for. web/pages.ts says it once for each page; the guard, the office's menu, the frame
// and the server read it there.

/** A right of the office, as the server sends it (`viewer { canWritePosts }`). */
export type OfficeRight =
  | "canWritePosts"
  | "canWritePages"
  | "canWritePrograms"
  | "canManageMembers"
  | "canManagePayments"
  | "canManageJournal"
  | "canManageSite";

/**
 * `public`: everybody; rendered on the server and cached. `anyone`: a form for everybody. `guest`: anyone who is not signed in.
 * `member`: anyone who is. A list: people of the office with any one of these rights; with every role where it is empty.
 */
export type Rights = "public" | "anyone" | "guest" | "member" | readonly OfficeRight[];

/**
 * Whether the server renders the page itself. The others are shells that the browser fills, because the server reads no session.
 */
export function isRendered(rights: Rights): boolean {
  return rights === "public" || rights === "anyone" || rights === "guest";
}

/** Whether any of the rights asked for is one that somebody has; nothing asked for is had by everyone of the office. */
export function hasAny(asked: readonly OfficeRight[], has: (right: OfficeRight) => boolean): boolean {
  return asked.length === 0 || asked.some(has);
}
