// The arithmetic of form errors, apart from React so that it is tested by itself: which codes a form's values have, and
// which of them are still shown while somebody types.
import { type FieldCode, type FieldErrors, isFieldCode } from "#schema/validation/core/codes.ts";
import { byPlace, fieldOf, type Labels, valueAt } from "./field-paths.ts";

/** Field path to the one code shown at it. */
type ShownCodes = Readonly<Record<string, FieldCode>>;

/** What the server refused: field path to code, and the value it was about. */
export type Refused = ReadonlyMap<string, { readonly code: FieldCode; readonly value: unknown }>;

/** Codes by the paths of a schema at the fields of a form, the first of each: a field says one sentence at a time. */
export function atFields(labels: Labels, fields: FieldErrors): ShownCodes {
  const shown: Record<string, FieldCode> = {};
  for (const [path, [code]] of Object.entries(fields))
    if (code) shown[fieldOf(labels, path) ?? path] ??= code;
  return shown;
}

/** Remembers what the server said about these values. */
export function rememberRefused(codes: ShownCodes, values: unknown): Refused {
  return new Map(Object.entries(codes).map(([path, code]) => [path, { code, value: valueAt(values, path) }]));
}

/** Every code the values have: the schema's, and the server's where its field has not changed since. */
export function withRefused(found: ShownCodes, refused: Refused, values: unknown): ShownCodes {
  const still = [...refused].filter(([path, { value }]) => valueAt(values, path) === value);
  return { ...Object.fromEntries(still.map(([path, { code }]) => [path, code])), ...found };
}

/**
 * The errors that stay on the screen after a value changed. An error goes (or changes) the moment its field
 * is right, and no field gets its first error while somebody types elsewhere.
 */
export function stillShown(shown: Readonly<Record<string, unknown>>, found: ShownCodes): ShownCodes {
  return Object.fromEntries(Object.entries(found).filter(([path]) => path in shown));
}

/** The shown codes in the order of the form, for the summary; fields the form does not have come last. */
export function inFormOrder(
  shown: Readonly<Record<string, unknown>>,
  labels: Labels,
): { path: string; code: FieldCode }[] {
  const inOrder = byPlace(labels);
  return Object.entries(shown)
    .map(([path, code]) => ({ path, code: String(code) }))
    .flatMap(({ path, code }) => (isFieldCode(code) ? [{ path, code }] : []))
    .sort((one, other) => inOrder(one.path, other.path));
}
