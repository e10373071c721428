// Asks why, before the office does something to somebody. The reason is sent with it; what is refused is said
// here, and the reason stays.
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { CombinedError } from "urql";
import { REASON_MAX_LENGTH, reasonForm } from "#schema/validation/core/lists.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import type { UndoAction } from "#web/components/toasts/use-action.ts";
import { useUndoToast } from "#web/components/toasts/use-undo-toast.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { refusalOf } from "./graphql-refusal.ts";
import { ServerFormDialog } from "./ServerFormDialog.tsx";
import { TextAreaField } from "./TextAreaField.tsx";
import { useServerForm } from "./use-server-form.ts";

interface ReasonDialogProps {
  title: ReactNode;
  /** What will happen. */
  detail: ReactNode;
  answer: ReactNode;
  label: MessageId;
  rows?: number;
  danger?: boolean;
  act: (reason: string) => Promise<{ readonly error?: CombinedError | undefined }>;
  /** Said once it was done. */
  done: MessageId;
  /** Offered then. */
  undo?: UndoAction;
  onDone: () => void;
  onClose: () => void;
}

/** Mount it to ask. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, detail, answer, label, rows = 3, danger = false, act, done, undo, onDone, onClose } = props;
  const intl = useIntl();
  const offerUndo = useUndoToast();
  const form = useServerForm({
    name: "reason",
    schema: reasonForm,
    initialValues: { reason: "" },
    labels: { reason: label },
    send: async ({ reason }) => {
      const { error } = await act(reason);
      if (error) return refusalOf(error);
      const said = intl.formatMessage({ id: done });
      if (undo) {
        const undone = intl.formatMessage({ id: undo.undone });
        offerUndo({ title: said, undo: undo.undo, undone, onBack: undo.onBack ?? onDone });
      } else showToast({ kind: "ok", title: said });
      onClose();
      onDone();
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog
      {...{ form, title, answer, danger, onClose }}
      isOfOneField
      detail={<Text>{detail}</Text>}
    >
      <TextAreaField {...form.field("reason")} rows={rows} maxLength={REASON_MAX_LENGTH} />
    </ServerFormDialog>
  );
}
