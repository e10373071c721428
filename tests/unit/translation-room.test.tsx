// @vitest-environment jsdom
// The panel beside two texts: F8 leads through everything that waits, the words of a picture are written in it.
import { Editor } from "@tiptap/core";
import { act, useEffect, useRef, useState } from "react";
import { afterEach, expect, test } from "vitest";
import type { KnownPair } from "#schema/validation/core/translation/pair-scores.ts";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { type JsonNode, nodesIn } from "#schema/validation/core/translation/segments.ts";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { toEditor, toRichText } from "#web/components/editor/editor-document.ts";
import { editorExtensions } from "#web/components/editor/extensions.ts";
import { editedDocument } from "#web/components/editor/written-texts.ts";
import { TranslationPanel } from "#web/components/translation/TranslationPanel.tsx";
import { type Translation, useTranslation } from "#web/components/translation/use-translation.ts";

const root = appRoot();
const line = (words: string): JsonNode => ({ type: "paragraph", content: [{ type: "text", text: words }] });
const figure = (alt: string, caption: string | null): JsonNode => ({
  type: "figure",
  attrs: { fileKey: "k", fileName: "a.png", alt, width: 10, height: 10, caption },
});

type Blocks = readonly JsonNode[];
const open: Editor[] = [];
afterEach(() => {
  for (const editor of open.splice(0)) editor.destroy();
});
function openEditor(blocks: Blocks, onUpdate: (editor: Editor) => void): Editor {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement("div")),
    extensions: editorExtensions(),
    content: toEditor(textOf(blocks).content),
    onUpdate: ({ editor: written }) => onUpdate(written),
  });
  open.push(editor);
  return editor;
}

let translation: Translation;
let editors: { readonly ko: Editor; readonly en: Editor };
interface RoomProps {
  ko: Blocks;
  en: Blocks;
  pairs: readonly (KnownPair & { since: number | null })[];
}
const NAMES: readonly never[] = [];

function Room({ ko, en, pairs }: RoomProps) {
  const [values, setValues] = useState(() => ({ answers: [], ko: textOf(ko), en: textOf(en) }));
  const latest = useRef(values);
  translation = useTranslation({
    read: () => latest.current,
    values,
    pairs,
    names: NAMES,
    remarks: NAMES,
    areBoth: false,
    onAnswers: () => {},
    onLine: () => {},
    lineId: (name) => `line-${name}`,
    onShowEnglish: () => {},
  });
  useEffect(() => {
    const write = (language: "ko" | "en") => (editor: Editor) => {
      latest.current = {
        ...latest.current,
        [language]: { title: "", content: toRichText(editor.getJSON()) },
      };
      setValues(latest.current);
    };
    editors = { ko: openEditor(ko, write("ko")), en: openEditor(en, write("en")) };
    translation.onEditor("ko", editors.ko);
    translation.onEditor("en", editors.en);
  }, [ko, en]);
  return <TranslationPanel translation={translation} session={null} isTranslating={true} />;
}

const textOf = (blocks: Blocks) => ({
  title: "",
  content: editedDocument.parse({ type: "doc", content: blocks }),
});
const enter = (ko: Blocks, en: Blocks, pairs: RoomProps["pairs"] = NAMES) =>
  root.show(<Room ko={ko} en={en} pairs={pairs} />);
/** Where the cursor goes, it goes in the next turn. */
const doing = (what: () => void) =>
  act(async () => {
    what();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
const press = (key: string) =>
  doing(() => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
/** Types into the line with the focus. */
const type = (words: string) =>
  doing(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) throw new Error("The focus is in no line.");
    field.setRangeText(words, field.value.length, field.value.length, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true, data: words, inputType: "insertText" }));
  });
const english = () =>
  nodesIn({ content: editors.en.getJSON().content ?? [] }).map(({ type: kind, attrs, content }) =>
    kind === "figure"
      ? [Reflect.get(attrs ?? {}, "alt"), Reflect.get(attrs ?? {}, "caption")]
      : (content?.[0]?.text ?? ""),
  );
const written = (language: "ko" | "en") => ({ content: toRichText(editors[language].getJSON()) });
const labelOfFocus = () =>
  document.querySelector(`label[for="${CSS.escape(document.activeElement?.id ?? "")}"]`)?.textContent;
const states = () => translation.all.map(({ paragraph: { ko, en, state } }) => [ko?.text, en?.text, state]);

test("F8 leads to the words of a picture, which are typed in the panel, and past them", async () => {
  await enter(
    [line("머리말"), figure("표지 사진", "새 호의 표지"), line("맺음말")],
    [line("Preface"), { type: "paragraph" }],
  );
  await press("F8");
  expect(labelOfFocus()).toBe("그림의 영어 대체 텍스트");
  await type("The cov");
  await type("er");
  expect(english()).toEqual(["Preface", ["The cover", ""], ""]);
  await press("F8");
  expect(labelOfFocus()).toBe("영어 그림 설명");
  await type("The new issue");
  expect(english()[1]).toEqual(["The cover", "The new issue"]);
  await press("F8");
  expect(document.activeElement).toBe(editors.en.view.dom);
  expect(states().map(([, , state]) => state)).toEqual(["DONE", "DONE", "DONE", "UNTRANSLATED"]);
  await doing(() => editors.en.commands.insertContent("Epilogue"));
  expect(english()).toEqual(["Preface", ["The cover", "The new issue"], "Epilogue"]);
});

test("a line that a picture gets later belongs to the same picture of the English", async () => {
  await enter(
    [figure("표지 사진", "새 호의 표지"), line("맺음말")],
    [figure("The cover", null), line("Epilogue")],
  );
  await press("F8");
  expect(labelOfFocus()).toBe("영어 그림 설명");
  await type("The new issue");
  expect(english()).toEqual([["The cover", "The new issue"], "Epilogue"]);
});

test("what is put in front of a Korean that was never saved moves no English, also for the save", async () => {
  const [ko, en] = [
    ["가을 모임을 엽니다.", "장소는 서울입니다.", "문의는 사무국으로."],
    ["We meet in autumn.", "It is in Seoul.", "Ask the office."],
  ];
  await enter(ko.map(line), en.map(line));
  await doing(() => editors.ko.commands.insertContentAt(0, "<p>모두 환영합니다.</p>"));
  const first = ["모두 환영합니다.", undefined, "UNTRANSLATED"];
  const rest = ko.map((words, at) => [words, en[at], "DONE"]);
  expect(states()).toEqual([first, ...rest]);
  // What is written meanwhile changes none of it.
  await doing(() => editors.en.commands.insertContentAt(editors.en.state.doc.content.size - 1, " Or call."));
  expect(states().map(([, words]) => words)).toEqual([
    undefined,
    ...en.slice(0, 2),
    "Ask the office. Or call.",
  ]);
  await doing(() => translation.settle());
  expect(english()).toEqual(["", ...en.slice(0, 2), "Ask the office. Or call."]);
  const saved = paragraphsOf({ ko: { ...written("ko") }, en: { ...written("en") } }, [], new Set());
  expect(saved.map((one) => one.en?.text)).toEqual([
    undefined,
    ...en.slice(0, 2),
    "Ask the office. Or call.",
  ]);
});
