// Says what two people's values are in, in words.
import type { IntlShape } from "react-intl";
import { type Labels, nameOf } from "#web/components/forms/field-paths.ts";
import type { Difference } from "./differences.ts";

/** The name of its field, behind the one of its row. */
export function nameOfDifference(intl: IntlShape, labels: Labels, { field, row }: Difference): string {
  const { label, row: named } = nameOf(labels, field.replace("*", String((row ?? 1) - 1)));
  const own = intl.formatMessage({ id: label }, { number: row });
  return named ? `${intl.formatMessage({ id: named.label }, { number: named.number })} ${own}` : own;
}
