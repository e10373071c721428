// The tools above a text, in one row. One stop of the Tab key for all of them: the arrow keys, Home and End
// go from tool to tool (WAI-ARIA, toolbar).
import { mdiAsterisk, mdiImageOutline, mdiLinkVariant } from "@mdi/js";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import styles from "./EditorToolbar.module.css";
import { ToolButton, ToolMenuButton } from "./ToolButton.tsx";
import { INSERT_TABLE, TABLE_TOOLS } from "./table-tools.ts";
import type { Tool, ToolMenu } from "./tool-types.ts";
import { TEXT_TOOLS } from "./toolbar-tools.ts";

interface EditorToolbarProps {
  editor: Editor;
  /** Id of what the text is called. */
  labelledBy: string;
  controls: string;
  onLink: () => void;
  onFootnote: () => void;
  /** Null: a text without pictures. */
  onImage: (() => void) | null;
}

export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, labelledBy, controls } = props;
  const asking = askingTools(props);
  const { inTable, states } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      inTable: current.isActive("table"),
      // One letter a tool: on, unusable, or neither. A text is quickly compared.
      states: [...TEXT_TOOLS.flat(), ...asking, TABLE_TOOLS]
        .flatMap((item) => ("tools" in item ? item.tools : [item]))
        .map((tool) => `${tool.name}:${stateOf(tool, current)}`)
        .join(" "),
    }),
  });
  const known = new Map(states.split(" ").map((one) => one.split(":") as [string, string]));
  const [stop, setStop] = useState(0);
  const shown = [...TEXT_TOOLS, [...asking, inTable ? TABLE_TOOLS : INSERT_TABLE]];
  const count = shown.flat().length;

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    // What an open menu is asked bubbles here too.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: stop + 1,
      ArrowLeft: stop - 1,
      Home: 0,
      End: count - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const buttons = event.currentTarget.querySelectorAll("button");
    buttons[(to + count) % count]?.focus();
  };

  let place = -1;
  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-labelledby={labelledBy}
      aria-controls={controls}
      onKeyDown={move}
    >
      {shown.map((items) => (
        <div key={items[0]?.name} className={styles.group}>
          {items.map((item) => {
            place += 1;
            const own = place;
            const common = {
              editor,
              isStop: own === Math.min(stop, count - 1),
              onFocus: () => setStop(own),
              stateOf: (tool: Tool) => known.get(tool.name) ?? "0",
            };
            return "tools" in item ? (
              <ToolMenuButton key={item.name} menu={item} {...common} />
            ) : (
              <ToolButton key={item.name} tool={item} {...common} />
            );
          })}
        </div>
      ))}
    </div>
  );
}

const stateOf = (tool: Tool, editor: Editor) =>
  tool.can && !tool.can(editor) ? "x" : tool.isOn?.(editor) ? "1" : "0";

function askingTools({ onLink, onFootnote, onImage }: EditorToolbarProps): readonly (Tool | ToolMenu)[] {
  return [
    {
      name: "editor.tool.link",
      icon: mdiLinkVariant,
      run: onLink,
      isOn: (editor) => editor.isActive("link"),
    },
    {
      name: "editor.tool.footnote",
      icon: mdiAsterisk,
      run: onFootnote,
      isOn: (editor) => editor.isActive("footnote"),
    },
    ...(onImage ? [{ name: "editor.tool.image" as const, icon: mdiImageOutline, run: onImage }] : []),
  ];
}
