// Shows who handles the manuscript.
import { Box } from "@mantine/core";
import { useIntl } from "react-intl";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import {
  type ManagedSubmissionPartsFragment,
  type ManagedSubmissionQuery,
  useAssignEditorMutation,
} from "#web/gql/managed-submissions.ts";

interface EditorFieldProps {
  manuscript: ManagedSubmissionPartsFragment;
  editors: ManagedSubmissionQuery["journalEditors"];
  onChanged: () => void;
}

export function EditorField({ manuscript: { id, handlingEditorId }, editors, onChanged }: EditorFieldProps) {
  const intl = useIntl();
  const [, assign] = useAssignEditorMutation();
  const act = useAction(onChanged);
  return (
    <Box maw={320} mt={16}>
      <SelectField
        id="handling-editor"
        name="editor"
        label="submission-office.editor"
        needed={false}
        autoComplete="off"
        value={handlingEditorId === null ? "" : String(handlingEditorId)}
        onChange={(value) =>
          void act(
            assign({ id, editorId: value === "" ? null : Number(value) }),
            "submission-office.editorNamed",
          )
        }
        onBlur={() => {}}
        error={undefined}
        prompt={intl.formatMessage({ id: "submission-office.noEditor" })}
        options={editors.map((editor) => ({ value: String(editor.id), label: editor.name }))}
      />
    </Box>
  );
}
