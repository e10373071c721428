// What somebody else saved meanwhile: `extensions.conflict` of CONFLICT (schema/pages/newest-version.ts).
import type { CombinedError } from "urql";
import { z } from "zod";
import { richTextDocument } from "#schema/validation/document.ts";

const text = z.object({ title: z.string(), content: richTextDocument.nullable() }).nullable();
const line = z.string().nullable();
const number = z.number().nullable();
const entry = z.object({
  year: number,
  month: number,
  day: number,
  titleKo: z.string(),
  titleEn: line,
  bodyKo: line,
  bodyEn: line,
});
const person = z.object({
  nameKo: z.string(),
  nameEn: line,
  roleKo: z.string(),
  roleEn: line,
  affiliationKo: line,
  affiliationEn: line,
  termFrom: number,
  termTo: number,
});
const conflict = z.object({
  number: z.int(),
  ko: text,
  en: text,
  entries: z.array(entry),
  people: z.array(person),
});
export type PageConflict = z.output<typeof conflict>;

/** Null when the error carries none that can be read. */
export function readConflict(error: CombinedError | undefined): PageConflict | null {
  return conflict.safeParse(error?.graphQLErrors[0]?.extensions.conflict).data ?? null;
}
