// Says what a tool of the bar over a text is.
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

/** Tools of one kind behind one button, each with its name beside its sign: so the whole is in one row. */
export interface ToolMenu {
  readonly name: MessageId;
  /** Shown while none of them is on. */
  readonly icon: string;
  /** Whether the button itself never shows which of them is on: another one does. */
  readonly isQuiet?: boolean;
  /** Whether the button says its name beside the sign. */
  readonly isNamed?: boolean;
  readonly tools: readonly Tool[];
}
