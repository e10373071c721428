// What the office's list of popups can be narrowed by.
import { type FilterOf, tabFilter } from "./list-filters.ts";

/** ENDING ones are live, and not for long. */
export const POPUP_SHOWS = ["LIVE", "ENDING", "COMING", "ENDED"] as const;

export const POPUP_FILTERS = {
  show: tabFilter("popup-office.states", POPUP_SHOWS, "popup-office.show", null),
};

export type PopupFilter = FilterOf<typeof POPUP_FILTERS>;
