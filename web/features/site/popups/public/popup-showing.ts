// Says which of somebody's popups are seen here and now, and until when one stays hidden. The browser decides
// it: pages are the same for everyone.
import { POPUPS_AT_ONCE } from "#schema/validation/core/limits.ts";
import { showsOn } from "#schema/validation/site/popup-places.ts";
import type { LayoutQuery } from "#web/gql/layout.ts";

export type ListedPopup = LayoutQuery["popups"][number];

/** Where nobody is interrupted: signing in, one's own account, the office, and whatever is being written. */
const NEVER =
  /^\/(login|register|forgot-password|reset-password|verify-email|my-account|admin)(\/|$)|\/(apply|edit|create)(\/|$)|^\/(create|edit)-/;

interface Place {
  /** Without the language. */
  readonly path: string;
  readonly language: "KO" | "EN";
  readonly isPhone: boolean;
  /** Hidden for a while, before this visit. */
  readonly isHidden: (popup: ListedPopup) => boolean;
  /** Seen and closed in this visit: one of the three it may be still, so that closing never calls up another. */
  readonly isClosed: (popup: ListedPopup) => boolean;
}

/** The three that are shown at most, in the office's order. */
export function popupsFor(listed: readonly ListedPopup[], place: Place): readonly ListedPopup[] {
  if (NEVER.test(place.path)) return [];
  return listed
    .filter((popup) => showsOn(popup, place.path))
    .filter(({ language }) => language === "ALL" || language === place.language)
    .filter(({ device }) => device === "ALL" || (device === "PHONE") === place.isPhone)
    .filter((popup) => !place.isHidden(popup))
    .slice(0, POPUPS_AT_ONCE)
    .filter((popup) => !place.isClosed(popup));
}

/** What hiding is remembered by: a new version is a new popup. */
export const hidingKey = ({ id, version }: { readonly id: number; readonly version: number }): string =>
  `popup:${id}:${version}`;

/** Until local midnight: of this day, or of the seventh one. */
export function hiddenUntil(hide: "TODAY" | "WEEK", now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + (hide === "TODAY" ? 1 : 7));
}

/** Whether what was stored says that it is hidden still. */
export function isHiding(storedTime: string | null, now: Date): boolean {
  return storedTime !== null && new Date(storedTime).getTime() > now.getTime();
}
