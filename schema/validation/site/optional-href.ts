import { isSafeHref } from "#schema/validation/core/href.ts";
import { SETTING_TEXT_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine } from "#schema/validation/core/lines.ts";

/** Where something on public pages leads: a path of this site or an https address. Absent and empty come out as null. */
export const optionalHref = optionalLine(SETTING_TEXT_MAX_LENGTH).refine(
  (value) => value === null || (isSafeHref(value) && /^(\/|https:)/i.test(value)),
  { error: "HREF_INVALID" },
);
