// The pairs of a TMX file (versions 1.1 to 1.4b), read as it streams by: no tree, no entities of its own, nothing from elsewhere.
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { isHarmlessDoctype } from "#schema/validation/core/translation/xml-doctype.ts";
import { MEMORY_IMPORT_MAX } from "#schema/validation/overview/memory-import.ts";
import { type TmxPair, type TmxProblem, TmxUnit } from "./tmx-unit.ts";

const ELEMENTS_MAX = 3_000_000;
const DEPTH_MAX = 60;

/** Why a whole file is refused. TOO_LARGE: too many units, or elements too deep in each other. ENTITIES: it defines some. */
export type TmxRefusal = "NO_TMX" | "ENTITIES" | "DAMAGED" | "TOO_LARGE";

export interface ReadTmx {
  readonly pairs: readonly TmxPair[];
  /** Of units that bring no pair. */
  readonly problems: readonly TmxProblem[];
}

class Refused extends Error {
  override readonly name = "Refused";
  readonly code: TmxRefusal;
  constructor(code: TmxRefusal) {
    super(code);
    this.code = code;
  }
}

const refuse = (code: TmxRefusal): never => {
  throw new Refused(code);
};

/** What a file says, or why it is refused. */
export function parseTmx(text: string): ReadTmx | TmxRefusal {
  const pairs: TmxPair[] = [];
  const problems: TmxProblem[] = [];
  const parser = new SaxesParser();
  let [elements, depth, units] = [0, 0, 0];
  let unit: TmxUnit | null = null;
  parser.on("doctype", (doctype) => void (isHarmlessDoctype(doctype) || refuse("ENTITIES")));
  parser.on("error", () => refuse("DAMAGED"));
  parser.on("text", (words) => unit?.say(words));
  parser.on("cdata", (words) => unit?.say(words));
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    elements += 1;
    depth += 1;
    if (elements > ELEMENTS_MAX || depth > DEPTH_MAX) refuse("TOO_LARGE");
    if (elements === 1 && name !== "tmx") refuse("NO_TMX");
    if (name === "tu") {
      units += 1;
      if (units > MEMORY_IMPORT_MAX) refuse("TOO_LARGE");
      unit = new TmxUnit(units);
    } else unit?.open(name, attributes);
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    if (name !== "tu") return void unit?.close(name);
    const read = unit?.read();
    unit = null;
    if (read && "code" in read) problems.push(read);
    else if (read) pairs.push(read);
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
  return elements === 0 ? "DAMAGED" : { pairs, problems };
}
