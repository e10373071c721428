// Terms out of a file of another tool (decision 128), checked as the server will check them.
import {
  GLOSSARY_FIELDS,
  GLOSSARY_IMPORT_MAX,
  GLOSSARY_STATUSES,
  type GlossaryFieldName,
  type GlossaryImportRow,
  type GlossaryStatusName,
  glossaryImportRow,
} from "#schema/validation/site/glossary.ts";
import type { XmlRefusal } from "#web/components/xml/read-xml.ts";

export interface ReadTerms {
  readonly rows: readonly GlossaryImportRow[];
  /** What is no term: without Korean or English, too long, or with characters that nobody sees. */
  readonly skipped: number;
}

/** NO_TERMS: nothing in it has both languages. TOO_MANY: more than are taken at once. */
export type TermsRefusal = XmlRefusal | "NO_TERMS" | "TOO_MANY";

export type Draft = Readonly<Record<keyof GlossaryImportRow, string>>;

const fieldOf = (text: string): GlossaryFieldName =>
  GLOSSARY_FIELDS.find((field) => field === text.trim().toUpperCase()) ?? "OTHER";
const statusOf = (text: string): GlossaryStatusName =>
  GLOSSARY_STATUSES.find((status) => status === text.trim().toUpperCase()) ?? "ACCEPTED";

/** Checked as the server does; each sense once. */
export function checked(drafts: readonly Draft[]): ReadTerms | TermsRefusal {
  if (drafts.length > GLOSSARY_IMPORT_MAX) return "TOO_MANY";
  const rows = drafts.flatMap((draft) => {
    const row = { ...draft, field: fieldOf(draft.field), status: statusOf(draft.status) };
    const { data } = glossaryImportRow.safeParse(row);
    return data ? [data] : [];
  });
  const senses = new Map(rows.map((row) => [JSON.stringify(row), row]));
  if (senses.size === 0) return "NO_TERMS";
  return { rows: [...senses.values()], skipped: drafts.length - rows.length };
}

export const NOTHING: Draft = { ko: "", en: "", field: "", noteKo: "", noteEn: "", source: "", status: "" };
