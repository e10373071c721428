// The first versions of the texts people agree to when they register. Every site starts with them, because there is no consent
// without a text; the office replaces them by later versions.
import type { Prisma } from "#prisma/generated/client.ts";
import { privacyPolicyEn } from "#prisma/seed/content/pages/privacy-policy-en.ts";
import { privacyPolicyKo } from "#prisma/seed/content/pages/privacy-policy-ko.ts";
import { termsEn } from "#prisma/seed/content/pages/terms-en.ts";
import { termsKo } from "#prisma/seed/content/pages/terms-ko.ts";
import type { SeedLanguage } from "#prisma/seed/dates.ts";
import { type Block, type Composition, doc, toColumn } from "#prisma/seed/document.ts";

/**
 * Version 1 of both pages, in force from `now`.
 * @param dormantMonths the setting for dormant accounts, which a new site has not (decision 241)
 */
export function pageVersions(
  now: Date,
  dormantMonths: number | null = null,
): Prisma.PageVersionCreateManyInput[] {
  const text = (language: SeedLanguage, blocks: readonly Block[]) =>
    toColumn(doc(composition(language, now), blocks));
  const first = { number: 1, effectiveAt: now };
  return [
    {
      ...first,
      key: "TERMS",
      titleKo: "이용약관",
      titleEn: "Terms of Use",
      contentKo: text("ko", termsKo),
      contentEn: text("en", termsEn),
    },
    {
      ...first,
      key: "PRIVACY_POLICY",
      titleKo: "개인정보처리방침",
      titleEn: "Privacy Policy",
      contentKo: text("ko", privacyPolicyKo(dormantMonths)),
      contentEn: text("en", privacyPolicyEn(dormantMonths)),
    },
  ];
}

function composition(language: SeedLanguage, publishedAt: Date): Composition {
  return {
    language,
    publishedAt,
    image: (name) => {
      throw new Error(`Pages have no pictures: ${name}`);
    },
  };
}
