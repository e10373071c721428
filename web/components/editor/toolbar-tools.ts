// The tools of the editor, in groups, each with its name, its sign and what it does.
import {
  mdiFormatAlignCenter,
  mdiFormatAlignLeft,
  mdiFormatAlignRight,
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
  mdiFormatQuoteClose,
  mdiFormatStrikethrough,
  mdiFormatSubscript,
  mdiFormatSuperscript,
  mdiFormatUnderline,
  mdiMinus,
  mdiRedo,
  mdiTable,
  mdiTableColumnPlusAfter,
  mdiTableColumnPlusBefore,
  mdiTableColumnRemove,
  mdiTableHeadersEye,
  mdiTableMergeCells,
  mdiTableRemove,
  mdiTableRow,
  mdiTableRowPlusAfter,
  mdiTableRowPlusBefore,
  mdiTableRowRemove,
  mdiTableSplitCell,
  mdiUndo,
} from "@mdi/js";
import type { Editor } from "@tiptap/core";
import type { MessageId } from "#web/i18n/message-ids.ts";

export interface Tool {
  readonly name: MessageId;
  readonly icon: string;
  readonly run: (editor: Editor) => unknown;
  /** Whether the place of the cursor has it; a tool without it is no switch. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Whether it can be used now; always, without. */
  readonly can?: (editor: Editor) => boolean;
}

/** Tools of one kind behind one button, each with its name beside its sign: so the whole stands in one row. */
export interface ToolMenu {
  readonly name: MessageId;
  /** Shown while none of them is on. */
  readonly icon: string;
  /** Whether the button says its name beside the sign. */
  readonly isNamed?: boolean;
  readonly tools: readonly Tool[];
}

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

const align = (textAlign: string, name: MessageId, icon: string): Tool => ({
  name,
  icon,
  run: (editor) =>
    editor.isActive({ textAlign })
      ? editor.chain().focus().unsetTextAlign().run()
      : editor.chain().focus().setTextAlign(textAlign).run(),
  isOn: (editor) => editor.isActive({ textAlign }),
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

const ALIGNMENTS: ToolMenu = {
  name: "editor.tool.align",
  icon: mdiFormatAlignLeft,
  tools: [
    align("left", "editor.tool.alignLeft", mdiFormatAlignLeft),
    align("center", "editor.tool.alignCenter", mdiFormatAlignCenter),
    align("right", "editor.tool.alignRight", mdiFormatAlignRight),
  ],
};

/** Always there. Links and images stand between these and the table: they ask something first (EditorToolbar). */
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
    ALIGNMENTS,
  ],
  [
    {
      name: "editor.tool.quote",
      icon: mdiFormatQuoteClose,
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive("blockquote"),
    },
    {
      name: "editor.tool.rule",
      icon: mdiMinus,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
];

export const INSERT_TABLE: Tool = {
  name: "editor.tool.table",
  icon: mdiTable,
  run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
};

/** In place of INSERT_TABLE while the cursor is in a table. */
export const TABLE_TOOLS: ToolMenu = {
  name: "editor.tool.tableTools",
  icon: mdiTable,
  isNamed: true,
  tools: [
    {
      name: "editor.tool.rowBefore",
      icon: mdiTableRowPlusBefore,
      run: (editor) => editor.chain().focus().addRowBefore().run(),
    },
    {
      name: "editor.tool.rowAfter",
      icon: mdiTableRowPlusAfter,
      run: (editor) => editor.chain().focus().addRowAfter().run(),
    },
    {
      name: "editor.tool.rowDelete",
      icon: mdiTableRowRemove,
      run: (editor) => editor.chain().focus().deleteRow().run(),
    },
    {
      name: "editor.tool.columnBefore",
      icon: mdiTableColumnPlusBefore,
      run: (editor) => editor.chain().focus().addColumnBefore().run(),
    },
    {
      name: "editor.tool.columnAfter",
      icon: mdiTableColumnPlusAfter,
      run: (editor) => editor.chain().focus().addColumnAfter().run(),
    },
    {
      name: "editor.tool.columnDelete",
      icon: mdiTableColumnRemove,
      run: (editor) => editor.chain().focus().deleteColumn().run(),
    },
    {
      name: "editor.tool.headerRow",
      icon: mdiTableRow,
      run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
    },
    {
      name: "editor.tool.headerColumn",
      icon: mdiTableHeadersEye,
      run: (editor) => editor.chain().focus().toggleHeaderColumn().run(),
    },
    {
      name: "editor.tool.cellsMerge",
      icon: mdiTableMergeCells,
      run: (editor) => editor.chain().focus().mergeCells().run(),
      can: (editor) => editor.can().mergeCells(),
    },
    {
      name: "editor.tool.cellSplit",
      icon: mdiTableSplitCell,
      run: (editor) => editor.chain().focus().splitCell().run(),
      can: (editor) => editor.can().splitCell(),
    },
    {
      name: "editor.tool.tableDelete",
      icon: mdiTableRemove,
      run: (editor) => editor.chain().focus().deleteTable().run(),
    },
  ],
};
