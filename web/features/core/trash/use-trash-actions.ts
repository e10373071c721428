// Restores a row of the trash or deletes it permanently, each kind by its own mutations; a toast says so.
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type TrashQuery,
  usePurgeTrashedPopupMutation,
  usePurgeTrashedPostMutation,
  usePurgeTrashedProgramMutation,
  usePurgeTrashedTermMutation,
  useRestoreTrashedPopupMutation,
  useRestoreTrashedPostMutation,
  useRestoreTrashedProgramMutation,
  useRestoreTrashedTermMutation,
} from "#web/gql/trash.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export type Trashed = TrashQuery["trash"]["items"][number];

/** @param onChanged called after each, also after what failed: somebody else may have been faster */
export function useTrashActions({ subjectId: id, kind, title }: Trashed, onChanged: () => void) {
  const intl = useIntl();
  const [, restorePost] = useRestoreTrashedPostMutation();
  const [, purgePost] = usePurgeTrashedPostMutation();
  const [, restoreProgram] = useRestoreTrashedProgramMutation();
  const [, purgeProgram] = usePurgeTrashedProgramMutation();
  const [, restorePopup] = useRestoreTrashedPopupMutation();
  const [, purgePopup] = usePurgeTrashedPopupMutation();
  const [, restoreTerm] = useRestoreTrashedTermMutation();
  const [, purgeTerm] = usePurgeTrashedTermMutation();
  const mutations = {
    POST: { restore: restorePost, purge: purgePost },
    PROGRAM: { restore: restoreProgram, purge: purgeProgram },
    POPUP: { restore: restorePopup, purge: purgePopup },
    TERM: { restore: restoreTerm, purge: purgeTerm },
  }[kind];
  const name = title.text || intl.formatMessage({ id: "trash.untitled" });
  const notify = (error: CombinedError | undefined, done: MessageId) => {
    const words = error ? errorMessageId(refusalOf(error).code) : done;
    showToast({ kind: error ? "bad" : "ok", title: intl.formatMessage({ id: words }), text: name });
    onChanged();
  };
  return {
    name,
    restore: async () => notify((await mutations.restore({ id })).error, "trash.restored"),
    purge: async () => notify((await mutations.purge({ id })).error, "trash.purged"),
  };
}
