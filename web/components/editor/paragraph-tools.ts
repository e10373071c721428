// The tools of a paragraph and of how a list counts.
import {
  mdiFormatAlignCenter,
  mdiFormatAlignLeft,
  mdiFormatAlignRight,
  mdiFormatIndentDecrease,
  mdiFormatIndentIncrease,
  mdiFormatLineSpacing,
  mdiFormatListGroup,
  mdiFormatListNumbered,
  mdiFormatQuoteClose,
  mdiMinus,
} from "@mdi/js";
import type { ListMarker } from "#schema/validation/core/list-markers.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { countByLevel, countsByLevel, markerHere, setMarker } from "./counted-list.ts";
import { canIndent, indent, toggleCompact } from "./paragraph-shape.ts";
import type { Tool, ToolMenu } from "./tool-types.ts";

const align = (textAlign: string, name: MessageId, icon: string): Tool => ({
  name,
  icon,
  run: (editor) =>
    editor.isActive({ textAlign })
      ? editor.chain().focus().unsetTextAlign().run()
      : editor.chain().focus().setTextAlign(textAlign).run(),
  isOn: (editor) => editor.isActive({ textAlign }),
});

export const PARAGRAPH: ToolMenu = {
  name: "editor.tool.paragraph",
  icon: mdiFormatAlignLeft,
  tools: [
    align("left", "editor.tool.alignLeft", mdiFormatAlignLeft),
    align("center", "editor.tool.alignCenter", mdiFormatAlignCenter),
    align("right", "editor.tool.alignRight", mdiFormatAlignRight),
    {
      name: "editor.tool.indent",
      icon: mdiFormatIndentIncrease,
      run: (editor) => indent(editor, 1),
      can: (editor) => canIndent(editor, 1),
    },
    {
      name: "editor.tool.outdent",
      icon: mdiFormatIndentDecrease,
      run: (editor) => indent(editor, -1),
      can: (editor) => canIndent(editor, -1),
    },
    {
      name: "editor.tool.compact",
      icon: mdiFormatLineSpacing,
      run: toggleCompact,
      isOn: (editor) => editor.isActive("paragraph", { compact: true }),
    },
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
};

const counted = (marker: ListMarker | null, name: MessageId): Tool => ({
  name,
  icon: mdiFormatListNumbered,
  run: (editor) => setMarker(editor, marker),
  isOn: (editor) => markerHere(editor) === marker,
});

/** How a list counts; where there is no list, it begins one. */
export const NUMBERING: ToolMenu = {
  name: "editor.tool.numbering",
  icon: mdiFormatListGroup,
  isQuiet: true,
  tools: [
    {
      name: "editor.tool.byLevel",
      icon: mdiFormatListGroup,
      run: countByLevel,
      isOn: countsByLevel,
    },
    counted(null, "editor.tool.plainNumbers"),
    counted("가.", "editor.tool.syllables"),
    counted("1)", "editor.tool.numbersParenthesis"),
    counted("가)", "editor.tool.syllablesParenthesis"),
    counted("(1)", "editor.tool.numbersParentheses"),
    counted("(가)", "editor.tool.syllablesParentheses"),
    counted("①", "editor.tool.circled"),
  ],
};
