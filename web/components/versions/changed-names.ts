// Says what the fields of a version are called: as in the form that wrote it.
import type { IntlShape } from "react-intl";
import { byPlace, fieldOf, type Labels, nameOf } from "#web/components/forms/field-paths.ts";

/** A field of a version as its form names it; undefined where the form has none. */
export const formField = (labels: Labels, field: string): string | undefined => fieldOf(labels, field);

/** The name of a field; undefined for what no form shows. */
export function nameOfField(intl: IntlShape, labels: Labels, field: string): string | undefined {
  const own = formField(labels, field);
  return own === undefined ? undefined : intl.formatMessage({ id: nameOf(labels, own).label });
}

/** What a form shows, in the order of its screen. */
export function inPlace<Part extends { readonly field: string }>(
  labels: Labels,
  parts: readonly Part[],
): Part[] {
  const order = byPlace(labels);
  const placeOf = (part: Part) => formField(labels, part.field) ?? part.field;
  return parts
    .filter(({ field }) => formField(labels, field) !== undefined)
    .toSorted((one, other) => order(placeOf(one), placeOf(other)));
}

/** The names of what changed, in the order of the screen. */
export const changedNames = (intl: IntlShape, labels: Labels, fields: readonly string[]): string[] =>
  inPlace(
    labels,
    fields.map((field) => ({ field })),
  ).flatMap(({ field }) => nameOfField(intl, labels, field) ?? []);
