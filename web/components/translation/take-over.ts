// A translation put into the English text: in place of the paragraph's English, or where its Korean stands among its neighbours.
import type { Editor, JSONContent } from "@tiptap/core";
import type { Paragraph } from "#schema/validation/core/translation/paragraphs.ts";
import { placeOf } from "./paragraph-marks.ts";

/** Puts English words where a paragraph has its English, or should have it. @returns whether there was a place */
export function takeOver(
  en: Editor,
  ko: Editor,
  paragraphs: readonly Paragraph[],
  at: number,
  words: string,
): boolean {
  const one = paragraphs[at];
  if (!one) return false;
  if (one.en?.path) return replaceWords(en, one.en.kind, one.en.path, words);
  if (!one.ko?.path || one.ko.kind.includes(".")) return false;
  const before = paragraphs.slice(0, at).findLast(({ en: other }) => other?.path);
  return insertBehind(en, ko, { kind: one.ko.kind, path: one.ko.path }, before?.en ?? null, words);
}

function replaceWords(en: Editor, kind: string, path: readonly number[], words: string): boolean {
  const place = placeOf(en.state.doc, path);
  if (!place) return false;
  const [, attribute] = kind.split(".");
  if (attribute !== undefined) {
    en.view.dispatch(en.state.tr.setNodeAttribute(place.pos, attribute, words));
    return true;
  }
  const range = { from: place.pos + 1, to: place.pos + place.node.nodeSize - 1 };
  return en.chain().focus().insertContentAt(range, { type: "text", text: words }).run();
}

interface Line {
  readonly kind: string;
  readonly path: readonly number[] | null;
}

/** A line of a list goes behind the line before it; anything else becomes a block of its own kind. */
function insertBehind(
  en: Editor,
  ko: Editor,
  line: Line & { readonly path: readonly number[] },
  before: Line | null,
  words: string,
): boolean {
  const isSibling =
    before?.path != null && before.kind === line.kind && before.path.length === line.path.length;
  // In a list the item, the last but one; a cell of a table has its row's place already and is not added to.
  const depth = isSibling && !line.kind.includes("/table/") ? Math.max(1, line.path.length - 1) : 1;
  const source = placeOf(ko.state.doc, line.path.slice(0, depth));
  if (!source) return false;
  const content = withWords(source.node.toJSON(), line.path.slice(depth), words);
  if (before?.path == null) return insert(en, 0, content);
  const place = placeOf(en.state.doc, before.path.slice(0, depth));
  return place !== null && insert(en, place.pos + place.node.nodeSize, content);
}

const insert = (en: Editor, pos: number, content: JSONContent): boolean =>
  en.chain().focus().insertContentAt(pos, content).run();

/** A node with one line of words in it and nothing else. */
function withWords(node: JSONContent, path: readonly number[], words: string): JSONContent {
  const [index, ...rest] = path;
  const child = index === undefined ? undefined : node.content?.[index];
  return { ...node, content: [child ? withWords(child, rest, words) : { type: "text", text: words }] };
}
