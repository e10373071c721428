// Says who wrote the English of a paragraph that is saved: who saves it, or who handed it in.
import type { Tx } from "#prisma/client.ts";
import { richTextDocument } from "#schema/validation/core/document.ts";
import type { KnownPair } from "#schema/validation/core/translation/pair-scores.ts";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { type SegmentedText, segmentsOf } from "#schema/validation/core/translation/segments.ts";
import { z } from "#schema/validation/zod.ts";
import type { Translated } from "./store-pairs.ts";

/** A form as somebody handed it in: whatever else is in it, the lines and texts that can be read. */
const handedIn = z.object({
  ko: z.record(z.string(), z.unknown()).optional(),
  en: z.record(z.string(), z.unknown()),
});

export interface Writers {
  /** Whose words an English paragraph has. */
  readonly writerOf: (en: string) => number;
  /** Who translated a Korean paragraph: what a reviewer corrects in it is still the translator's work. */
  readonly translatorOf: (pair: { readonly ko: string; readonly en: string }) => number;
}

interface Saved {
  readonly ko: SegmentedText;
  /** What was translated before. */
  readonly known: readonly KnownPair[];
  readonly saverId: number;
}

/** Of a text that nobody handed in, all is the saver's. */
export async function readWriters(tx: Tx, of: Translated, { ko, known, saverId }: Saved): Promise<Writers> {
  const task = await tx.translationTask.findFirst({
    where: of,
    select: { handedInAt: true, handedInById: true, handedIn: true },
  });
  const form = handedIn.safeParse(task?.handedIn).data;
  if (!task?.handedInAt || task.handedInById === null || !form) {
    return { writerOf: () => saverId, translatorOf: () => saverId };
  }
  const translatorId = task.handedInById;
  const en = textIn(form.en);
  const english = new Set(segmentsOf(en).map(({ text }) => text));
  const both = { ko: form.ko ? textIn(form.ko) : ko, en };
  const korean = new Set(
    paragraphsOf(both, known, new Set()).flatMap((one) =>
      one.ko && one.en && one.state !== "UNTRANSLATED" ? [one.ko.text] : [],
    ),
  );
  return {
    writerOf: (words) => (english.has(words) ? translatorId : saverId),
    translatorOf: (pair) => (korean.has(pair.ko) || english.has(pair.en) ? translatorId : saverId),
  };
}

const textIn = ({ content, ...lines }: Readonly<Record<string, unknown>>): SegmentedText => ({
  ...lines,
  content: richTextDocument.safeParse(content).data ?? null,
});
