// Says where a docx, xlsx, pptx or hwpx names people: who made, saved, commented or changed it. The check
// points these names out, and the copy for reviewers is without them.
import type { XmlElement } from "./rewrite-xml.ts";

const ATTRIBUTES: ReadonlySet<string> = new Set([
  "author",
  "initials",
  "userId",
  "lastModifiedBy",
  "lastEditedBy",
  "displayName",
  "userName",
]);
const ELEMENTS: ReadonlySet<string> = new Set([
  "creator",
  "lastModifiedBy",
  "lastsaveby",
  "Company",
  "Manager",
  "author",
]);

/** Whether the text of an element is a person, or what a person belongs to. */
export const isAuthorElement = ({ name, attributes }: XmlElement): boolean =>
  ELEMENTS.has(name) ||
  (name === "stringParam" && attributes.name === "Author") ||
  (name === "meta" && /^(?:creator|lastsaveby)$/i.test(attributes.name ?? ""));

/** Whether an attribute, by its name without prefix, names a person. */
export const isAuthorAttribute = (element: XmlElement, name: string): boolean =>
  ATTRIBUTES.has(name) ||
  (name === "name" && (element.name === "trackChangeAuthor" || element.name === "cmAuthor"));
