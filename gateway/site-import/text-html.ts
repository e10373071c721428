// The text of a post as HTML, in whatever form its system stored it.
import { parseFragment } from "parse5";
import type { TextFormat } from "./former-site.ts";

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** An empty line ends a paragraph, any other end of a line stays one. */
const paragraphs = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll("\n", "<br>")}</p>`)
    .join("");

export function toHtml(text: string, format: TextFormat): string {
  if (format === "html") return text;
  if (format === "lines") return paragraphs(text);
  const linked = text
    .replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/https?:\/\/[^\s<>"]+/g, (address) => `<a href="${address}">${address}</a>`);
  return paragraphs(linked);
}

/** What titles were marked up with. Anything else in angle brackets is what somebody wrote, such as <2015>. */
const TITLE_TAGS =
  /<\/?(?:a|abbr|b|big|br|center|code|del|div|em|font|i|img|ins|mark|p|s|small|span|strike|strong|sub|sup|tt|u)(?:\s[^<>]*)?\/?>/giu;

/** Of two marks at once no space is left where a line of a title ended. */
const inText = (title: string): string => title.replace(/<br\s*\/?>/giu, " ").replace(TITLE_TAGS, "");

/** A title without its marks, its entities as what they mean: some systems saved titles as HTML. */
export function plainTitle(title: string): string {
  const escaped = inText(title).replaceAll("<", "&lt;");
  const { childNodes } = parseFragment(escaped);
  return childNodes
    .map((node) => ("value" in node ? node.value : ""))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** What a text says, without its marks. */
export const plainText = (html: string): string =>
  plainTitle(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/giu, " ")
      .replace(/<!--[\s\S]*?-->/g, " ")
      .replace(/<\/?[a-z][^<>]*>/giu, " "),
  );
