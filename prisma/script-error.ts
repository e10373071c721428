// Says what went wrong in a file of SQL, for people.
import pg from "pg";

/** PostgreSQL's own words about a script, with the line they are about, its detail and its hint. */
export function explainScriptError(script: string, error: unknown): string {
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error ? error.message : String(error);
  const line = error.position && script.slice(0, Number(error.position) - 1).split("\n").length;
  const place = line ? ` (line ${line})` : "";
  return [`${error.message}${place}`, error.detail, error.hint].filter(Boolean).join(". ");
}
