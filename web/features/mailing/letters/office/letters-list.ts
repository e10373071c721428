// What the office's list of letters is narrowed and sorted by, as its address says it: `/admin/letters?show=draft&search=seminar`.
import { LETTER_FILTERS, LETTER_SORTS } from "#schema/validation/mailing/letter-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const LETTERS_LIST = defineList({
  name: "letters",
  filters: LETTER_FILTERS,
  sorts: LETTER_SORTS,
  sort: { by: "CREATED", descending: true },
  columns: ["subject", "subjectEn", "audience", "purpose", "status", "sendAt", "created", "author"],
  hidden: ["subjectEn", "purpose"],
});
