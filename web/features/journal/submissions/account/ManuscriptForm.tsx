// The form of a manuscript, in four steps one below the other; the fifth, looking it over and sending it, is
// the page of the manuscript.
import { Box } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import type { DescribeValue } from "#web/components/editor/ValueWords.tsx";
import { useFieldInAddress } from "#web/components/forms/use-field-in-address.ts";
import { AuthorFields } from "./AuthorFields.tsx";
import { ContentFields } from "./ContentFields.tsx";
import { FileFields } from "./FileFields.tsx";
import { SuggestionFields } from "./SuggestionFields.tsx";
import { useManuscriptEditor } from "./use-manuscript-editor.ts";
import type { ManuscriptStart } from "./use-manuscript-start.ts";

interface ManuscriptFormProps {
  start: Pick<ManuscriptStart, "manuscript" | "values" | "draft" | "requirements">;
  /** The one of several new ones that is continued. */
  draftId?: number | null;
}

export function ManuscriptForm({ start, draftId = null }: ManuscriptFormProps) {
  const intl = useIntl();
  const editor = useManuscriptEditor({ start, draftId });
  const { form } = editor;
  // The check of the manuscript's page leads to a field.
  useFieldInAddress();
  const describe: DescribeValue = (field, value) =>
    field === "type" &&
    (value === "RESEARCH" || value === "NOTE" || value === "REVIEW" || value === "TRANSLATION")
      ? intl.formatMessage({ id: `manuscripts.type.${value}` })
      : undefined;
  return (
    <Box maw="var(--form-wide)">
      <EditorFrame editor={editor} labelledBy="manuscript-title" describe={describe}>
        <ContentFields form={form} requirements={start.requirements} />
        <AuthorFields form={form} />
        <SuggestionFields form={form} />
        <FileFields form={form} start={start} />
        <SaveBar editor={editor} label={<FormattedMessage id="manuscripts.save" />} />
      </EditorFrame>
    </Box>
  );
}
