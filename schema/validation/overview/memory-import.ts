// A file of pairs for the translation memory (TMX), and what may be in it. The server and the form know its bounds by these.
import { z } from "#schema/validation/zod.ts";
import { correctedEnglish } from "./memory-correction.ts";

export const MEMORY_FILE_MAX_BYTES = 20 * 1024 * 1024;
/** Units of one file. */
export const MEMORY_IMPORT_MAX = 20_000;
export const SOURCE_MAX_LENGTH = 200;
/** Problems and pairs that a preview shows; the rest is counted. */
export const MEMORY_IMPORT_SHOWN = 200;

/** Why a unit brings no pair. TEXT_INVALID: it has characters that nobody sees. */
const PAIR_PROBLEMS = ["NO_KOREAN", "NO_ENGLISH", "REQUIRED", "TOO_LONG", "TEXT_INVALID", "COPY"] as const;
export type PairProblemCode = (typeof PAIR_PROBLEMS)[number];

/** Why a whole file is refused (`TmxRefusal`). */
const MEMORY_REFUSALS = ["NO_TMX", "ENTITIES", "DAMAGED", "TOO_LARGE"] as const;

const words = z.object({ ko: correctedEnglish, en: correctedEnglish });

/** A pair as the memory takes it, or why it does not. COPY: the English is the Korean. */
export function importedPair(pair: {
  readonly ko: string;
  readonly en: string;
}): { readonly ko: string; readonly en: string } | PairProblemCode {
  const checked = words.safeParse(pair);
  if (!checked.success) {
    return PAIR_PROBLEMS.find((code) => code === checked.error.issues[0]?.message) ?? "TEXT_INVALID";
  }
  return checked.data.ko === checked.data.en ? "COPY" : checked.data;
}

/** What an import would come to, or came to. */
const memoryPreview = z.object({
  added: z.int(),
  /** The memory has the pair already. */
  same: z.int(),
  /** The file has it twice. */
  doubled: z.int(),
  /** It was deleted from the memory, and stays deleted. */
  deleted: z.int(),
  problemCount: z.int(),
  problems: z.array(z.object({ at: z.int(), code: z.enum(PAIR_PROBLEMS), words: z.string() })),
  shown: z.array(z.object({ at: z.int(), ko: z.string(), en: z.string() })),
});
export type MemoryPreview = z.output<typeof memoryPreview>;

/** The answer of POST /api/v1/memory-files. */
export const memoryAnswer = z.union([memoryPreview, z.object({ refused: z.enum(MEMORY_REFUSALS) })]);
