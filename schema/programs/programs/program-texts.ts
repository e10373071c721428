// Defines what a program says in a language, and what the two languages are to each other.
import type { Prisma, Program } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { inLanguage } from "#schema/core/shared/language.ts";
import type { LocalizedRichText } from "#schema/core/shared/localized.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";

/** The text in a language or the other one; null where nobody has written one. */
export function programContentOf(
  program: Prisma.ProgramGetPayload<{ select: { contentKo: true; contentEn: true } }>,
  language: Language,
): LocalizedRichText | null {
  const both = { ko: toDocument(program.contentKo), en: toDocument(program.contentEn) };
  const content = inLanguage(both, language);
  return content && { document: content.value, language: content.language };
}

/** Whether the Korean changed after the English did. */
export function isProgramEnglishOutdated(
  program: Pick<Program, "titleEn" | "koUpdatedAt" | "enUpdatedAt">,
): boolean {
  const { titleEn, koUpdatedAt, enUpdatedAt } = program;
  return titleEn !== null && koUpdatedAt !== null && enUpdatedAt !== null && enUpdatedAt < koUpdatedAt;
}
