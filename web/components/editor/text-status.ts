import { isWritten, type TextStatus, type WrittenLanguage, type WrittenTexts } from "./written-texts.ts";

/** When each language was last changed, ISO 8601. */
export interface TextTimes {
  readonly koUpdatedAt: string | null;
  readonly enUpdatedAt: string | null;
}

/**
 * How far a language is. English is outdated when the Korean changed after it (docs/site.md#posts): as it is
 * stored, or by what was just typed.
 */
export function textStatus(
  language: WrittenLanguage,
  values: WrittenTexts,
  stored: TextTimes | null,
  isTouched: (language: WrittenLanguage) => boolean,
): TextStatus {
  if (!isWritten(values[language])) return "missing";
  if (language === "ko" || isTouched("en")) return "written";
  if (isTouched("ko") && stored?.enUpdatedAt) return "outdated";
  const { koUpdatedAt = null, enUpdatedAt = null } = stored ?? {};
  return koUpdatedAt !== null && enUpdatedAt !== null && enUpdatedAt < koUpdatedAt ? "outdated" : "written";
}
