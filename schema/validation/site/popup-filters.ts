// Defines what the office's list of popups can be narrowed and sorted by.
import { choiceFilter, type FilterOf, tabFilter, textFilter } from "#schema/validation/core/list-filters.ts";
import { POPUP_AUDIENCES, POPUP_DEVICES, POPUP_LANGUAGES } from "./popups.ts";

/** ENDING ones are live, and not for long. */
export const POPUP_SHOWS = ["LIVE", "ENDING", "COMING", "ENDED"] as const;

export const POPUP_FILTERS = {
  show: tabFilter("popup-office.states", POPUP_SHOWS, "popup-office.show", null),
  /** A part of a title, in either language and any case. */
  search: textFilter("popup-office.search"),
  audience: choiceFilter("popup-office.field.audience", POPUP_AUDIENCES, "popup-office.audience"),
  language: choiceFilter("popup-office.field.language", POPUP_LANGUAGES, "popup-office.language"),
  device: choiceFilter("popup-office.field.device", POPUP_DEVICES, "popup-office.device"),
};

export const POPUP_SORTS = ["ENDS", "STARTS", "TITLE", "POSITION"] as const;
export type PopupSort = (typeof POPUP_SORTS)[number];
export type PopupFilter = FilterOf<typeof POPUP_FILTERS>;
