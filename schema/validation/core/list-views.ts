// Views of a list that somebody keeps, and how somebody has a list (docs/core.md#lists).

import { z } from "#schema/validation/zod.ts";
import { requiredLine } from "./lines.ts";
import { STAFF_ROLES } from "./staff-roles.ts";

/** Views of one list that one person keeps, and tabs whose rows are counted at once. */
export const LIST_VIEWS_MAX = 30;
export const VIEW_NAME_MAX_LENGTH = 40;
const QUERY_MAX_LENGTH = 4_000;
const COLUMNS_MAX = 60;

export const listName = z
  .string({ error: "TYPE_INVALID" })
  .regex(/^[a-z-]{1,40}$/, { error: "CHOICE_UNKNOWN" });

/** As the list's own address has it; the client reads it as it reads any address. */
const query = z
  .string({ error: "TYPE_INVALID" })
  .max(QUERY_MAX_LENGTH, { error: "TOO_LONG" })
  .regex(/^[^\s#?]*$/, { error: "CHOICE_UNKNOWN" });

const column = z.string({ error: "TYPE_INVALID" }).regex(/^[A-Za-z]{1,40}$/, { error: "CHOICE_UNKNOWN" });

export const listViewInput = z.object({
  list: listName,
  name: requiredLine(VIEW_NAME_MAX_LENGTH),
  query,
  role: z.enum(STAFF_ROLES, { error: "CHOICE_UNKNOWN" }).nullish(),
});

export const shownColumns = z.array(column).max(COLUMNS_MAX, { error: "TOO_MANY_ROWS" });

/** Filters as JSON, each as the list's own input has it. */
export const countedFilters = z
  .array(z.string({ error: "TYPE_INVALID" }).max(QUERY_MAX_LENGTH, { error: "TOO_LONG" }))
  .max(LIST_VIEWS_MAX + 10, { error: "TOO_MANY_ROWS" });
