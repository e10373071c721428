// The map of the site as search engines read it (sitemaps.org): one address for each language that a page is
// written in, each naming the other.
import type { ListedAddress } from "#schema/overview/discovery/site-map.ts";
import { addressIn, LANGUAGE_CODES, LANGUAGES } from "./languages.ts";
import { xml, xmlDocument } from "./xml.ts";

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The index: whole addresses of the parts. */
export function siteMapIndex(parts: readonly string[]): string {
  return xmlDocument(
    xml(
      "sitemapindex",
      { xmlns: SITEMAP },
      parts.map((address) => xml("sitemap", {}, [xml("loc", {}, [address])])),
    ),
  );
}

/** A part, each page in the languages it is written in. */
export function siteMapPart(listed: readonly ListedAddress[], publicUrl: string): string {
  const urls = listed.flatMap(({ path, changedAt, languages }) => {
    const codes = LANGUAGE_CODES.filter((code) => languages.includes(LANGUAGES[code]));
    const [first = "ko"] = codes;
    const alternate = (hreflang: string, href: string) =>
      xml("xhtml:link", { rel: "alternate", hreflang, href });
    const alternates = [
      ...codes.map((code) => alternate(code, addressIn(code, publicUrl, path))),
      alternate("x-default", addressIn(first, publicUrl, path)),
    ];
    const lastmod = changedAt && xml("lastmod", {}, [changedAt.toISOString()]);
    return codes.map((code) =>
      xml("url", {}, [xml("loc", {}, [addressIn(code, publicUrl, path)]), lastmod, ...alternates]),
    );
  });
  return xmlDocument(xml("urlset", { xmlns: SITEMAP, "xmlns:xhtml": "http://www.w3.org/1999/xhtml" }, urls));
}
