// The terms of a TBX file (ISO 30042), in the old and the new names of its elements.
import { GLOSSARY_IMPORT_MAX, type GlossaryStatusName } from "#schema/validation/site/glossary.ts";
import { childrenOf, readXml, textOf, type XmlElement } from "#web/components/xml/read-xml.ts";
import { checked, type Draft, type ReadTerms, type TermsRefusal } from "./checked-terms.ts";

const STATES: Readonly<Record<string, GlossaryStatusName>> = {
  "admittedTerm-admn-sts": "SUGGESTED",
  "deprecatedTerm-admn-sts": "REFUSED",
  "supersededTerm-admn-sts": "RETIRED",
};

/** All elements of some names, however deep. */
const within = (element: XmlElement, ...names: readonly string[]): XmlElement[] =>
  element.children.flatMap((child) => {
    if (typeof child === "string") return [];
    return names.includes(child.name) ? [child] : within(child, ...names);
  });

/** What an element says of a kind, such as its `subjectField`; only right under it, or of a group there. */
const saidOf = (element: XmlElement, type: string): string => {
  const groups = element.children.filter((child) => typeof child !== "string" && child.name.endsWith("Grp"));
  const near = [element, ...groups.filter((child): child is XmlElement => typeof child !== "string")];
  const found = near
    .flatMap((one) => ["descrip", "admin", "termNote"].flatMap((name) => childrenOf(one, name)))
    .find(({ attributes }) => attributes.type === type);
  return found ? textOf(found).trim() : "";
};

function ofConcept(concept: XmlElement): Draft[] {
  const sections = within(concept, "langSec", "langSet");
  const of = (code: "ko" | "en") =>
    sections.filter(({ attributes }) => attributes.lang?.toLowerCase().startsWith(code));
  const termsOf = (code: "ko" | "en") =>
    of(code).flatMap((section) => within(section, "term").map((term) => textOf(term).trim()));
  const note = (code: "ko" | "en") =>
    of(code)
      .map((section) => saidOf(section, "definition"))
      .find(Boolean) ?? "";
  const [state] = of("ko")
    .flatMap((section) => within(section, "termNote"))
    .filter(({ attributes }) => attributes.type === "administrativeStatus");
  const shared = {
    field: saidOf(concept, "subjectField"),
    source: saidOf(concept, "source"),
    noteKo: note("ko"),
    noteEn: note("en"),
    status: (state && STATES[textOf(state).trim()]) ?? "ACCEPTED",
  };
  // A concept may have several names: each is a sense of each.
  return termsOf("ko").flatMap((ko) => termsOf("en").map((en) => ({ ...shared, ko, en })));
}

export function readTbx(content: string): ReadTerms | TermsRefusal {
  const root = readXml(content);
  if (typeof root === "string") return root;
  const drafts: Draft[] = [];
  for (const concept of within(root, "conceptEntry", "termEntry")) {
    drafts.push(...ofConcept(concept));
    if (drafts.length > GLOSSARY_IMPORT_MAX) return "TOO_MANY";
  }
  return checked(drafts);
}
