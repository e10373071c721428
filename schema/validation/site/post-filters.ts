// Defines what the office's list of posts can be narrowed by. It starts with everything but the trash.
import { choiceFilter, type FilterOf, tabFilter, textFilter } from "#schema/validation/core/list-filters.ts";
import { BOARDS } from "./posts.ts";

export const POST_STATES = ["DRAFT", "SCHEDULED", "PUBLISHED", "ENDED", "TRASH"] as const;
export const POST_TRANSLATIONS = ["MISSING", "OUTDATED"] as const;

export const POST_FILTERS = {
  state: tabFilter("post-office.states", POST_STATES, "post-office.state", null),
  /** In titles and texts of both languages. */
  search: textFilter("post-office.search"),
  board: choiceFilter("post-office.boards", BOARDS, "enums.Board"),
  translation: choiceFilter("post-office.translations", POST_TRANSLATIONS, "post-office.translation"),
};

/** STATE: the moment that counts in the state that is asked for, such as the publication; without a state the last change. */
export const POST_SORTS = ["STATE", "TITLE"] as const;
export type PostSort = (typeof POST_SORTS)[number];

/** What the office does with many posts at once. */
export const POST_CHANGES = ["PUBLISH", "HIDE", "PIN", "UNPIN", "MOVE", "TRASH", "RESTORE"] as const;
export type PostChange = (typeof POST_CHANGES)[number];

export type PostFilter = FilterOf<typeof POST_FILTERS>;
