// A hundred texts and memories as the program writes them for translators' tools, always the same ones.
import fc from "fast-check";
import { tmxFile } from "#gateway/exports/tmx.ts";
import { type Paragraph, paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { memoryPairsOf } from "#tests/support/any-memory.ts";
import { anyText } from "#tests/support/any-text.ts";
import { writeXliff } from "#web/components/translation/xliff.ts";

const MADE = 100;
const SEED = 20_261_126;
export const sample = <Value>(of: fc.Arbitrary<Value>): Value[] =>
  fc.sample(of, { numRuns: MADE, seed: SEED });

export async function* inOne<Row>(rows: readonly Row[]) {
  yield rows;
}

export async function whole(file: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of file) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

interface WrittenXliff {
  readonly paragraphs: readonly Paragraph[];
  readonly content: string;
}

/** With remarks, translations of the memory and terms beside the title. */
export const xliffFiles = (): WrittenXliff[] =>
  sample(fc.tuple(anyText, anyText)).map(([ko, en], at) => {
    const texts = {
      ko: { title: "제목", content: { content: ko } },
      en: { title: "Title", content: { content: en } },
    };
    const beside = {
      notes: ["어느 서울입니까? <&>"],
      matches: [{ ko: "제목 <1>", en: "A title & more", similarity: 0.8765 }],
      terms: [{ ko: "번역", en: ["translation", "<translating>"] }],
    };
    const text = `POST-${at + 1}`;
    const written = { text, name: `${text}.xlf`, isPublished: at % 2 === 0, beside: new Map([[0, beside]]) };
    const paragraphs = paragraphsOf(texts, [], new Set());
    return { paragraphs, content: writeXliff(written, paragraphs) };
  });

interface WrittenTmx {
  readonly pairs: ReturnType<typeof memoryPairsOf>;
  readonly content: string;
}

/** A pair has the number of its place, from 1. */
export const tmxFiles = (): Promise<WrittenTmx[]> =>
  Promise.all(
    sample(fc.tuple(anyText, anyText)).map(async ([ko, en]) => {
      const pairs = memoryPairsOf(ko, en);
      const rows = pairs.map((pair, at) => ({ ...pair, pair: at + 1, at: new Date(0) }));
      return { pairs, content: await whole(tmxFile(inOne(rows))) };
    }),
  );
