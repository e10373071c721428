// The tools above a text. One stop of the Tab key for all of them: the arrow keys, Home and End go from tool to tool (WAI-ARIA, toolbar).
import { mdiImageOutline, mdiLinkVariant } from "@mdi/js";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./EditorToolbar.module.css";
import { INSERT_TABLE, TABLE_TOOLS, TEXT_TOOLS, type Tool } from "./toolbar-tools.ts";

interface EditorToolbarProps {
  editor: Editor;
  /** Id of what the text is called. */
  labelledBy: string;
  controls: string;
  onLink: () => void;
  /** Null: a text without pictures. */
  onImage: (() => void) | null;
}

export function EditorToolbar({ editor, labelledBy, controls, onLink, onImage }: EditorToolbarProps) {
  const intl = useIntl();
  const groups = toolGroups(onLink, onImage);
  const { inTable, states } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      inTable: current.isActive("table"),
      // One letter a tool: on, unusable, or neither. A text is quickly compared.
      states: [...groups, TABLE_TOOLS]
        .flat()
        .map((tool) => (tool.can && !tool.can(current) ? "x" : tool.isOn?.(current) ? "1" : "0"))
        .join(""),
    }),
  });
  const [stop, setStop] = useState(0);
  const shown = inTable ? [...groups, TABLE_TOOLS] : groups;
  const count = shown.flat().length;

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
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
      {shown.map((tools) => (
        <div key={tools[0]?.name} className={styles.group}>
          {tools.map((tool) => {
            place += 1;
            const own = place;
            const state = states[own];
            const name = intl.formatMessage({ id: tool.name });
            return (
              <button
                key={tool.name}
                type="button"
                className={styles.tool}
                title={name}
                aria-label={name}
                aria-pressed={tool.isOn ? state === "1" : undefined}
                aria-disabled={state === "x"}
                tabIndex={own === Math.min(stop, count - 1) ? 0 : -1}
                onFocus={() => setStop(own)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => state !== "x" && tool.run(editor)}
              >
                <Icon path={tool.icon} size={20} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function toolGroups(onLink: () => void, onImage: (() => void) | null): readonly (readonly Tool[])[] {
  return [
    ...TEXT_TOOLS,
    [
      {
        name: "editor.tool.link",
        icon: mdiLinkVariant,
        run: onLink,
        isOn: (editor) => editor.isActive("link"),
      },
      ...(onImage ? [{ name: "editor.tool.image" as const, icon: mdiImageOutline, run: onImage }] : []),
      INSERT_TABLE,
    ],
  ];
}
