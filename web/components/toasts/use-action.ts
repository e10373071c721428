// One action that is done at once: it is done and said, with an undo where there is one; a refusal is said in words.
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { isProofDeclined } from "#web/session/reauth.ts";
import { sayRefusal } from "./say-refusal.ts";
import { showToast } from "./toasts.ts";
import { type UndoToast, useUndoToast } from "./use-undo-toast.ts";

type Sent<Data> = Promise<{ readonly data?: Data | undefined; readonly error?: CombinedError | undefined }>;

/** How an action is undone, and what is said then. */
export interface UndoAction {
  readonly undo: UndoToast["undo"];
  readonly undone: MessageId;
  /** Called then; without it what ends the action is. */
  readonly onBack?: () => void;
}

interface ActionWords<Data> {
  /** What it was done to, beneath. */
  readonly text?: string;
  /** Reads from the answer how it can be undone; null: it can't. */
  readonly undo?: (answer: Data | undefined) => UndoAction | null;
}

/**
 * @param onEnd is called when it was done or refused: what is on the screen may be another by then
 * @returns sends it, says `done` when it was done, and answers whether it was; nothing is said when the
 * person does not want to prove who it is
 */
export function useAction(onEnd: () => void = () => {}) {
  const intl = useIntl();
  const offerUndo = useUndoToast();
  return async <Data>(
    sent: Sent<Data>,
    done: MessageId,
    { text, undo }: ActionWords<Data> = {},
  ): Promise<boolean> => {
    const { data, error } = await sent;
    if (error) {
      await sayRefusal(intl, error, text);
      if (!isProofDeclined(refusalOf(error).code)) onEnd();
      return false;
    }
    const said = { title: intl.formatMessage({ id: done }), ...(text === undefined ? {} : { text }) };
    const back = undo?.(data) ?? null;
    if (back) {
      const undone = intl.formatMessage({ id: back.undone });
      offerUndo({ ...said, undo: back.undo, undone, onBack: back.onBack ?? onEnd });
    } else showToast({ kind: "ok", ...said });
    onEnd();
    return true;
  };
}
