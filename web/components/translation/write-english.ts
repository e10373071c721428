// English written into its editor: a translation, an empty place for one, and the codes that its Korean has.
import type { Editor } from "@tiptap/core";
import { ReplaceStep } from "@tiptap/pm/transform";
import {
  type Code,
  codedLike,
  codedLine,
  type Piece,
  wordsIn,
} from "#schema/validation/core/translation/codes.ts";
import {
  type Blocks,
  begunStructure,
  type Path,
  pastedInPlaces,
  placeKey,
} from "#schema/validation/core/translation/english-structure.ts";
import { fillEnglish, type Target } from "#schema/validation/core/translation/fill-english.ts";
import { withPlaces } from "#schema/validation/core/translation/make-places.ts";
import type { KnownPair } from "#schema/validation/core/translation/pair-scores.ts";
import type { Paragraph } from "#schema/validation/core/translation/paragraphs.ts";
import { nodesIn, type Segment } from "#schema/validation/core/translation/segments.ts";
import { toEditor } from "#web/components/editor/editor-document.ts";
import { markUntouched, untouchedIn } from "#web/components/editor/untouched-structure.ts";
import { EMPTY_DOCUMENT } from "#web/components/editor/written-texts.ts";
import { placeOf } from "./paragraph-marks.ts";

export interface Writing {
  readonly editor: Editor;
  readonly ko: Blocks;
  readonly known: readonly KnownPair[];
}

const blocksIn = (editor: Editor): Blocks => nodesIn({ content: editor.getJSON().content ?? [] });

/** Puts in English for some paragraphs, by the keys of their Korean, as one step that can be undone. */
export function writeEnglish({ editor, ko, known }: Writing, targets: ReadonlyMap<string, Target>): void {
  putBlocks(editor, fillEnglish({ ko, en: blocksIn(editor) }, known, targets).en);
}

/**
 * Puts the structure of the Korean into an English that nobody began, as one step that can be undone.
 * Untouched it is nothing that was written.
 * @returns whether it was put in
 */
export function beginEnglish({ editor, ko }: Writing): boolean {
  const structure = begunStructure({ ko, en: blocksIn(editor) });
  if (!structure) return false;
  putBlocks(editor, structure, { isWritten: false });
  markUntouched(editor);
  return true;
}

/**
 * Puts what was translated elsewhere into the places of its Korean, if nothing is written yet. @returns
 * whether each line of it has a place
 */
export function pasteEnglish({ editor, ko, known }: Writing, pasted: Blocks): boolean {
  const isBegun = untouchedIn(editor) === null && !editor.isEmpty;
  const blocks = isBegun ? null : pastedInPlaces({ ko, en: pasted }, known);
  if (blocks) putBlocks(editor, blocks);
  return blocks !== null;
}

/** What the picture at a place of the English says now; null: there is none. */
export function pictureWordsAt(editor: Editor, path: Path, name: string): string | null {
  const words: unknown = placeOf(editor.state.doc, path)?.node.attrs[name];
  return typeof words === "string" ? words : null;
}

/** Writes words of the picture at a place of the English, as a step that can be undone. */
export function writePictureWords(editor: Editor, path: Path, name: string, words: string): void {
  const place = placeOf(editor.state.doc, path);
  if (place && name in place.node.attrs)
    editor.view.dispatch(editor.state.tr.setNodeAttribute(place.pos, name, words));
}

/** Takes away a structure that nobody wrote in. */
export function clearUntouched(editor: Editor): void {
  if (untouchedIn(editor)) editor.commands.setContent(toEditor(EMPTY_DOCUMENT), { emitUpdate: false });
}

/**
 * Makes an empty place for the English of a paragraph, if there is none. @returns the way to it; null: the
 * text has no room for it
 */
export function makePlace(writing: Writing, one: Segment): readonly number[] | null {
  beginEnglish(writing);
  const key = placeKey(one);
  const paragraphs = makePlaces(writing, [key]);
  const found = paragraphs.find((paragraph) => paragraph.ko && placeKey(paragraph.ko) === key);
  return (found?.en ?? found?.slot)?.path ?? null;
}

/** The same for several paragraphs, by the keys of their Korean, of an English that was begun. */
export function makePlaces({ editor, ko, known }: Writing, keys: readonly string[]): readonly Paragraph[] {
  const { en, paragraphs } = withPlaces({ ko, en: blocksIn(editor) }, known, new Set(keys));
  putBlocks(editor, en);
  return paragraphs;
}

/** Only what differs is put in, so that the cursor and the marks of the rest stay. */
function putBlocks(editor: Editor, blocks: Blocks, { isWritten = true } = {}): void {
  const { doc, tr, schema } = editor.state;
  const next = schema.nodeFromJSON({ type: "doc", content: blocks });
  const from = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (from === null || end === null) return;
  // What is the same at both ends may overlap in between, as in "aa" and "aaa".
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  // As it is: a replacement that is fitted in would put the rest of a table into a cell of it.
  const step = new ReplaceStep(from, end.a + overlap, next.slice(from, end.b + overlap));
  editor.view.dispatch(tr.step(step).setMeta("preventUpdate", !isWritten));
}

/** The codes of a Korean paragraph that the line with the cursor does not have yet, in their order. */
function missingCodes(editor: Editor, ko: Segment): (readonly [number, Code])[] {
  const source = codedLine(ko.inline);
  const line = nodesIn({ content: editor.state.selection.$from.parent.toJSON().content ?? [] });
  const own = codedLike(line, source).codes;
  return [...source.codes].filter(([id]) => !own.has(id));
}

/** Puts in the next code: around what is chosen, else with the Korean words, chosen, so that typing replaces them. */
export function insertCode(editor: Editor, ko: Segment): boolean {
  const missing = missingCodes(editor, ko);
  const [next] = missing;
  if (!next) return false;
  const [id, code] = next;
  const { line, codes } = codedLine(ko.inline);
  const lacking = new Set(missing.map(([one]) => one));
  const { selection, doc } = editor.state;
  const chosen = doc.textBetween(selection.from, selection.to);
  // Pressed again before anything is typed: behind the words that the key has put in.
  if (chosen !== "" && [...codes.keys()].some((one) => !lacking.has(one) && wordsOf(one, line) === chosen))
    editor.commands.setTextSelection(selection.to);
  if ("node" in code)
    return editor.chain().focus().insertContent(editor.schema.nodeFromJSON(code.node)).run();
  const { from, empty } = editor.state.selection;
  const { type, attrs } = code.mark;
  if (!empty)
    return editor
      .chain()
      .focus()
      .setMark(type, { ...attrs })
      .run();
  const words = wordsOf(id, line);
  const text = { type: "text", text: words, marks: [{ type, attrs: { ...attrs } }] };
  return editor
    .chain()
    .focus()
    .insertContent(text)
    .setTextSelection({ from, to: from + words.length })
    .run();
}

function wordsOf(id: number, line: readonly Piece[]): string {
  for (const piece of line) {
    if (typeof piece === "string") continue;
    const found = piece.id === id ? wordsIn([piece]) : wordsOf(id, piece.pieces ?? []);
    if (found !== "") return found;
  }
  return "";
}
