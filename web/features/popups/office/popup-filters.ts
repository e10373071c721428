// What the address of the office's list says: `/admin/popup-management?show=ending`.

import { POPUP_FILTERS, type PopupFilterName } from "#schema/validation/popups.ts";
import { POPUPS_PATH } from "#web/paths.ts";

/** What is not known is all of them. */
export function readPopupFilter(query: URLSearchParams): PopupFilterName | null {
  return POPUP_FILTERS.find((filter) => filter.toLowerCase() === query.get("show")) ?? null;
}

/** The address without language. */
export const popupsPath = (filter: PopupFilterName | null): string =>
  filter === null ? POPUPS_PATH : `${POPUPS_PATH}?show=${filter.toLowerCase()}`;
