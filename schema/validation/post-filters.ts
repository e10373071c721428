// What the office's list of posts can be narrowed by. It starts with what is being written.
import { choiceFilter, type FilterOf, tabFilter } from "./list-filters.ts";
import { BOARDS } from "./posts.ts";

export const POST_STATES = ["DRAFT", "SCHEDULED", "PUBLISHED", "ENDED", "TRASH"] as const;
export const POST_TRANSLATIONS = ["MISSING", "OUTDATED"] as const;

export const POST_FILTERS = {
  state: tabFilter("post-office.states", POST_STATES, "post-office.state", "DRAFT"),
  board: choiceFilter("post-office.boards", BOARDS, "enums.Board"),
  translation: choiceFilter("post-office.translations", POST_TRANSLATIONS, "post-office.translation"),
};

export type PostFilter = FilterOf<typeof POST_FILTERS>;
