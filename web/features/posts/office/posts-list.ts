// What the office's list of posts is narrowed by, as its address says it:
// `/admin/posts?state=published&board=gallery&translation=missing&page=2`. Its usual order follows from the state.
import { POST_FILTERS, POST_SORTS } from "#schema/validation/post-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const POSTS_LIST = defineList({
  name: "posts",
  filters: POST_FILTERS,
  sorts: POST_SORTS,
  sortWords: { STATE: "post-office.sort.STATE", TITLE: "post-office.sort.TITLE" },
  sort: { by: "STATE", descending: true },
  columns: [],
});
