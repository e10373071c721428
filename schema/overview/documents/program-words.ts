// The lines of certificates of completion and of attendance.
import type { Language } from "#prisma/generated/enums.ts";
import type { ProgramFacts } from "#schema/core/documents/document-facts.ts";
import { type DocumentLine, dayIn, lineIn, wordsIn } from "#schema/core/documents/document-line.ts";

/** In both languages the same lines in the same order. */
export function programLinesIn(language: Language, facts: ProgramFacts): readonly DocumentLine[] {
  const { name, nameInLatin, titleKo, titleEn, from, to, attended, days } = facts;
  const isEnglish = language === "EN";
  const period = from === to ? dayIn(language, from) : `${dayIn(language, from)} – ${dayIn(language, to)}`;
  const counted =
    attended === null
      ? []
      : [
          lineIn(
            language,
            "printed.line.attended",
            wordsIn(language, "printed.attended")
              .replace("{attended}", String(attended))
              .replace("{days}", String(days)),
          ),
        ];
  return [
    lineIn(language, "printed.line.name", (isEnglish ? nameInLatin : null) ?? name),
    lineIn(language, "printed.line.program", isEnglish ? titleEn : titleKo),
    lineIn(language, "printed.line.period", period),
    ...counted,
  ];
}
