// The terms of a TBX file (ISO 30042), in the old and the new names of its elements, and in both styles of
// the new one: a category is an attribute (DCA), or an element of its own (DCT).
import { GLOSSARY_IMPORT_MAX, type GlossaryStatusName } from "#schema/validation/site/glossary.ts";
import { childrenOf, readXml, textOf, type XmlElement } from "#web/components/xml/read-xml.ts";
import {
  checked,
  type Draft,
  type NumberedDraft,
  type ReadTerms,
  type TermsRefusal,
} from "./checked-terms.ts";

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

const CATEGORIES = ["descrip", "admin", "termNote"];

/** What an element says of a kind, such as its `subjectField`; only right under it, or of a group there. */
const descriptionOf = (element: XmlElement, type: string): string => {
  const groups = element.children.filter((child) => typeof child !== "string" && child.name.endsWith("Grp"));
  const near = [element, ...groups.filter((child): child is XmlElement => typeof child !== "string")];
  const found = near
    .flatMap((one) => [
      ...childrenOf(one, type),
      ...CATEGORIES.flatMap((name) => childrenOf(one, name)).filter(
        ({ attributes }) => attributes.type === type,
      ),
    ])
    .at(0);
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
      .map((section) => descriptionOf(section, "definition"))
      .find(Boolean) ?? "";
  const [state] = of("ko")
    .flatMap((section) => within(section, "termNote", "administrativeStatus"))
    .filter(({ name, attributes }) => name !== "termNote" || attributes.type === "administrativeStatus");
  const shared = {
    field: descriptionOf(concept, "subjectField"),
    source: descriptionOf(concept, "source"),
    noteKo: note("ko"),
    noteEn: note("en"),
    status: (state && STATES[textOf(state).trim()]) ?? "ACCEPTED",
  };
  // A concept may have several names: each is a sense of each. One without a language is said to lack it.
  const [korean, english] = [termsOf("ko"), termsOf("en")].map((terms) => (terms.length > 0 ? terms : [""]));
  return (korean ?? []).flatMap((ko) => (english ?? []).map((en) => ({ ...shared, ko, en })));
}

export function readTbx(content: string): ReadTerms | TermsRefusal {
  const root = readXml(content);
  if (typeof root === "string") return root;
  const drafts: NumberedDraft[] = [];
  for (const [index, concept] of within(root, "conceptEntry", "termEntry").entries()) {
    drafts.push(...ofConcept(concept).map((draft) => ({ at: index + 1, draft })));
    if (drafts.length > GLOSSARY_IMPORT_MAX) return "TOO_MANY";
  }
  return checked(drafts);
}
