// The change of a line of a text between two versions, in the API.
import { builder } from "#schema/builder.ts";
import { LINE_KINDS, type LineChange, WORD_KINDS, type WordChange } from "./compare-lines.ts";
import { LINE_ROLES } from "./lines.ts";

const WordKindRef = builder.enumType("WordChangeKind", {
  description: "What became of some words.",
  values: WORD_KINDS,
});
const LineKindRef = builder.enumType("LineChangeKind", {
  description: "What became of a line.",
  values: LINE_KINDS,
});
const LineRoleRef = builder.enumType("LineRole", { description: "What a line is.", values: LINE_ROLES });

export const WordChangeRef = builder.objectRef<WordChange>("WordChange").implement({
  description: "Some words of a line and what became of them.",
  fields: (t) => ({ kind: t.expose("kind", { type: WordKindRef }), text: t.exposeString("text") }),
});

export const LineChangeRef = builder.objectRef<LineChange>("LineChange").implement({
  description: "A line of either version: read without what was removed it is the new one.",
  fields: (t) => ({
    kind: t.expose("kind", { type: LineKindRef }),
    role: t.expose("role", { type: LineRoleRef }),
    words: t.expose("words", { type: [WordChangeRef] }),
  }),
});
