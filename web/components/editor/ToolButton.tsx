// A tool of the bar over a text, and several of a kind behind one button.
import { Menu } from "@mantine/core";
import { mdiChevronDown } from "@mdi/js";
import type { Editor } from "@tiptap/core";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#web/components/Icon.tsx";
import styles from "./EditorToolbar.module.css";
import type { Tool, ToolMenu } from "./tool-types.ts";

interface ToolPlace {
  editor: Editor;
  /** Where the Tab key stops in the bar. */
  isStop: boolean;
  onFocus: () => void;
  /** "1": on; "x": cannot be used here; else "0". */
  stateOf: (tool: Tool) => string;
}

export function ToolButton({ tool, editor, isStop, onFocus, stateOf }: ToolPlace & { tool: Tool }) {
  const name = useIntl().formatMessage({ id: tool.name });
  const state = stateOf(tool);
  return (
    <button
      type="button"
      className={styles.tool}
      title={name}
      aria-label={name}
      aria-pressed={tool.isOn ? state === "1" : undefined}
      aria-disabled={state === "x"}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => state !== "x" && tool.run(editor)}
    >
      <Icon path={tool.icon} size={20} />
    </button>
  );
}

export function ToolMenuButton({ menu, editor, isStop, onFocus, stateOf }: ToolPlace & { menu: ToolMenu }) {
  const name = useIntl().formatMessage({ id: menu.name });
  const isLit = !menu.isNamed && !menu.isQuiet;
  const on = isLit ? menu.tools.find((tool) => stateOf(tool) === "1") : undefined;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button
          type="button"
          className={`${styles.tool} ${styles.menu}`}
          title={name}
          aria-label={name}
          data-on={on !== undefined || undefined}
          tabIndex={isStop ? 0 : -1}
          onFocus={onFocus}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon path={on?.icon ?? menu.icon} size={20} />
          {menu.isNamed ? <span className={styles.word}>{name}</span> : null}
          <Icon path={mdiChevronDown} size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {menu.tools.map((tool) => {
          const state = stateOf(tool);
          const words = {
            disabled: state === "x",
            leftSection: <Icon path={tool.icon} size={20} />,
            children: <FormattedMessage id={tool.name} />,
          };
          const run = () => tool.run(editor);
          return tool.isOn ? (
            <Menu.CheckboxItem key={tool.name} {...words} checked={state === "1"} onChange={run} />
          ) : (
            <Menu.Item key={tool.name} {...words} onClick={run} />
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
