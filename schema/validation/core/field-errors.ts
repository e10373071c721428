import type { z } from "#schema/validation/zod.ts";
import { type FieldCode, type FieldErrors, isFieldCode } from "./codes.ts";

/** The part of a Zod or Standard Schema issue that is read here. */
interface Issue {
  readonly code?: string;
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
  readonly keys?: readonly string[];
}

/**
 * Turns schema issues into codes by field. Our schemas put a code where Zod puts its sentence; anything else is a wrong
 * type (`TYPE_INVALID`) or a field nobody knows (`UNKNOWN_FIELD`).
 */
export function toFieldErrors(issues: readonly Issue[]): FieldErrors {
  // A map, because a sender may name a field `constructor` or `__proto__`.
  const fields = new Map<string, FieldCode[]>();
  const add = (path: string, code: string): void => {
    const known = isFieldCode(code) ? code : "TYPE_INVALID";
    const codes = fields.get(path) ?? [];
    if (!codes.includes(known)) fields.set(path, [...codes, known]);
  };
  for (const issue of issues) {
    const path = (issue.path ?? [])
      .map((part) => String(typeof part === "object" ? part.key : part))
      .join(".");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys ?? []) add(path ? `${path}.${key}` : key, "UNKNOWN_FIELD");
    } else {
      add(path, issue.message);
    }
  }
  return Object.fromEntries(fields);
}

/** Checks a value; answers either the parsed value or the field errors, never throws. */
export function check<T extends z.ZodType>(
  schema: T,
  value: unknown,
): { ok: true; value: z.output<T> } | { ok: false; fields: FieldErrors } {
  const result = schema.safeParse(value);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, fields: toFieldErrors(result.error.issues) };
}
