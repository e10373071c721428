// A DTD as a RelaxNG schema, because the libxml2 at hand (xmllint-wasm) checks by these and not by DTDs.
// Elements, their content and their attributes; parameter entities are put in their places.

const PARAMETER = /<!ENTITY\s+%\s+([\w.-]+)\s+"([^"]*)"\s*>/gu;
const ELEMENT = /<!ELEMENT\s+([\w:.-]+)\s+([^>]+)>/gu;
const ATTLIST = /<!ATTLIST\s+([\w:.-]+)\s+([^>]+)>/gu;
const ATTRIBUTE =
  /([\w:.-]+)\s+(\([^)]*\)|[A-Z]+)\s+(#REQUIRED|#IMPLIED|(?:#FIXED\s+)?(?:"[^"]*"|'[^']*'))/gu;

const COUNTS: Readonly<Record<string, string>> = { "*": "zeroOrMore", "+": "oneOrMore", "?": "optional" };
const wrapped = (name: string, inside: string) => `<${name}>${inside}</${name}>`;
const counted = (pattern: string, sign: string) => (COUNTS[sign] ? wrapped(COUNTS[sign], pattern) : pattern);

/** The content of an element: `((note|prop)*, tuv+)`. */
function contentOf(model: string): string {
  const tokens = model.match(/[(),|*+?]|#?[\w:.-]+/gu) ?? [];
  let at = 0;
  const count = () => (COUNTS[tokens[at] ?? ""] ? (tokens[at++] ?? "") : "");
  const part = (): string => {
    const token = tokens[at++] ?? "";
    if (token === "EMPTY") return "<empty/>";
    if (token === "#PCDATA") return "<text/>";
    if (token !== "(") return counted(`<ref name="${token}"/>`, count());
    const parts = [part()];
    const joint = tokens[at];
    while (tokens[at] === "," || tokens[at] === "|") {
      at += 1;
      parts.push(part());
    }
    at += 1;
    return counted(wrapped(joint === "|" ? "choice" : "group", parts.join("")), count());
  };
  return part();
}

function attributesOf(list: string): string {
  return [...list.matchAll(ATTRIBUTE)]
    .map(([, name = "", type = "", use = ""]) => {
      const choices = type.startsWith("(") ? type.slice(1, -1).split("|") : [];
      const fixed = use.startsWith("#FIXED") ? [use.replace(/^#FIXED\s+|["']/gu, "")] : choices;
      const values = fixed.map((value) => wrapped("value", value.trim())).join("");
      const attribute = `<attribute name="${name}">${values === "" ? "<text/>" : wrapped("choice", values)}</attribute>`;
      return use === "#REQUIRED" ? attribute : wrapped("optional", attribute);
    })
    .join("");
}

/** @param root the element a document begins with */
export function dtdSchema(dtd: string, root: string): string {
  const bare = dtd.replace(/<!--[\s\S]*?-->/gu, "");
  const entities = new Map([...bare.matchAll(PARAMETER)].map(([, name = "", value = ""]) => [name, value]));
  const whole = bare.replace(/%([\w.-]+);/gu, (_, name: string) => entities.get(name) ?? "");
  const attributes = Map.groupBy([...whole.matchAll(ATTLIST)], ([, name = ""]) => name);
  const elements = [...whole.matchAll(ELEMENT)].map(([, name = "", model = ""]) => {
    const own = (attributes.get(name) ?? []).map(([, , list = ""]) => attributesOf(list)).join("");
    return `<define name="${name}"><element name="${name}">${own}${contentOf(model.trim())}</element></define>`;
  });
  return `<grammar xmlns="http://relaxng.org/ns/structure/1.0"><start><ref name="${root}"/></start>${elements.join("")}</grammar>`;
}
