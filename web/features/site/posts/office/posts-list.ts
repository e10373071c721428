// What the office's list of posts is narrowed and sorted by, as its address says it:
// `/admin/posts?state=published&board=gallery&translation=missing&page=2`. The next one to be published comes first.
import { POST_FILTERS, POST_SORTS } from "#schema/validation/site/post-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const POSTS_LIST = defineList({
  name: "posts",
  filters: POST_FILTERS,
  sorts: POST_SORTS,
  sort: { by: "STATE", descending: true, isTurned: ({ state }) => state === "SCHEDULED" },
  columns: ["title", "board", "state", "languages", "moment", "updated", "by", "actions"],
  hidden: ["updated"],
});
