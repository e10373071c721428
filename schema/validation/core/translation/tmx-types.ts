// Defines what TMX 1.4b calls the codes of a line, by the types of our marks and nodes. Another type goes out
// and comes in as it is.
const TMX_TYPES: Readonly<Record<string, string>> = {
  underline: "ulined",
  hardBreak: "lb",
  footnote: "fnote",
};
const OWN_TYPES = new Map(Object.entries(TMX_TYPES).map(([own, tmx]) => [tmx, own]));

export const tmxType = (type: string): string => TMX_TYPES[type] ?? type;
export const ownType = (type: string): string => OWN_TYPES.get(type) ?? type;
