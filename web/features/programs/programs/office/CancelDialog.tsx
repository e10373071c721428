// Cancels a program, by its name, with what people will read about it. The program stays where it is, marked.
import { FormattedMessage } from "react-intl";
import { cancelNotes } from "#schema/validation/programs/programs.ts";
import { z } from "#schema/validation/zod.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";

export interface CancelNotes {
  readonly noteKo: string;
  readonly noteEn: string;
}

const notes = z.object(cancelNotes);

interface CancelDialogProps {
  title: string;
  /** Seats that are taken: who took them learns of it by the program's page. */
  seatsTaken: number;
  onConfirm: (notes: CancelNotes) => void;
  onClose: () => void;
}

export function CancelDialog({ title, seatsTaken, onConfirm, onClose }: CancelDialogProps) {
  const form = useServerForm({
    name: "cancel",
    schema: notes,
    initialValues: { noteKo: "", noteEn: "" },
    labels: { noteKo: "program-office.cancel.noteKo", noteEn: "program-office.cancel.noteEn" },
    send: async (_checked, typed) => {
      onConfirm(typed);
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="program-office.cancel.title" values={{ title }} />}
      answer={<FormattedMessage id="program-office.cancel.confirm" />}
      danger
      refusal={<FormattedMessage id="program-office.cancel.back" />}
      detail={
        <p>
          <FormattedMessage id="program-office.cancel.detail" values={{ count: seatsTaken }} />
        </p>
      }
      onClose={onClose}
    >
      <TextAreaField {...form.field("noteKo")} lang="ko" rows={3} needed={false} />
      <TextAreaField {...form.field("noteEn")} lang="en" rows={3} needed={false} />
    </ServerFormDialog>
  );
}
