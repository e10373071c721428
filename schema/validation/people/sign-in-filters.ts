// Defines what the records of sign-ins can be narrowed by.
import { choiceFilter, daysFilter, type FilterOf, textFilter } from "#schema/validation/core/list-filters.ts";
import { SIGN_IN_KINDS } from "./sign-ins.ts";

export const SIGN_IN_FILTERS = {
  /** In name, e-mail and affiliation of whose account it is; or the whole address the request came from. */
  who: textFilter("sign-ins.filter.who"),
  kind: choiceFilter("sign-ins.filter.kind", SIGN_IN_KINDS, "sign-ins.kind"),
  days: daysFilter("sign-ins.filter.days"),
};

export type SignInFilter = FilterOf<typeof SIGN_IN_FILTERS>;
