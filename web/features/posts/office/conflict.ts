// What somebody else saved meanwhile: `extensions.conflict` of CONFLICT (schema/posts/save-post.ts).
import type { CombinedError } from "urql";
import { z } from "zod";
import { richTextDocument } from "#schema/validation/document.ts";

const text = z.object({ title: z.string().nullable(), content: richTextDocument.nullable() }).nullable();
const conflict = z.object({
  id: z.int(),
  version: z.int(),
  deletedAt: z.string().nullable(),
  ko: text,
  en: text,
});
export type Conflict = z.output<typeof conflict>;

/** Null when the error carries none that can be read. */
export function readConflict(error: CombinedError | undefined): Conflict | null {
  return conflict.safeParse(error?.graphQLErrors[0]?.extensions.conflict).data ?? null;
}
