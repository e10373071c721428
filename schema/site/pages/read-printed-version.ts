// A version of a text in versions as it is printed: what everybody may read of it, in one language.
import { db } from "#prisma/client.ts";
import type { Language, PageKey } from "#prisma/generated/enums.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { inLanguage, textIn } from "#schema/core/shared/language.ts";
import { toDocument } from "#schema/core/shared/stored-document.ts";
import { readableVersions } from "#schema/policies/site/pages.ts";
import type { RichTextDocument } from "#schema/validation/core/document.ts";

interface PrintedVersion {
  readonly title: string;
  /** The one it is there in. */
  readonly language: Language;
  readonly association: string;
  readonly document: RichTextDocument;
  readonly effectiveAt: Date;
}

/** Null for a version that is none, or that a visitor may not read. */
export async function readPrintedVersion(
  { key, number }: { readonly key: PageKey; readonly number: number },
  asked: Language,
  now: Date,
): Promise<PrintedVersion | null> {
  const version = await db.pageVersion.findFirst({
    where: { AND: [{ key, number }, readableVersions(null, now)] },
    select: { titleKo: true, titleEn: true, contentKo: true, contentEn: true, effectiveAt: true },
  });
  const content =
    version && inLanguage({ ko: toDocument(version.contentKo), en: toDocument(version.contentEn) }, asked);
  if (!version || !content) return null;
  const { value: document, language } = content;
  const { nameKo, nameEn } = await readSettings(db);
  return {
    title: textIn({ ko: version.titleKo, en: version.titleEn }, language),
    language,
    association: textIn({ ko: nameKo, en: nameEn }, language),
    document,
    effectiveAt: version.effectiveAt,
  };
}
