// Defines what a post says in a language, and what the two languages are to each other.
import type { Prisma } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { inLanguage } from "#schema/core/shared/language.ts";
import type { LocalizedRichText, Titles } from "#schema/core/shared/localized.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";

/** The text in a language or the other one; empty only for a draft that has neither. */
export function contentOf(
  post: Prisma.PostGetPayload<{ select: { contentKo: true; contentEn: true } }>,
  language: Language,
): LocalizedRichText {
  const content = inLanguage({ ko: toDocument(post.contentKo), en: toDocument(post.contentEn) }, language);
  return {
    document: content?.value ?? { type: "doc", content: [{ type: "paragraph" }] },
    language: content?.language ?? language,
  };
}

/** Whether the Korean changed after the English did. */
export function isEnglishOutdated(
  post: Titles & { readonly koUpdatedAt: Date | null; readonly enUpdatedAt: Date | null },
): boolean {
  const { titleKo, titleEn, koUpdatedAt, enUpdatedAt } = post;
  if (titleKo === null || titleEn === null || koUpdatedAt === null || enUpdatedAt === null) return false;
  return enUpdatedAt < koUpdatedAt;
}
