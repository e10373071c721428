// The tools of the editor that are always there, in groups, each with its name, its sign and what it does.
import {
  mdiFormatBold,
  mdiFormatClear,
  mdiFormatHeader2,
  mdiFormatHeader3,
  mdiFormatHeader4,
  mdiFormatHeaderPound,
  mdiFormatItalic,
  mdiFormatLetterCase,
  mdiFormatListBulleted,
  mdiFormatListNumbered,
  mdiFormatStrikethrough,
  mdiFormatSubscript,
  mdiFormatSuperscript,
  mdiFormatUnderline,
  mdiRedo,
  mdiUndo,
} from "@mdi/js";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { NUMBERING, PARAGRAPH } from "./paragraph-tools.ts";
import type { Tool, ToolMenu } from "./tool-types.ts";

const mark = (type: string, name: MessageId, icon: string): Tool => ({
  name,
  icon,
  run: (editor) => editor.chain().focus().toggleMark(type).run(),
  isOn: (editor) => editor.isActive(type),
});

const heading = (level: 2 | 3 | 4, name: MessageId, icon: string): Tool => ({
  name,
  icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive("heading", { level }),
});

const HEADINGS: ToolMenu = {
  name: "editor.tool.headings",
  icon: mdiFormatHeaderPound,
  tools: [
    heading(2, "editor.tool.heading2", mdiFormatHeader2),
    heading(3, "editor.tool.heading3", mdiFormatHeader3),
    heading(4, "editor.tool.heading4", mdiFormatHeader4),
  ],
};

const MORE_LETTERS: ToolMenu = {
  name: "editor.tool.letters",
  icon: mdiFormatLetterCase,
  tools: [
    mark("strike", "editor.tool.strike", mdiFormatStrikethrough),
    mark("superscript", "editor.tool.superscript", mdiFormatSuperscript),
    mark("subscript", "editor.tool.subscript", mdiFormatSubscript),
    {
      name: "editor.tool.clear",
      icon: mdiFormatClear,
      run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
  ],
};

/** Always there. Links and images are between these and the table: they ask something first (EditorToolbar). */
export const TEXT_TOOLS: readonly (readonly (Tool | ToolMenu)[])[] = [
  [
    {
      name: "editor.tool.undo",
      icon: mdiUndo,
      run: (editor) => editor.chain().focus().undo().run(),
      can: (editor) => editor.can().undo(),
    },
    {
      name: "editor.tool.redo",
      icon: mdiRedo,
      run: (editor) => editor.chain().focus().redo().run(),
      can: (editor) => editor.can().redo(),
    },
  ],
  [
    HEADINGS,
    mark("bold", "editor.tool.bold", mdiFormatBold),
    mark("italic", "editor.tool.italic", mdiFormatItalic),
    mark("underline", "editor.tool.underline", mdiFormatUnderline),
    MORE_LETTERS,
  ],
  [
    {
      name: "editor.tool.bulletList",
      icon: mdiFormatListBulleted,
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive("bulletList"),
    },
    {
      name: "editor.tool.orderedList",
      icon: mdiFormatListNumbered,
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive("orderedList"),
    },
    NUMBERING,
    PARAGRAPH,
  ],
];
