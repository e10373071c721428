// Says where a document is checked whose code somebody typed, and whether it is the number of a document instead.
import { VERIFY_PATH } from "#web/paths.ts";

/** @param typed a code, or the whole address as a document has it; null where there is none */
export function verifyDocumentPath(typed: string): string | null {
  const code = typed.trim().replace(/^.*\//, "");
  return code === "" ? null : `${VERIFY_PATH}/${encodeURIComponent(code)}`;
}

/** Whether what somebody typed as a code has the form of a document's number, "2026-00002". */
export const isDocumentNumber = (typed: string): boolean => /^\d{4}\s*-\s*\d{1,6}$/.test(typed.trim());
