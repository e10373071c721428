// Marks and room in both editors, stored with what is written.
import { useEffect } from "react";
import { type Paragraph, pathIn } from "#schema/validation/core/translation/paragraphs.ts";
import type { Editors } from "./cursor-paragraph.ts";
import { lineUp } from "./line-up.ts";
import { marksKey, type ParagraphMark, paragraphMarks, withMarks } from "./paragraph-marks.ts";
import type { Questioned } from "./questioned.ts";

interface Marked {
  readonly editors: Editors;
  readonly all: readonly Questioned[];
  readonly current: number;
  readonly areBoth: boolean;
}

const LANGUAGES = ["ko", "en"] as const;

export function useMarks({ editors, all, current, areBoth }: Marked): void {
  const { ko, en } = editors;
  useEffect(() => {
    const here = [ko, en].filter((editor) => editor !== null);
    for (const editor of here) editor.registerPlugin(paragraphMarks());
    return () => {
      for (const editor of here) if (!editor.isDestroyed) editor.unregisterPlugin(marksKey);
    };
  }, [ko, en]);

  useEffect(() => {
    let drawn = "";
    const draw = () => {
      const isRoomNeeded =
        areBoth &&
        ko &&
        en &&
        !ko.isDestroyed &&
        !en.isDestroyed &&
        ko.view.dom.offsetParent &&
        en.view.dom.offsetParent;
      const room = isRoomNeeded
        ? lineUp(
            ko,
            en,
            all.map(({ paragraph }) => paragraph),
          )
        : { ko: new Map(), en: new Map() };
      const next = JSON.stringify([[...room.ko], [...room.en]]);
      if (next === drawn) return;
      drawn = next;
      for (const language of LANGUAGES) {
        const editor = editors[language];
        if (!editor || editor.isDestroyed) continue;
        const paragraphs = marksOf(language, all, current);
        editor.view.dispatch(withMarks(editor.state, { paragraphs, room: room[language] }));
      }
    };
    const later = requestAnimationFrame(draw);
    // A picture that arrives, a window that narrows: the blocks begin elsewhere.
    const watcher = new ResizeObserver(() => requestAnimationFrame(draw));
    for (const editor of [ko, en]) if (editor && !editor.isDestroyed) watcher.observe(editor.view.dom);
    return () => {
      cancelAnimationFrame(later);
      watcher.disconnect();
    };
  }, [editors, ko, en, all, current, areBoth]);
}

function marksOf(
  language: (typeof LANGUAGES)[number],
  all: readonly Questioned[],
  current: number,
): ParagraphMark[] {
  return all.flatMap(({ paragraph, findings, terms }, index) => {
    const path = pathIn(paragraph, language);
    if (!path) return [];
    // What is in a line; a picture has its words in no text.
    const underlined = language === "ko" && !paragraph.ko?.kind.includes(".") ? terms : [];
    const state = paragraph.state === "DONE" && findings.length > 0 ? "ASKED" : paragraph.state;
    return [
      {
        path,
        state: state satisfies Paragraph["state"] | "ASKED",
        isCurrent: index === current,
        terms: underlined,
      },
    ];
  });
}
