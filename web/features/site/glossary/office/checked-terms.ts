// Terms out of a file of another tool (docs/translators.md#files-for-translators-tools), checked as the server will check them.
import { FIELD_CODES, type FieldCode } from "#schema/validation/core/codes.ts";
import {
  GLOSSARY_FIELDS,
  GLOSSARY_IMPORT_MAX,
  GLOSSARY_STATUSES,
  type GlossaryFieldName,
  type GlossaryImportRow,
  type GlossaryStatusName,
  glossaryImportRow,
} from "#schema/validation/site/glossary.ts";
import type { z } from "#schema/validation/zod.ts";
import type { XmlRefusal } from "#web/components/xml/read-xml.ts";

export interface ReadTerms {
  readonly rows: readonly GlossaryImportRow[];
  /** What is no term. */
  readonly problems: readonly TermProblem[];
}

/** A row of a table, or a concept, that is not imported. */
export interface TermProblem {
  /** Its number in the file; the first is 1. */
  readonly at: number;
  readonly field: keyof GlossaryImportRow;
  readonly code: FieldCode;
  /** What can be read of it. */
  readonly words: string;
}

/** NO_TERMS: nothing in it has both languages. TOO_MANY: more than are taken at once. */
export type TermsRefusal = XmlRefusal | "NO_TERMS" | "TOO_MANY";

/** A draft with its number in the file; the first is 1. */
export interface NumberedDraft {
  readonly at: number;
  readonly draft: Draft;
}

export type Draft = Readonly<Record<keyof GlossaryImportRow, string>>;

const fieldOf = (text: string): GlossaryFieldName =>
  GLOSSARY_FIELDS.find((field) => field === text.trim().toUpperCase()) ?? "OTHER";
const statusOf = (text: string): GlossaryStatusName =>
  GLOSSARY_STATUSES.find((status) => status === text.trim().toUpperCase()) ?? "ACCEPTED";

/** Checked as the server does; each sense once. */
export function checked(drafts: readonly NumberedDraft[]): ReadTerms | TermsRefusal {
  if (drafts.length > GLOSSARY_IMPORT_MAX) return "TOO_MANY";
  const senses = new Map<string, GlossaryImportRow>();
  const problems: TermProblem[] = [];
  for (const { at, draft } of drafts) {
    const row = { ...draft, field: fieldOf(draft.field), status: statusOf(draft.status) };
    const found = glossaryImportRow.safeParse(row);
    if (found.success) senses.set(JSON.stringify(found.data), found.data);
    else {
      const words = [draft.ko, draft.en].filter(Boolean).join(" · ");
      problems.push({ at, ...wrongIn(found.error), words });
    }
  }
  return senses.size === 0 ? "NO_TERMS" : { rows: [...senses.values()], problems };
}

/** The first field that is wrong. */
function wrongIn({ issues: [issue] }: z.ZodError): Pick<TermProblem, "field" | "code"> {
  const field = FIELDS.find((name) => name === issue?.path[0]) ?? "ko";
  return { field, code: FIELD_CODES.find((code) => code === issue?.message) ?? "TEXT_INVALID" };
}

const FIELDS = ["ko", "en", "field", "noteKo", "noteEn", "source", "status"] as const;

export const NOTHING: Draft = { ko: "", en: "", field: "", noteKo: "", noteEn: "", source: "", status: "" };
