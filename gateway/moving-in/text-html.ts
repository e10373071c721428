// The text of a post as HTML, whatever its system kept it as.
import type { TextFormat } from "./old-site.ts";

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

/** Titles are kept as HTML by some of them. */
export function plainTitle(title: string): string {
  return title
    .replace(/&(?:amp|#38);/g, "&")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}
