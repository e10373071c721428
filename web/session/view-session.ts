// Somebody of the office sees the site as a member does, in this tab alone
// (docs/core.md#access-to-peoples-data). The session of the view is in sessionStorage in the shape of the
// others, with its own token; the office's own stays in localStorage and is this tab's again once the view
// has ended.
import {
  clearStored,
  readStored,
  type SessionStorage,
  type StoredSession,
  writeStored,
} from "./session-state.ts";

const TYPE = "View";

/** The tab's own storage; null where it is refused, and on the server. */
function tabStorage(): SessionStorage | null {
  if (import.meta.env.SSR) return null;
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Where the view of this tab is stored; null where it shows its own person. */
export function viewStorage(): SessionStorage | null {
  const storage = tabStorage();
  return storage && readStored(storage)?.token_type === TYPE ? storage : null;
}

/** From the next load of a page on this tab shows what the member sees. @throws where the tab may keep nothing */
export function beginView(view: Pick<StoredSession, "token" | "member_idx" | "member_type">): void {
  writeStored(window.sessionStorage, { ...view, token_type: TYPE });
}

let forgotten = false;

/**
 * Whether the view of this tab has ended, and the next page is on its way: a late refusal of the old one says nothing any more.
 */
export const isForgotten = (): boolean => forgotten;

/** From the next load of a page on this tab shows its own person again. */
export function forgetView(): void {
  forgotten = true;
  const storage = viewStorage();
  if (storage) clearStored(storage);
}
