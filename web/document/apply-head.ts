// Writes what a page says about itself into the document. Loaded when the reader goes to another page: the
// server wrote the head of the first one.
import { errorHead, HEAD_MARK, type Head, type HeadInput, pageHead } from "./head.ts";

/** Replaces the page's tags in the document. */
function apply({ title, tags }: Head): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  for (const { tag, attributes } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(HEAD_MARK, "");
    document.head.append(element);
  }
}

export const applyPageHead = (input: HeadInput): void => apply(pageHead(input));
export const applyErrorHead = (): void => apply(errorHead());
