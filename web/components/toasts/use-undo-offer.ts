// The one way to take an act back: it is done at once and said, and for ten seconds its toast, or the key u, undoes it (decision 149). The
// undoing is an act of its own on the server, with its own line in the audit log.
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { addWords } from "#web/i18n/messages.ts";
import { showToast } from "./toasts.ts";

export interface UndoOffer {
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
export function useUndoOffer(): (offer: UndoOffer) => void {
  const intl = useIntl();
  const takeBack = async ({ text, undo, undone, onBack }: UndoOffer) => {
    const { error } = await undo();
    const about = text === undefined ? {} : { text };
    if (!error) {
      showToast({ kind: "ok", title: undone, ...about });
      onBack?.();
      return;
    }
    // The words of the codes are not among those of a public page.
    await addWords(intl, ["forms", "office"]);
    const { code, fields } = refusalOf(error);
    const [first] = Object.values(fields ?? {}).flat();
    showToast({ kind: "bad", title: intl.formatMessage({ id: errorMessageId(first ?? code) }), ...about });
  };
  return (offer) => {
    const { title, text } = offer;
    showToast({
      kind: "ok",
      title,
      ...(text === undefined ? {} : { text }),
      action: {
        label: intl.formatMessage({ id: "toasts.undo" }),
        run: () => void takeBack(offer),
        isUndo: true,
      },
    });
  };
}
