// One thing in the trash: what it is, until when it lies there, back out of it, or gone for good.

import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Localized } from "#web/components/Localized.tsx";
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
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

type Trashed = TrashQuery["trash"]["items"][number];

/** Each kind is taken out and removed by mutations of its own. */
function useTrashOf(kind: Trashed["kind"]) {
  const [, restorePost] = useRestoreTrashedPostMutation();
  const [, purgePost] = usePurgeTrashedPostMutation();
  const [, restoreProgram] = useRestoreTrashedProgramMutation();
  const [, purgeProgram] = usePurgeTrashedProgramMutation();
  const [, restorePopup] = useRestoreTrashedPopupMutation();
  const [, purgePopup] = usePurgeTrashedPopupMutation();
  const [, restoreTerm] = useRestoreTrashedTermMutation();
  const [, purgeTerm] = usePurgeTrashedTermMutation();
  return {
    POST: { restore: restorePost, purge: purgePost },
    PROGRAM: { restore: restoreProgram, purge: purgeProgram },
    POPUP: { restore: restorePopup, purge: purgePopup },
    TERM: { restore: restoreTerm, purge: purgeTerm },
  }[kind];
}

export function TrashRow({ item, onChanged }: { item: Trashed; onChanged: () => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { restore: takeOut, purge: remove } = useTrashOf(item.kind);
  const { id, kind, title, deletedAt, deletedBy, goneAt } = item;
  const name = title.text || intl.formatMessage({ id: "trash.untitled" });
  const tell = (error: CombinedError | undefined, done: MessageId) => {
    const words = error ? errorMessageId(refusalOf(error).code) : done;
    showToast({ kind: error ? "bad" : "ok", title: intl.formatMessage({ id: words }), text: name });
    onChanged();
  };
  const restore = async () => {
    const { error } = await takeOut({ id });
    tell(error, "trash.restored");
  };
  const purge = async () => {
    setAsking(false);
    const { error } = await remove({ id });
    tell(error, "trash.purged");
  };
  return (
    <>
      <div>
        <Text fz="sm" c="var(--ink-3)">
          <FormattedMessage id={`trash.kind.${kind}`} />
        </Text>
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          {title.text === "" ? name : <Localized text={title} />}
        </Text>
        <Text fz="sm" c="var(--ink-3)">
          <FormattedMessage
            id={deletedBy === null ? "trash.deleted" : "trash.deletedBy"}
            values={{ date: formatDate(language, deletedAt), name: deletedBy }}
          />{" "}
          <FormattedMessage id="trash.gone" values={{ date: formatDate(language, goneAt) }} />
        </Text>
      </div>
      <Group gap={8} align="stretch">
        <Button
          size="sm"
          variant="outline"
          aria-label={intl.formatMessage({ id: "trash.restoreOf" }, { name })}
          onClick={() => void restore()}
        >
          <FormattedMessage id="trash.restore" />
        </Button>
        <Button
          size="sm"
          variant="subtle"
          aria-label={intl.formatMessage({ id: "trash.purgeOf" }, { name })}
          onClick={() => setAsking(true)}
        >
          <FormattedMessage id="trash.purge" />
        </Button>
      </Group>
      {asking ? (
        <ConfirmDialog
          title={<FormattedMessage id="trash.ask" values={{ name }} />}
          detail={<FormattedMessage id="trash.askDetail" />}
          action={<FormattedMessage id="trash.purge" />}
          onConfirm={() => void purge()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
