// GET /bylaws/3.pdf: a version of a text in versions as a PDF, for anyone who may read that version;
// `?lang=en` for English. The same for everyone.
import { PUBLIC_CONTROL } from "#gateway/cache/public-cache.ts";
import { type FindPublicFile, languageIn } from "#gateway/cache/public-file.ts";
import { addressIn } from "#gateway/discovery/languages.ts";
import { HttpError } from "#gateway/http/errors.ts";
import type { Language } from "#prisma/generated/enums.ts";
import type { Clock } from "#schema/context.ts";
import { readPrintedVersion } from "#schema/site/pages/read-printed-version.ts";
import { readId } from "#schema/validation/core/read-id.ts";
import { PAGE_KEYS, PAGE_KINDS, type PageKeyName } from "#schema/validation/site/page-kinds.ts";
import { PAGE_ADDRESSES } from "#schema/validation/site-paths.ts";
import { createPagePrinter } from "./printed-page.ts";

const FILE = /^(\/[a-z/-]+)\/(\d+)\.pdf$/;
const KEYS: ReadonlyMap<string, PageKeyName> = new Map(
  PAGE_KEYS.filter((key) => PAGE_KINDS[key].legal).map((key) => [PAGE_ADDRESSES[key], key]),
);

const EDITION: Readonly<Record<Language, (number: number, day: string) => string>> = {
  KO: (number, day) => `제${number}판 · ${day} 시행`,
  EN: (number, day) => `Version ${number} · in force from ${day}`,
};
const DAYS = {
  KO: new Intl.DateTimeFormat("ko-KR", { dateStyle: "long", timeZone: "Asia/Seoul" }),
  EN: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Seoul" }),
} as const;

interface PageFileDependencies {
  readonly clock: Clock;
  /** Origin without a slash at the end. */
  readonly publicUrl: string;
  /** Folder of the fonts. */
  readonly fonts: string;
}

export function createPageFiles({ clock, publicUrl, fonts }: PageFileDependencies): FindPublicFile {
  const print = createPagePrinter(fonts);

  async function file(key: PageKeyName, number: number, asked: Language) {
    const version = await readPrintedVersion({ key, number }, asked, clock.now());
    if (!version) throw new HttpError("NOT_FOUND");
    const { language, effectiveAt, ...said } = version;
    const address = addressIn(language === "EN" ? "en" : "ko", publicUrl, PAGE_ADDRESSES[key]);
    const body = await print({
      ...said,
      lang: language === "EN" ? "en" : "ko",
      edition: EDITION[language](number, DAYS[language].format(effectiveAt)),
      address: `${address}?version=${number}`,
      effectiveAt,
    });
    const name = `${key.toLowerCase().replaceAll("_", "-")}-${number}${language === "EN" ? "-en" : ""}.pdf`;
    return {
      status: 200,
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${name}"`,
        "cache-control": PUBLIC_CONTROL,
      },
      body,
      keep: true,
    };
  }

  return (path, query) => {
    const [, address = "", digits] = FILE.exec(path) ?? [];
    const key = KEYS.get(address);
    const number = readId(digits);
    if (key === undefined || number === null) return null;
    const language = languageIn(query);
    return { key: `${path} ${language}`, make: () => file(key, number, language) };
  };
}
