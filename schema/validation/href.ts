// Where a link of a text may lead: the web, mail, a telephone, or a page of this site. Everything else (javascript:,
// data:, another host in disguise) is refused when it is written, so the renderer never has to doubt an address.
const HREF_MAX_LENGTH = 2_000;
/** Browsers drop tabs and line feeds and read `\` as `/`: none of them belongs in an address. */
const DISGUISE = /[\s\\\p{Cc}\p{Cs}]/u;

/** Whether an address may stand in a text: http, https, mailto, tel, or a path starting with a single `/`. */
export function isSafeHref(href: string): boolean {
  if (href.length > HREF_MAX_LENGTH || DISGUISE.test(href)) return false;
  if (href.startsWith("/")) return !href.startsWith("//");
  if (/^https?:\/\//i.test(href)) return URL.canParse(href);
  return /^mailto:[^@]+@[^@]+$/i.test(href) || /^tel:\+?[\d().-]{3,40}$/i.test(href);
}
