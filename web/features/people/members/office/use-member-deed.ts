// One deed of the office on one member: it is done, said, and the page asked for anew; a refusal is said in words.
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { refusalWords } from "#web/components/forms/refusal-words.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type UndoOffer, useUndoOffer } from "#web/components/toasts/use-undo-offer.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { isProofDeclined } from "#web/session/reauth.ts";

type Deed<Data> = Promise<{ readonly data?: Data; readonly error?: CombinedError | undefined }>;

/** How a deed is taken back, and what is said then. */
export interface WayBack {
  readonly undo: UndoOffer["undo"];
  readonly undone: MessageId;
}

/** @returns does it, and says `done` when it was. `back` reads from the answer how it can be taken back; null: it can't */
export function useMemberDeed(onChanged: () => void) {
  const intl = useIntl();
  const offerUndo = useUndoOffer();
  return async <Data>(
    deed: Deed<Data>,
    done: MessageId,
    back?: (answer: Data | undefined) => WayBack | null,
  ) => {
    const { data, error } = await deed;
    const refusal = error ? refusalOf(error) : null;
    if (isProofDeclined(refusal?.code)) return;
    const title = intl.formatMessage({ id: done });
    const way = refusal ? null : (back?.(data) ?? null);
    if (refusal) {
      showToast({ kind: "bad", title: refusalWords(intl, refusal) });
    } else if (way) {
      const undone = intl.formatMessage({ id: way.undone });
      offerUndo({ title, undo: way.undo, undone, onBack: onChanged });
    } else showToast({ kind: "ok", title });
    onChanged();
  };
}
