// How an action is undone: it is done at once and said, and for ten seconds its toast, or in the office the
// key u, undoes it (decision 149). The undoing is an act of its own on the server, with its own line in the
// audit log.
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { sayRefusal } from "./say-refusal.ts";
import { showToast } from "./toasts.ts";

export interface UndoToast {
  /** What was done. */
  readonly title: string;
  readonly text?: string;
  /** Undoes it. */
  readonly undo: () => Promise<{ readonly error?: CombinedError | undefined }>;
  /** What is said when it was undone. */
  readonly undone: string;
  /** Called then. */
  readonly onBack?: () => void;
}

/** @returns says what was done, and offers to undo it */
export function useUndoToast(): (offer: UndoToast) => void {
  const intl = useIntl();
  const undoIt = async ({ text, undo, undone, onBack }: UndoToast) => {
    const { error } = await undo();
    if (error) return void (await sayRefusal(intl, error, text));
    showToast({ kind: "ok", title: undone, ...(text === undefined ? {} : { text }) });
    onBack?.();
  };
  return (offer) => {
    const { title, text } = offer;
    showToast({
      kind: "ok",
      title,
      ...(text === undefined ? {} : { text }),
      action: {
        label: intl.formatMessage({ id: "toasts.undo" }),
        run: () => void undoIt(offer),
        isUndo: true,
      },
    });
  };
}
