// A text in two languages while it is translated: its paragraphs in pairs, what each waits for, and which of
// them the writer is at.
import type { Editor } from "@tiptap/core";
import { useDeferredValue, useMemo, useState } from "react";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import type { KnownName } from "#schema/validation/core/translation/checks.ts";
import { wordsIn } from "#schema/validation/core/translation/codes.ts";
import { isUnbegun, placeKey } from "#schema/validation/core/translation/english-structure.ts";
import type { Target } from "#schema/validation/core/translation/fill-english.ts";
import type { KnownPair } from "#schema/validation/core/translation/pair-scores.ts";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { nodesIn } from "#schema/validation/core/translation/segments.ts";
import { untouchedIn } from "#web/components/editor/untouched-structure.ts";
import type { WrittenLanguage, WrittenTexts } from "#web/components/editor/written-texts.ts";
import { type Editors, focusAt, useFollowedCursor, useFollowedLine } from "./cursor-paragraph.ts";
import { useEnglishPlaces } from "./english-places.ts";
import { needsWork, type Questioned, questionsOf } from "./questioned.ts";
import { useMarks } from "./use-marks.ts";
import { useTerms } from "./use-terms.ts";
import type { Remark } from "./use-translation-work.ts";
import { insertCode, makePlace, type Writing, writeEnglish } from "./write-english.ts";

interface TranslationOptions {
  /** What is typed at this moment, before it is drawn. */
  readonly read: () => TranslationOptions["values"];
  readonly values: WrittenTexts & { readonly answers: readonly string[] };
  readonly pairs: readonly (KnownPair & { readonly since: number | null })[];
  readonly names: readonly KnownName[];
  readonly remarks: readonly Remark[];
  /** Both languages are beside each other. */
  readonly areBoth: boolean;
  readonly onAnswers: (answers: readonly string[]) => void;
  /** Words for a single line of the English, such as its title. */
  readonly onLine: (name: string, words: string) => void;
  /** The id of the English field of such a line. */
  readonly lineId: (name: string) => string;
  /** Brings the English onto the screen. */
  readonly onShowEnglish: () => void;
}

export function useTranslation(options: TranslationOptions) {
  const { values, pairs, names, remarks, areBoth, onAnswers, onLine, lineId, onShowEnglish } = options;
  const [editors, setEditors] = useState<Editors>({ ko: null, en: null });
  /** -1: the cursor has been in no paragraph yet, and the next one is the first. */
  const [current, setCurrent] = useState(-1);
  /** Places without words are nothing that was written; until something is, they are where the English belongs. */
  const [places, setPlaces] = useState<RichTextDocument | null>(null);
  const onBegun = () => setPlaces((before) => untouchedIn(editors.en) ?? before);
  const { ko, en: written, answers } = useDeferredValue(values);
  const en = useMemo(
    () => (places && isUnbegun(nodesIn(written.content)) ? { ...written, content: places } : written),
    [written, places],
  );
  const paragraphs = useMemo(() => pair({ ko, en, answers }, pairs), [ko, en, answers, pairs]);
  const terms = useTerms(paragraphs.flatMap(({ ko: one }) => (one ? [one.raw] : [])));
  const all = useMemo(
    () => questionsOf(paragraphs, { terms, names, remarks, answers }),
    [paragraphs, terms, answers, names, remarks],
  );
  const shown = Math.max(0, Math.min(current, all.length - 1));
  useMarks({ editors, all, current: shown, areBoth });

  useFollowedCursor(editors, all, setCurrent);
  useFollowedLine(all, lineId, setCurrent);
  const writing = (): Writing | null =>
    editors.en && { editor: editors.en, ko: nodesIn(values.ko.content), known: pairs };
  const readIn = (editor: Editor): Writing => ({
    editor,
    ko: nodesIn(options.read().ko.content),
    known: pairs,
  });
  useEnglishPlaces(editors.en, readIn, onBegun);
  const go = (to: number) => {
    setCurrent(to);
    onShowEnglish();
    // Once the English is on the screen, if it was not.
    setTimeout(() => {
      const [one, text] = [all[to]?.paragraph, writing()];
      if (!one || !text || text.editor.isDestroyed) return;
      const line = one.ko ?? one.en;
      if (line && line.path === null) document.getElementById(lineId(line.kind))?.focus();
      else focusAt(text.editor, one.en?.path ?? (one.ko && makePlace(text, one.ko)));
      onBegun();
    });
  };
  const write = (taken: readonly { readonly at: number; readonly target: Target }[]) => {
    const targets = new Map<string, Target>();
    for (const { at, target } of taken) {
      const korean = all[at]?.paragraph.ko;
      if (!korean) continue;
      // A line beside the text, such as the title.
      if (korean.path === null) onLine(korean.kind, typeof target === "string" ? target : wordsIn(target));
      else targets.set(placeKey(korean), target);
    }
    const text = writing();
    if (text && targets.size > 0) writeEnglish(text, targets);
  };
  return {
    all,
    /** All of it as it is typed at this moment, before it is drawn. */
    now: () => {
      const typed = options.read();
      return questionsOf(pair(typed, pairs), { terms, names, remarks, answers: typed.answers });
    },
    current: shown,
    /** The English field of the current paragraph; null where it is in the text. */
    line: lineOf(all[shown], lineId),
    editors,
    names,
    onEditor: (language: WrittenLanguage, editor: Editor | null) => {
      setEditors((before) => ({ ...before, [language]: editor }));
      if (language === "en") setPlaces(null);
    },
    go,
    /** To the next one, or with -1 the one before, that somebody has something to do at. */
    step: (by: 1 | -1) => {
      const from = current < 0 && by === 1 ? -1 : shown;
      const order = all.map((_, index) => (from + by * (index + 1) + all.length * 2) % all.length);
      const next = order.find((index) => all[index] && needsWork(all[index]));
      if (next !== undefined) go(next);
    },
    /** Puts words, or a line with the codes of its Korean, in as the English of the current paragraph. */
    take: (target: Target) => {
      write([{ at: shown, target }]);
      go(shown);
    },
    /** The same for several paragraphs, with the codes of their Korean. */
    takeAll: (taken: readonly { readonly at: number; readonly target: Target }[]) => {
      write(taken);
      onShowEnglish();
    },
    /** Puts in the next code of the current paragraph's Korean. @returns whether one was missing */
    insertCode: () => {
      const korean = all[shown]?.paragraph.ko;
      return korean != null && editors.en !== null && insertCode(editors.en, korean);
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

function lineOf(one: Questioned | undefined, lineId: TranslationOptions["lineId"]): string | null {
  const line = one?.paragraph.ko ?? one?.paragraph.en;
  return line && line.path === null ? lineId(line.kind) : null;
}

const pair = ({ ko, en, answers }: TranslationOptions["values"], pairs: TranslationOptions["pairs"]) =>
  paragraphsOf({ ko: { ...ko }, en: { ...en } }, pairs, new Set(answers));

export type Translation = ReturnType<typeof useTranslation>;
