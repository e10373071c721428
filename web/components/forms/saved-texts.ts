import { z } from "#schema/validation/zod.ts";

/** What reads a saved draft of a form, or of a part of one, whose fields are all lines of text. */
export function savedTexts<Name extends string>(labels: Readonly<Record<Name, unknown>>) {
  const shape = Object.fromEntries(Object.keys(labels).map((name) => [name, z.string()]));
  return z.object(shape as Record<Name, z.ZodString>);
}
