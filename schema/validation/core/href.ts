// Defines where a link of a text may lead: the web, mail, a telephone, or a page of this site. Everything else (javascript:,
// data:, another host in disguise) is refused when it is written, so the renderer never has to doubt an address.
const HREF_MAX_LENGTH = 2_000;
/**
 * Browsers drop tabs and line feeds and read `\` as `/`; format characters (zero width, bidi) hide what an
 * address is. None of them belongs in one.
 */
const DISGUISE = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;

/** Whether an address may be in a text: http, https, mailto, tel, or a path starting with a single `/`. */
export function isSafeHref(href: string): boolean {
  if (href.length > HREF_MAX_LENGTH || DISGUISE.test(href)) return false;
  if (href.startsWith("/")) return !href.startsWith("//");
  const authority = /^https?:\/\/([^/?#]*)/i.exec(href)?.[1];
  if (authority !== undefined) return isPlainAuthority(authority) && URL.canParse(href);
  return /^mailto:[^@]+@[^@]+$/i.test(href) || /^tel:\+?[\d().-]{3,40}$/i.test(href);
}

/** A host under its own name, without the user that makes another host look like a path (`https://own.example@evil.example`). */
function isPlainAuthority(authority: string): boolean {
  if (authority.includes("@")) return false;
  const labels = authority.replace(/:\d*$/, "").toLowerCase().split(".");
  if (labels.every((label) => /^[a-z\d_-]*$/.test(label) || label.startsWith("["))) {
    // Punycode is not legible, so such a host has to be written in its own letters.
    return !labels.some((label) => label.startsWith("xn--"));
  }
  return isPlainName(labels);
}

/** What is together in names of East Asia, as in Unicode's Highly Restrictive level (UTS 39, 5.2). */
const EAST_ASIAN =
  /^(?:[a-z\d_-]|\p{Script=Hangul}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|ー)*$/u;
/** Scripts with letters that look like Latin ones. They are not mixed with Latin in one host, not even in its last label. */
const LATIN_LIKE = [
  /^(?:[\d_-]|\p{Script=Cyrillic})*$/u,
  /^(?:[\d_-]|\p{Script=Greek})*$/u,
  /^(?:[\d_-]|\p{Script=Armenian})*$/u,
];
/** Latin with its accents. */
const LATIN = /^(?:[\d_-]|\p{Script=Latin})*$/u;

/** Letters of scripts that resemble none of the above. */
const OTHER =
  /^(?:[\d_-]|(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Cherokee}|\p{Script=Coptic})[\p{L}\p{M}])*$/u;

/** A host in letters beyond ASCII: composed, not in punycode, and in no mixture of scripts that looks like another name. */
function isPlainName(labels: readonly string[]): boolean {
  const isComposed = labels.every((label) => label === label.normalize("NFKC") && !label.startsWith("xn--"));
  if (!isComposed) return false;
  if (labels.every((label) => [EAST_ASIAN, LATIN, OTHER].some((script) => script.test(label)))) return true;
  return LATIN_LIKE.some((script) => labels.every((label) => script.test(label)));
}
