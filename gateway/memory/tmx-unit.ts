// One unit of a TMX file while it is read: the words and codes of its Korean and its English.
import { OTHER, storedPair, wordsOfLine } from "#schema/validation/core/translation/coded-pair.ts";
import { codesIn } from "#schema/validation/core/translation/codes.ts";
import { type LineToken, nestedLine } from "#schema/validation/core/translation/nested-line.ts";
import { asWords } from "#schema/validation/core/translation/segments.ts";
import { ownType } from "#schema/validation/core/translation/tmx-types.ts";
import { importedPair, type PairProblemCode } from "#schema/validation/overview/memory-import.ts";

export interface TmxPair {
  /** Its number in the file; the first is 1. */
  readonly at: number;
  readonly ko: string;
  readonly en: string;
  /** Both lines with their codes (`storedPair`); null: they have none. */
  readonly coded: string | null;
}

export interface TmxProblem {
  readonly at: number;
  readonly code: PairProblemCode;
  /** The beginning of what it says. */
  readonly words: string;
}

/** A code by what the file calls it: `x` is the same on both sides, `i` pairs the two ends of one side. */
type Token = string | { readonly key: string; readonly kind: "open" | "close" | "alone" };
type Attributes = Readonly<Record<string, string>>;
type Language = "ko" | "en";

/** Elements whose text is the code itself, in the format of the tool; `it` is half a code. */
const NATIVE = ["bpt", "ept", "ph", "it", "ut"];
const WORDS_SHOWN = 120;

export class TmxUnit {
  readonly #at: number;
  readonly #lines = new Map<Language, Token[]>();
  readonly #types = new Map<string, string>();
  #said = "";
  #language: Language | null = null;
  #tokens: Token[] | null = null;
  /** Elements inside the segment, and the code that each of them is. */
  readonly #open: { readonly name: string; readonly key: string }[] = [];
  /** By `i`, of the segment. */
  readonly #begun = new Map<string, string>();
  #alone = 0;

  constructor(at: number) {
    this.#at = at;
  }

  open(name: string, attributes: Attributes): void {
    if (name === "tuv") {
      const code = (attributes["xml:lang"] ?? attributes.lang ?? "").toLowerCase();
      this.#language = /^ko(?:$|[-_])/u.test(code) ? "ko" : /^en(?:$|[-_])/u.test(code) ? "en" : null;
      return;
    }
    if (name === "seg") {
      this.#tokens = [];
      this.#begun.clear();
      this.#open.length = 0;
      this.#alone = 0;
      return;
    }
    if (this.#tokens) this.#open.push({ name, key: this.#begin(name, attributes, this.#tokens) });
  }

  #begin(name: string, { x, i, type }: Attributes, tokens: Token[]): string {
    if (name === "bpt") {
      const key = x === undefined ? `i${i}` : `x${x}`;
      this.#begun.set(i ?? "", key);
      this.#types.set(key, ownType(type ?? OTHER));
      tokens.push({ key, kind: "open" });
      return key;
    }
    if (name === "ept") {
      tokens.push({ key: this.#begun.get(i ?? "") ?? "", kind: "close" });
      return "";
    }
    if (name === "ph") {
      this.#alone += 1;
      const key = x === undefined ? `p${this.#alone}` : `x${x}`;
      this.#types.set(key, ownType(type ?? OTHER));
      tokens.push({ key, kind: "alone" });
      return key;
    }
    // What is said beside the line, such as a footnote: the placeholder around it becomes a code with words.
    const around = this.#open.at(-1);
    const last = tokens.at(-1);
    if (name === "sub" && around?.name === "ph" && typeof last === "object" && last.kind === "alone") {
      tokens.splice(tokens.length - 1, 1, { key: around.key, kind: "open" });
      return around.key;
    }
    return "";
  }

  close(name: string): void {
    if (name === "tuv") this.#language = null;
    if (name === "seg") {
      // Of several English ones the first counts.
      const [tokens, language] = [this.#tokens, this.#language];
      if (tokens && language && !this.#lines.has(language)) this.#lines.set(language, tokens);
      this.#tokens = null;
      return;
    }
    if (!this.#tokens) return;
    const closed = this.#open.pop();
    if (closed?.name === "sub" && closed.key !== "") this.#tokens.push({ key: closed.key, kind: "close" });
  }

  say(words: string): void {
    if (!this.#tokens) return;
    if (this.#said.length < WORDS_SHOWN) this.#said += words.slice(0, WORDS_SHOWN);
    const innermost = this.#open.findLast(
      ({ name, key }) => NATIVE.includes(name) || (name === "sub" && key !== ""),
    );
    if (innermost !== undefined && innermost.name !== "sub") return;
    const last = this.#tokens.at(-1);
    if (typeof last === "string") this.#tokens[this.#tokens.length - 1] = last + words;
    else this.#tokens.push(words);
  }

  /** The pair, or what is wrong with it. */
  read(): TmxPair | TmxProblem {
    const problem = (code: PairProblemCode): TmxProblem => ({
      at: this.#at,
      code,
      words: asWords(this.#said).slice(0, WORDS_SHOWN),
    });
    const [korean, english] = [this.#lines.get("ko"), this.#lines.get("en")];
    if (!korean || !english) return problem(korean ? "NO_ENGLISH" : "NO_KOREAN");
    const numbers = new Map<string, number>();
    for (const token of [...korean, ...english]) {
      if (typeof token !== "string" && !numbers.has(token.key)) numbers.set(token.key, numbers.size + 1);
    }
    const toLine = (tokens: readonly Token[]) =>
      nestedLine(
        tokens.map(
          (token): LineToken =>
            typeof token === "string" ? token : { id: numbers.get(token.key) ?? 0, kind: token.kind },
        ),
      );
    const [ko, en] = [toLine(korean), toLine(english)];
    const known = new Set([...codesIn(ko), ...codesIn(en)]);
    const named = [...numbers].flatMap(([key, id]) =>
      known.has(id) ? [[String(id), this.#types.get(key) ?? OTHER] as const] : [],
    );
    const types = Object.fromEntries(named);
    const checked = importedPair({
      ko: asWords(wordsOfLine(ko, types)),
      en: asWords(wordsOfLine(en, types)),
    });
    if (typeof checked === "string") return problem(checked);
    return { at: this.#at, ...checked, coded: storedPair({ types, ko, en }) };
  }
}
