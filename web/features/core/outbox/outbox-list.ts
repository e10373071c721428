// What the list of mails is narrowed by, as its address says it: `/admin/outbox?state=failed&page=2`.
import { MAIL_FILTERS } from "#schema/validation/core/mail-filters.ts";
import { defineList } from "#web/components/list/list-definition.ts";

export const OUTBOX_LIST = defineList({
  name: "outbox",
  filters: MAIL_FILTERS,
  sorts: ["CREATED"],
  sort: { by: "CREATED", descending: true },
  columns: ["subject", "to", "kind", "state", "created", "sent", "attempts", "retry"],
  hidden: ["attempts"],
});
