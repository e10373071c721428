// What the office's list of terms is narrowed and sorted by, as its address says it: `/admin/glossary?status=suggested`.
import {
  GLOSSARY_COLUMNS,
  GLOSSARY_FILTERS,
  GLOSSARY_SORTS,
} from "#schema/validation/site/glossary-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const GLOSSARY_LIST = defineList({
  name: "glossary",
  filters: GLOSSARY_FILTERS,
  sorts: GLOSSARY_SORTS,
  sort: { by: "CREATED", descending: true },
  columns: [...GLOSSARY_COLUMNS, "delete"],
  hidden: ["noteEn", "source"],
  views: {
    label: "glossary-office.tabs",
    tabs: [
      { id: "glossary-office.tab.all", filter: {} },
      { id: "glossary-office.tab.waiting", filter: { status: ["SUGGESTED"] } },
    ],
  },
});
