// An issue in the making: its numbers and day, its articles in order, and when it comes out.
import { Box, Group, Stack } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { EditorFrame } from "#web/components/editor/EditorFrame.tsx";
import { SaveBar } from "#web/components/editor/SaveBar.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { NotifySection } from "#web/components/mailings/NotifySection.tsx";
import { IssueCover } from "#web/features/journal/journal/public/IssueCover.tsx";
import type { EditedIssueFragment } from "#web/gql/journal-office.ts";
import { ArticleOrder } from "./ArticleOrder.tsx";
import { DeleteIssue } from "./DeleteIssue.tsx";
import { DepositPart } from "./DepositPart.tsx";
import { PublishPart } from "./PublishPart.tsx";
import { ReadyManuscripts } from "./ReadyManuscripts.tsx";
import { useIssueEditor } from "./use-issue-editor.ts";

interface IssueFormProps {
  /** Null: a new one. */
  issue: EditedIssueFragment | null;
  /** What the journal is called; of a new one no cover is drawn yet. */
  journal?: string;
  /** Whether the settings block a publication that lacks something. */
  blocks?: boolean;
  onChanged: () => void;
}

export function IssueForm({ issue, journal = "", blocks = true, onChanged }: IssueFormProps) {
  const editor = useIssueEditor(issue);
  const { form } = editor;
  const digits = { autoComplete: "off", inputMode: "numeric", needed: true, maxLength: 4 } as const;
  const special = { autoComplete: "off", needed: false, maxLength: TITLE_MAX_LENGTH } as const;
  return (
    <Stack gap={40} maw="var(--form-wide)">
      <EditorFrame editor={editor} labelledBy="issue-title">
        <FormSection
          title={<FormattedMessage id="journal-office.issue.facts" />}
          hint={<FormattedMessage id="journal-office.issue.coverHint" />}
        >
          <Group align="flex-start" gap={32} pt={16} wrap="wrap">
            {issue === null ? null : (
              <Box w={128} flex="none">
                <IssueCover name={journal} issue={issue} />
              </Box>
            )}
            <Box flex="1 1 320px">
              <FieldGrid>
                <TextField {...form.field("volume")} {...digits} />
                <TextField {...form.field("number")} {...digits} />
                <TextField {...form.field("issuedOn")} type="date" autoComplete="off" needed />
              </FieldGrid>
              <FieldGrid>
                <TextField {...form.field("titleKo")} {...special} lang="ko" />
                <TextField {...form.field("titleEn")} {...special} lang="en" />
              </FieldGrid>
            </Box>
          </Group>
        </FormSection>
        {issue === null ? null : <ArticleOrder issue={issue} editor={editor} />}
        <SaveBar editor={editor}>
          {issue === null || issue.articles.length > 0 ? null : <DeleteIssue issue={issue} editor={editor} />}
        </SaveBar>
      </EditorFrame>
      {issue?.state === "DRAFT" ? (
        <ReadyManuscripts issueId={issue.id} blocks={blocks} isUnsaved={form.dirty} onChanged={onChanged} />
      ) : null}
      {issue === null ? null : <DepositPart issue={issue} />}
      {issue === null ? null : (
        <PublishPart issue={issue} blocks={blocks} isUnsaved={form.dirty} onChanged={onChanged} />
      )}
      {issue === null ? null : <NotifySection topic="JOURNAL" news={{ issueId: issue.id }} isOut={false} />}
    </Stack>
  );
}
