// The arithmetic of form errors, apart from React so that it is tested by itself: which codes a form's values have, and
// which of them are still shown while somebody types.
import type { z } from "zod";
import { type FieldCode, type FieldErrors, isFieldCode } from "#schema/validation/codes.ts";
import { check } from "#schema/validation/field-errors.ts";

/** Field path to the one code shown at it. */
export type ShownCodes = Readonly<Record<string, FieldCode>>;

/** What the server refused: field path to code, and the value it was about. */
export type Refused = ReadonlyMap<string, { readonly code: FieldCode; readonly value: unknown }>;

/** The first code of each field: a field says one sentence at a time. */
function firstCodes(fields: FieldErrors): ShownCodes {
  const shown: Record<string, FieldCode> = {};
  for (const [path, [code]] of Object.entries(fields)) if (code) shown[path] = code;
  return shown;
}

/** The value at a dotted path of a form's values; undefined where there is none. */
export function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const part of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = new Map<string, unknown>(Object.entries(value)).get(part);
  }
  return value;
}

/** What a path of the server is about: a file goes out as the id of what the form holds whole ("photoId" of "photo"). */
function subjectOf(values: unknown, path: string): unknown {
  return valueAt(values, path) ?? valueAt(values, path.replace(/Id$/, ""));
}

/** Remembers what the server said about these values. */
export function rememberRefused(fields: FieldErrors, values: unknown): Refused {
  const entries = Object.entries(firstCodes(fields));
  return new Map(entries.map(([path, code]) => [path, { code, value: subjectOf(values, path) }]));
}

/** Every code the values have: the schema's, and the server's where its field has not changed since. */
export function findCodes(schema: z.ZodType, values: unknown, refused: Refused): ShownCodes {
  const checked = check(schema, values);
  const found: Record<string, FieldCode> = checked.ok ? {} : { ...firstCodes(checked.fields) };
  for (const [path, { code, value }] of refused) {
    if (subjectOf(values, path) === value) found[path] ??= code;
  }
  return found;
}

/**
 * What stays on the screen after a value changed: an error leaves (or becomes another) the moment its field is right,
 * and no field gets its first error while somebody types elsewhere.
 */
export function stillShown(shown: Readonly<Record<string, unknown>>, found: ShownCodes): ShownCodes {
  return Object.fromEntries(Object.entries(found).filter(([path]) => path in shown));
}

/** The shown codes in the order of the form, for the summary; fields the form does not have come last. */
export function inFormOrder(
  shown: Readonly<Record<string, unknown>>,
  paths: readonly string[],
): { path: string; code: FieldCode }[] {
  const place = (path: string) => (paths.includes(path) ? paths.indexOf(path) : paths.length);
  const entries = Object.entries(shown).map(([path, code]) => ({ path, code: String(code) }));
  const known = entries.flatMap(({ path, code }) => (isFieldCode(code) ? [{ path, code }] : []));
  return known.sort((one, other) => place(one.path) - place(other.path));
}
