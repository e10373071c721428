// A pair of the translation memory with its codes: both lines, and of each code what it is. The memory stores
// it as JSON beside the words.
import {
  type Code,
  type CodedLine,
  type CodePiece,
  codedLike,
  codedLine,
  codesIn,
  codeType,
  type Piece,
} from "./codes.ts";
import type { Segment } from "./segments.ts";

export interface CodedPair {
  /** By the numbers of the codes: the type of a mark or node, such as `bold`; OTHER for a code of another tool. */
  readonly types: Readonly<Record<string, string>>;
  readonly ko: readonly Piece[];
  readonly en: readonly Piece[];
}

/** A code of another program that does not say what it is. */
export const OTHER = "other";
/** Codes inside of each other at most. */
const DEPTH_MAX = 20;

/** As it is stored. @returns null for a pair without codes */
export function storedPair(pair: CodedPair): string | null {
  const numbers = new Set([...codesIn(pair.ko), ...codesIn(pair.en)]);
  if (numbers.size === 0) return null;
  const types = Object.fromEntries([...numbers].map((id) => [id, pair.types[id] ?? OTHER]));
  return JSON.stringify({ types, ko: pair.ko, en: pair.en });
}

/** The line of a paragraph, or of a title and the like, which has no codes. */
export const codedSegment = ({ inline, raw }: Segment): CodedLine =>
  inline.length === 0 ? { line: [raw], codes: new Map() } : codedLine(inline);

/** The same of its English, with the numbers of the Korean's codes. */
export const codedTranslation = ({ inline, raw }: Segment, source: CodedLine): CodedLine =>
  inline.length === 0 ? { line: [raw], codes: new Map() } : codedLike(inline, source);

/** A paragraph and its English with their codes, as they are stored; null where neither has one. */
export function codedPairOf(ko: Segment, en: Segment): string | null {
  const source = codedSegment(ko);
  const target = codedTranslation(en, source);
  const types = Object.fromEntries(
    [...source.codes, ...target.codes].map(([id, code]) => [id, codeType(code)]),
  );
  return storedPair({ types, ko: source.line, en: target.line });
}

/** Null for what is none. */
export function readPair(stored: string | null): CodedPair | null {
  if (stored === null) return null;
  const { types, ko, en } = Object(JSON.parse(stored));
  const [korean, english] = [toPieces(ko, 0), toPieces(en, 0)];
  if (korean === null || english === null) return null;
  const named = Object.entries(Object(types)).map(([id, type]) => [id, String(type)] as const);
  return { types: Object.fromEntries(named), ko: korean, en: english };
}

function toPieces(value: unknown, depth: number): readonly Piece[] | null {
  if (!Array.isArray(value) || depth > DEPTH_MAX) return null;
  const pieces: Piece[] = [];
  for (const one of value) {
    if (typeof one === "string") pieces.push(one);
    else {
      const { id, pieces: inside } = Object(one);
      const within = inside === null ? null : toPieces(inside, depth + 1);
      if (typeof id !== "number" || (within === null && inside !== null)) return null;
      pieces.push({ id, pieces: within });
    }
  }
  return pieces;
}

/** The words of a line as the memory compares them: a break is a space between words. */
export const wordsOfLine = (line: readonly Piece[], types: CodedPair["types"]): string =>
  line
    .map((piece) => {
      if (typeof piece === "string") return piece;
      if (piece.pieces === null) return types[piece.id] === "hardBreak" ? " " : "";
      return wordsOfLine(piece.pieces, types);
    })
    .join("");

/** The English of a remembered pair with the codes of another Korean. */
export const withCodesOf = (pair: CodedPair, source: CodedLine): readonly Piece[] =>
  linesWithCodesOf(pair, source).en;

/**
 * Both lines of a remembered pair with the codes of another Korean: in the order of their numbers each code
 * becomes the first free one of its type, one that the memory does not know becomes any that is around words
 * as well, or alone as well. A code that has no counterpart leaves its words.
 */
export function linesWithCodesOf(
  { types, ko, en }: CodedPair,
  source: CodedLine,
): { readonly ko: readonly Piece[]; readonly en: readonly Piece[] } {
  const free = new Map(source.codes);
  const numbers = new Map<number, number>();
  const give = (pieces: readonly Piece[], fits: (id: number, isAlone: boolean, code: Code) => boolean) => {
    for (const { id, pieces: inside } of codesOf(pieces)) {
      const found = numbers.has(id)
        ? undefined
        : [...free].find(([, code]) => fits(id, inside === null, code));
      if (found) {
        numbers.set(id, found[0]);
        free.delete(found[0]);
      }
    }
  };
  // What the English has comes first: a code that its Korean alone has takes none from it.
  for (const line of [en, ko]) {
    give(line, (id, _isAlone, code) => types[id] === codeType(code));
    give(line, (id, isAlone, code) => types[id] === OTHER && isAlone === isNodeAlone(code));
  }
  const renumber = (pieces: readonly Piece[]): Piece[] =>
    pieces.flatMap((piece): Piece[] => {
      if (typeof piece === "string") return [piece];
      const id = numbers.get(piece.id);
      const inside = piece.pieces && renumber(piece.pieces);
      return id === undefined ? (inside ?? []) : [{ id, pieces: inside }];
    });
  return { ko: renumber(ko), en: renumber(en) };
}

/** The codes of a line by their numbers: English may have them in another order. */
const codesOf = (pieces: readonly Piece[]): CodePiece[] =>
  codePieces(pieces).toSorted((one, other) => one.id - other.id);

const codePieces = (pieces: readonly Piece[]): CodePiece[] =>
  pieces.flatMap((piece) => (typeof piece === "string" ? [] : [piece, ...codePieces(piece.pieces ?? [])]));

const isNodeAlone = (code: Code): boolean => "node" in code && code.node.content === undefined;
