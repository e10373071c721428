// Says where a document is checked whose code somebody typed.
import { VERIFY_PATH } from "#web/paths.ts";

/** @param typed a code, or the whole address as a document has it; null where there is none */
export function verifyDocumentPath(typed: string): string | null {
  const code = typed.trim().replace(/^.*\//, "");
  return code === "" ? null : `${VERIFY_PATH}/${encodeURIComponent(code)}`;
}
