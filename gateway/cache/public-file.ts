// Answers that are no page and the same for everyone: feeds, maps of the site, calendars, references, versions of a text as PDF.
import type { MadeAnswer } from "./public-cache.ts";

/** One of them. */
interface PublicFile {
  /** Holds everything its bytes depend on besides public content. */
  readonly key: string;
  /** @throws HttpError NOT_FOUND */
  readonly make: () => Promise<MadeAnswer>;
}

/** The file of a path; null when it is none of these. The query is without "?". */
export type FindPublicFile = (path: string, query: string) => PublicFile | null;

/** English when `lang=en` asks for it. */
export function languageIn(query: string): "KO" | "EN" {
  return new URLSearchParams(query).get("lang") === "en" ? "EN" : "KO";
}
