// A publication at a time that is past: published now, or the time is corrected first.
import { FormattedMessage } from "react-intl";
import { FormDialog } from "#web/components/FormDialog.tsx";

interface PastTimeQuestionProps {
  onPublish: () => void;
  onClose: () => void;
}

export function PastTimeQuestion({ onPublish, onClose }: PastTimeQuestionProps) {
  return (
    <FormDialog
      title={<FormattedMessage id="editor.past.title" />}
      answer={<FormattedMessage id="editor.publish.now" />}
      refusal={<FormattedMessage id="editor.past.correct" />}
      onAnswer={onPublish}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="editor.past.detail" />
      </p>
    </FormDialog>
  );
}
