// Says what the editors' list of issues is narrowed and sorted by, as its address says it: `/admin/journal/issues?state=draft`.
import { ISSUE_FILTERS, ISSUE_SORTS } from "#schema/validation/journal/issue-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const ISSUES_LIST = defineList({
  name: "issues",
  filters: ISSUE_FILTERS,
  sorts: ISSUE_SORTS,
  sort: { by: "NUMBER", descending: true },
  columns: ["issue", "titleKo", "titleEn", "state", "issued", "published", "articles"],
  hidden: ["titleEn"],
});
