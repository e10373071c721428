// Says what search results say of a page.
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import type { PageMeta } from "#web/page/page.ts";
import { plainText } from "./outline.ts";

/** Characters that search engines show of a description. */
const LENGTH = 160;

/** The beginning of a text and, where it has none, of the names of its entries; absent where there is neither. */
export function descriptionOf(
  document: RichTextDocument,
  entries: readonly string[] = [],
): Pick<PageMeta, "description"> {
  const text = document.content.map(plainText).join(" ").replace(/\s+/gu, " ").trim() || entries.join(", ");
  return text === "" ? {} : { description: text.slice(0, LENGTH) };
}
