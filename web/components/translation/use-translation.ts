// A text in two languages while it is translated: its paragraphs in pairs, what each waits for, and which of
// them the writer is at.
import type { Editor } from "@tiptap/core";
import { useDeferredValue, useId, useMemo, useState } from "react";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import type { KnownName } from "#schema/validation/core/translation/checks.ts";
import { wordsIn } from "#schema/validation/core/translation/codes.ts";
import { isUnbegun, placeKey } from "#schema/validation/core/translation/english-structure.ts";
import type { Target } from "#schema/validation/core/translation/fill-english.ts";
import type { KnownPair } from "#schema/validation/core/translation/pair-scores.ts";
import { type Paragraph, paragraphsOf, pathIn } from "#schema/validation/core/translation/paragraphs.ts";
import { nodesIn, pictureWordsOf } from "#schema/validation/core/translation/segments.ts";
import { isSameJson } from "#web/components/editor/edited-values.ts";
import { untouchedIn } from "#web/components/editor/untouched-structure.ts";
import type { WrittenLanguage, WrittenTexts } from "#web/components/editor/written-texts.ts";
import { type Editors, focusAt, showAt, useFollowedCursor, useFollowedLine } from "./cursor-paragraph.ts";
import { useEnglishPlaces } from "./english-places.ts";
import { needsWork, type Questioned, questionsOf } from "./questioned.ts";
import { SeenPairs } from "./seen-pairs.ts";
import { useMarks } from "./use-marks.ts";
import { useTerms } from "./use-terms.ts";
import type { Remark } from "./use-translation-work.ts";
import {
  insertCode,
  makePlace,
  makePlaces,
  type Writing,
  writeEnglish,
  writePictureWords,
} from "./write-english.ts";

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
  /** Whether the panel is unfolded, where somebody chose so. */
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  const pictureId = useId();
  /** Places without words are nothing that was written; until something is, they are where the English belongs. */
  const [places, setPlaces] = useState<RichTextDocument | null>(null);
  const onBegun = () => setPlaces((before) => untouchedIn(editors.en) ?? before);
  const { ko, en: written, answers } = useDeferredValue(values);
  const en = useMemo(
    () => (places && isUnbegun(nodesIn(written.content)) ? { ...written, content: places } : written),
    [written, places],
  );
  const [seen] = useState(() => new SeenPairs());
  const paragraphs = useMemo(() => seen.pair({ ko, en, answers }, pairs), [seen, ko, en, answers, pairs]);
  const { found: terms, ask: askTerms } = useTerms(koreanOf(paragraphs));
  const all = useMemo(
    () => questionsOf(paragraphs, { terms, names, remarks, answers }),
    [paragraphs, terms, answers, names, remarks],
  );
  const shown = Math.max(0, Math.min(current, all.length - 1));
  useMarks({ editors, all, current: shown, areBoth });

  useFollowedCursor(editors, all, shown, setCurrent);
  useFollowedLine(all, lineId, setCurrent);
  const writing = (): Writing | null =>
    editors.en && { editor: editors.en, ko: nodesIn(values.ko.content), known: seen.known };
  const readIn = (editor: Editor): Writing => ({
    editor,
    ko: nodesIn(options.read().ko.content),
    known: seen.known,
  });
  useEnglishPlaces(editors.en, readIn, onBegun);
  /** Where the English of a paragraph is; where it has no place, one is made. */
  const placeFor = ({ paragraph: { ko: korean, en: english } }: Questioned, text: Writing) =>
    english?.path ?? (korean && makePlace(text, korean));
  const go = (to: number) => {
    setCurrent(to);
    onShowEnglish();
    // The words of a picture are written in the panel.
    if (pictureIn(all[to]) !== null) setUnfolded(true);
    // Once the English is on the screen, if it was not.
    setTimeout(() => {
      const [one, text] = [all[to], writing()];
      if (!one || !text || text.editor.isDestroyed) return;
      const line = one.paragraph.ko ?? one.paragraph.en;
      if (line && line.path === null) document.getElementById(lineId(line.kind))?.focus();
      else if (pictureIn(one) === null) focusAt(text.editor, placeFor(one, text));
      else {
        showAt(text.editor, placeFor(one, text));
        document.getElementById(pictureId)?.focus();
        // The place that was made may have moved the cursor of the text to another paragraph.
        setCurrent(to);
      }
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
  const here = all[shown];
  const pictureName = pictureIn(here);
  return {
    all,
    isUnfolded,
    unfold: setUnfolded,
    /** The words of a picture that the writer is at, which no line of the text has; null: it is a line. */
    picture:
      here === undefined || pictureName === null
        ? null
        : {
            id: pictureId,
            name: pictureName,
            path: pathIn(here.paragraph, "en"),
            editor: editors.en,
            /** Makes a place for them, if there is none. @returns the way to it */
            begin: () => {
              const text = writing();
              const path = text && placeFor(here, text);
              onBegun();
              return path;
            },
            write: (path: readonly number[], words: string) =>
              editors.en && writePictureWords(editors.en, path, pictureName, words),
          },
    /** All of it as it is typed at this moment, before it is drawn. */
    now: () => {
      const typed = options.read();
      return questionsOf(seen.pair(typed, pairs), { terms, names, remarks, answers: typed.answers });
    },
    /** The same with the terms of all of it, which are asked for; what could not be asked is judged without. */
    checked: async () => {
      const typed = options.read();
      const now = seen.pair(typed, pairs);
      const asked = await askTerms(koreanOf(now));
      const known = { terms: asked ?? terms, names, remarks, answers: typed.answers };
      return { questions: questionsOf(now, known), areTermsChecked: asked !== null };
    },
    current: shown,
    /** The English field of the current paragraph; null where it is in the text. */
    line: pictureName === null ? lineOf(here, lineId) : pictureId,
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
    /**
     * Before a save, which pairs the texts anew: Korean without English gets its empty place, where without one
     * the English of others would be taken for its own.
     */
    settle: () => {
      const typed = options.read();
      const own = seen.pair(typed, pairs);
      if (
        !editors.en ||
        isUnbegun(nodesIn(typed.en.content)) ||
        seen.known === pairs ||
        isSamePairing(own, paired(typed, pairs))
      )
        return;
      const waiting = own.flatMap(({ ko: one, en: other, slot }) =>
        one?.path && !other && !slot ? [placeKey(one)] : [],
      );
      if (waiting.length > 0) makePlaces(readIn(editors.en), waiting);
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

const koreanOf = (paragraphs: readonly Paragraph[]): string[] =>
  paragraphs.flatMap(({ ko }) => (ko ? [ko.raw] : []));

/** Which words of a picture a paragraph is; null: a line. */
function pictureIn(one: Questioned | undefined): "alt" | "caption" | null {
  const words = one?.paragraph.ko ?? one?.paragraph.en;
  const name = words ? pictureWordsOf(words) : null;
  return name === "alt" || name === "caption" ? name : null;
}

const paired = ({ ko, en, answers }: TranslationOptions["values"], pairs: TranslationOptions["pairs"]) =>
  paragraphsOf({ ko: { ...ko }, en: { ...en } }, pairs, new Set(answers));

function isSamePairing(one: readonly Paragraph[], other: readonly Paragraph[]): boolean {
  const links = (all: readonly Paragraph[]) =>
    all.map(({ ko, en, slot }) => [ko, en ?? slot].map((side) => side && placeKey(side)));
  return isSameJson(links(one), links(other));
}

export type Translation = ReturnType<typeof useTranslation>;
export type TranslatedPicture = NonNullable<Translation["picture"]>;
