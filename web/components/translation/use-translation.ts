// A text in two languages while it is translated: its paragraphs in pairs, what each waits for, and which of them the writer is at.
import type { Editor } from "@tiptap/core";
import { useDeferredValue, useMemo, useState } from "react";
import type { KnownPair } from "#schema/validation/core/translation/align.ts";
import type { KnownName } from "#schema/validation/core/translation/checks.ts";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import type { WrittenLanguage, WrittenTexts } from "#web/components/editor/written-texts.ts";
import { type Editors, focusAt, useFollowedCursor } from "./cursor-paragraph.ts";
import { needsWork, type Questioned, questionsOf } from "./questioned.ts";
import { takeOver } from "./take-over.ts";
import { useMarks } from "./use-marks.ts";
import { useTerms } from "./use-terms.ts";
import type { Remark } from "./use-translation-work.ts";

interface TranslationOptions {
  readonly values: WrittenTexts & { readonly answers: readonly string[] };
  readonly pairs: readonly (KnownPair & { readonly since: number | null })[];
  readonly names: readonly KnownName[];
  readonly remarks: readonly Remark[];
  /** Both languages stand beside each other. */
  readonly areBoth: boolean;
  readonly onAnswers: (answers: readonly string[]) => void;
  /** Words for a single line of the English, such as its title. */
  readonly onLine: (name: string, words: string) => void;
  /** Brings the English onto the screen. */
  readonly onShowEnglish: () => void;
}

export function useTranslation(options: TranslationOptions) {
  const { values, pairs, names, remarks, areBoth, onAnswers, onLine, onShowEnglish } = options;
  const [editors, setEditors] = useState<Editors>({ ko: null, en: null });
  /** -1: the cursor has been in no paragraph yet, and the next one is the first. */
  const [current, setCurrent] = useState(-1);
  const { ko, en, answers } = useDeferredValue(values);
  const paragraphs = useMemo(
    () => paragraphsOf({ ko: { ...ko }, en: { ...en } }, pairs, new Set(answers)),
    [ko, en, answers, pairs],
  );
  const terms = useTerms(paragraphs.flatMap(({ ko: one }) => (one ? [one.raw] : [])));
  const all = useMemo(
    () => questionsOf(paragraphs, { terms, names, remarks, answers }),
    [paragraphs, terms, answers, names, remarks],
  );
  const shown = Math.max(0, Math.min(current, all.length - 1));
  useMarks({ editors, all, current: shown, areBoth });

  const latest = useFollowedCursor(editors, all, setCurrent);
  const go = (to: number) => {
    setCurrent(to);
    onShowEnglish();
    // Once the English stands on the screen, if it did not.
    setTimeout(() => {
      focusAt(editors, latest.current, to);
      // One without English is spoken about although the cursor stands in the one before it.
      setCurrent(to);
    });
  };
  return {
    all,
    current: shown,
    editors,
    onEditor: (language: WrittenLanguage, editor: Editor | null) =>
      setEditors((before) => ({ ...before, [language]: editor })),
    go,
    /** To the next one, or with -1 the one before, that somebody has something to do at. */
    step: (by: 1 | -1) => {
      const from = current < 0 && by === 1 ? -1 : shown;
      const order = all.map((_, index) => (from + by * (index + 1) + all.length * 2) % all.length);
      const next = order.find((index) => all[index] && needsWork(all[index]));
      if (next !== undefined) go(next);
    },
    /** Puts words in as the English of the current paragraph. */
    take: (words: string) => {
      const one = all[shown]?.paragraph;
      // A line beside the text, such as the title.
      if (one?.ko && one.ko.path === null) return onLine(one.ko.kind, words);
      if (!editors.en || !editors.ko) return;
      takeOver(
        editors.en,
        editors.ko,
        all.map(({ paragraph }) => paragraph),
        shown,
        words,
      );
    },
    /** The same for several paragraphs; from the last on, so that what is put in moves none that is still to come. */
    takeAll: (taken: readonly { readonly at: number; readonly words: string }[]) => {
      const everything = all.map(({ paragraph }) => paragraph);
      for (const { at, words } of taken.toSorted((one, other) => other.at - one.at)) {
        const korean = everything[at]?.ko;
        if (korean && korean.path === null) onLine(korean.kind, words);
        else if (editors.en && editors.ko) takeOver(editors.en, editors.ko, everything, at, words);
      }
      onShowEnglish();
    },
    /** The version since which a paragraph waits; null: it does not, or since it was typed. */
    sinceOf: ({ paragraph: { ko: one, en: other, state, was } }: Questioned) =>
      state === "DONE" || state === "ADDED"
        ? null
        : (pairs.find((pair) => pair.en === (other?.text ?? null) && pair.ko === (was ?? one?.text))?.since ??
          null),
    answer: (given: readonly string[]) => onAnswers([...new Set([...values.answers, ...given])]),
  };
}

export type Translation = ReturnType<typeof useTranslation>;
