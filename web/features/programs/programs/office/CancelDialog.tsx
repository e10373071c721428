// Cancels a program, by its name, with what people will read about it. The program stays where it is, marked.
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";

export interface CancelNotes {
  readonly noteKo: string;
  readonly noteEn: string;
}

interface CancelDialogProps {
  title: string;
  /** Seats that are taken: who took them learns of it by the program's page. */
  seatsTaken: number;
  onConfirm: (notes: CancelNotes) => void;
  onClose: () => void;
}

export function CancelDialog({ title, seatsTaken, onConfirm, onClose }: CancelDialogProps) {
  const [notes, setNotes] = useState<CancelNotes>({ noteKo: "", noteEn: "" });
  const field = (name: keyof CancelNotes): FieldState<string> => ({
    id: `cancel-${name}`,
    name,
    label: `program-office.cancel.${name}`,
    value: notes[name],
    error: undefined,
    onBlur: () => {},
    onChange: (value) => setNotes((before) => ({ ...before, [name]: value })),
  });
  return (
    <FormDialog
      title={<FormattedMessage id="program-office.cancel.title" values={{ title }} />}
      answer={<FormattedMessage id="program-office.cancel.confirm" />}
      danger
      refusal={<FormattedMessage id="program-office.cancel.back" />}
      onAnswer={() => onConfirm(notes)}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="program-office.cancel.detail" values={{ count: seatsTaken }} />
      </p>
      <TextAreaField {...field("noteKo")} lang="ko" rows={3} needed={false} />
      <TextAreaField {...field("noteEn")} lang="en" rows={3} needed={false} />
    </FormDialog>
  );
}
