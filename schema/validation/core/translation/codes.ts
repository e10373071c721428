// The form in a line of a text as numbered codes, as translation tools show it: a code is around words (bold,
// a link, a footnote) or alone (a line break). A translator carries codes over; what each of them is stays in
// the document (docs/translations.md#translations).
import type { JsonNode } from "./segments.ts";

export interface CodePiece {
  readonly id: number;
  /** Null: it is alone. */
  readonly pieces: readonly Piece[] | null;
}
export type Piece = string | CodePiece;

type Mark = NonNullable<JsonNode["marks"]>[number];
/** A mark of words, or a node in the line. */
export type Code = { readonly mark: Mark } | { readonly node: JsonNode };

export interface CodedLine {
  readonly line: readonly Piece[];
  /** By their numbers, which begin at 1 and go up from left to right. */
  readonly codes: ReadonlyMap<number, Code>;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const has = (node: JsonNode | undefined, mark: Mark): boolean =>
  (node?.marks ?? []).some((one) => same(one, mark));

/** The codes of a line of a document. */
export function codedLine(content: readonly JsonNode[]): CodedLine {
  const codes = new Map<number, Code>();
  const number = (code: Code): number => {
    codes.set(codes.size + 1, code);
    return codes.size;
  };
  const read = (nodes: readonly JsonNode[]): Piece[] => {
    const pieces: Piece[] = [];
    for (let at = 0; at < nodes.length; ) {
      const node = nodes[at];
      const end = node ? longestRun(nodes, at) : null;
      if (node && end) {
        const id = number({ mark: end.mark });
        const inside = nodes.slice(at, end.to).map((one) => without(one, end.mark));
        pieces.push({ id, pieces: read(inside) });
        at = end.to;
        continue;
      }
      if (node?.text !== undefined) pieces.push(node.text);
      else if (node) {
        const id = number({ node });
        pieces.push({ id, pieces: node.content ? read(node.content) : null });
      }
      at += 1;
    }
    return pieces;
  };
  return { line: read(content), codes };
}

/** The mark that reaches furthest from here; breaks and footnotes between words that have it are inside. */
function longestRun(nodes: readonly JsonNode[], from: number): { mark: Mark; to: number } | null {
  let longest: { mark: Mark; to: number } | null = null;
  for (const mark of nodes[from]?.marks ?? []) {
    let to = from + 1;
    for (let at = to; at < nodes.length; at += 1) {
      if (has(nodes[at], mark)) to = at + 1;
      else if (nodes[at]?.text !== undefined) break;
    }
    if (!longest || to > longest.to) longest = { mark, to };
  }
  return longest;
}

const without = (node: JsonNode, mark: Mark): JsonNode =>
  node.marks ? { ...node, marks: node.marks.filter((one) => !same(one, mark)) } : node;

/** What a code is called: the type of its mark or node. */
export const codeType = (code: Code): string => ("mark" in code ? code.mark.type : code.node.type);

/**
 * The codes of a translation, with the numbers of those of its source: the same one first, then one of its
 * kind; others come behind.
 */
export function codedLike(content: readonly JsonNode[], source: CodedLine): CodedLine {
  const own = codedLine(content);
  const numbers = new Map<number, number>();
  const free = new Map(source.codes);
  const give = (isIt: (code: Code, other: Code) => boolean) => {
    for (const [id, code] of own.codes) {
      const found = numbers.has(id) ? undefined : [...free].find(([, other]) => isIt(code, other));
      if (!found) continue;
      numbers.set(id, found[0]);
      free.delete(found[0]);
    }
  };
  give(same);
  give((code, other) => codeType(code) === codeType(other));
  let last = source.codes.size;
  for (const id of own.codes.keys()) {
    if (!numbers.has(id)) numbers.set(id, ++last);
  }
  const renumber = (pieces: readonly Piece[]): Piece[] =>
    pieces.map((piece) =>
      typeof piece === "string"
        ? piece
        : { id: numbers.get(piece.id) ?? piece.id, pieces: piece.pieces && renumber(piece.pieces) },
    );
  const codes = new Map([...own.codes].map(([id, code]) => [numbers.get(id) ?? id, code]));
  return { line: renumber(own.line), codes };
}

interface InLine {
  readonly inline: readonly JsonNode[];
}

/** The numbers of the codes that a translation does not have. */
export function lackingCodes(source: InLine, translation: InLine): number[] {
  const coded = codedLine(source.inline);
  const own = codedLike(translation.inline, coded).codes;
  return [...coded.codes.keys()].filter((id) => !own.has(id));
}

/** The numbers of the codes that a translation has once more than its source. */
export function doubledCodes(source: InLine, translation: InLine): number[] {
  const coded = codedLine(source.inline);
  const own = [...codedLike(translation.inline, coded).codes];
  const more = own.filter(([id]) => !coded.codes.has(id)).map(([, code]) => code);
  return own.flatMap(([id, code]) =>
    coded.codes.has(id) && more.some((one) => same(one, code)) ? [id] : [],
  );
}

/** The numbers in a line, in its order. */
export const codesIn = (line: readonly Piece[]): number[] =>
  line.flatMap((piece) => (typeof piece === "string" ? [] : [piece.id, ...codesIn(piece.pieces ?? [])]));

/** The words of a line without its codes. */
export const wordsIn = (line: readonly Piece[]): string =>
  line.map((piece) => (typeof piece === "string" ? piece : wordsIn(piece.pieces ?? []))).join("");

/** A line as nodes again. A code that nobody knows leaves its words; one of a node that is alone twice is there once. */
export function toInline(
  line: readonly Piece[],
  codeOf: (id: number) => Code | undefined,
): readonly JsonNode[] {
  const build = (pieces: readonly Piece[], marks: readonly Mark[]): JsonNode[] =>
    pieces.flatMap((piece): JsonNode[] => {
      if (typeof piece === "string") {
        return piece === "" ? [] : [{ type: "text", text: piece, ...(marks.length > 0 ? { marks } : {}) }];
      }
      const code = codeOf(piece.id);
      const inside = piece.pieces ?? [];
      if (!code) return build(inside, marks);
      if ("mark" in code) {
        const others = marks.filter(({ type }) => type !== code.mark.type);
        return build(inside, [...others, code.mark]);
      }
      if (code.node.content === undefined) return [code.node, ...build(inside, marks)];
      const words = joined(build(inside, []).filter(({ text }) => text !== undefined));
      const content = piece.pieces === null ? code.node.content : words;
      return content.length === 0 ? [] : [{ ...code.node, content }];
    });
  return joined(build(line, []));
}

/** Words of one form beside each other are one node, as an editor writes them. */
function joined(nodes: readonly JsonNode[]): readonly JsonNode[] {
  const all: JsonNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (last?.text !== undefined && node.text !== undefined && same(last.marks ?? [], node.marks ?? [])) {
      all[all.length - 1] = { ...last, text: last.text + node.text };
    } else all.push(node);
  }
  return all;
}

/** Words that say nothing of codes, in the form of their source where one code is around all of it. */
export function plainLine(words: string, { line }: CodedLine): readonly Piece[] {
  const [first, ...more] = line;
  if (first === undefined || typeof first === "string" || first.pieces === null || more.length > 0) {
    return [words];
  }
  return [{ id: first.id, pieces: plainLine(words, { line: first.pieces, codes: new Map() }) }];
}
