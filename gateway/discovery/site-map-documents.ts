// The map of the site as search engines read it (sitemaps.org): one address for each language, each naming the other.
import type { ListedAddress } from "#schema/discovery/site-map.ts";
import { addressIn, LANGUAGE_CODES } from "./languages.ts";
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

/** A part, both languages. */
export function siteMapPart(listed: readonly ListedAddress[], publicUrl: string): string {
  const urls = listed.flatMap(({ path, changedAt }) => {
    const alternate = (hreflang: string, href: string) =>
      xml("xhtml:link", { rel: "alternate", hreflang, href });
    const alternates = [
      ...LANGUAGE_CODES.map((code) => alternate(code, addressIn(code, publicUrl, path))),
      alternate("x-default", addressIn("ko", publicUrl, path)),
    ];
    const lastmod = changedAt && xml("lastmod", {}, [changedAt.toISOString()]);
    return LANGUAGE_CODES.map((code) =>
      xml("url", {}, [xml("loc", {}, [addressIn(code, publicUrl, path)]), lastmod, ...alternates]),
    );
  });
  return xmlDocument(xml("urlset", { xmlns: SITEMAP, "xmlns:xhtml": "http://www.w3.org/1999/xhtml" }, urls));
}
