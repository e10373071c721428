// Throws away an issue without articles, after a question.
import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import { type EditedIssueFragment, useDeleteIssueMutation } from "#web/gql/journal-office.ts";
import { ISSUES_PATH } from "#web/paths.ts";
import type { IssueEditor } from "./use-issue-editor.ts";

interface DeleteIssueProps {
  issue: EditedIssueFragment;
  editor: Pick<IssueEditor, "discardDraft">;
}

export function DeleteIssue({ issue: { id, version }, editor }: DeleteIssueProps) {
  const [asked, setAsked] = useState(false);
  const [, remove] = useDeleteIssueMutation();
  const navigate = useNavigate();
  const act = useAction();
  const give = async () => {
    setAsked(false);
    if (!(await act(remove({ id, version }), "journal-office.issue.deleted"))) return;
    editor.discardDraft();
    await navigate(ISSUES_PATH);
  };
  return (
    <>
      <Button size="sm" variant="dangerOutline" ms="auto" onClick={() => setAsked(true)}>
        <FormattedMessage id="journal-office.issue.delete" />
      </Button>
      {asked ? (
        <ConfirmDialog
          title={<FormattedMessage id="journal-office.issue.deleteTitle" />}
          detail={<FormattedMessage id="journal-office.issue.deleteDetail" />}
          action={<FormattedMessage id="journal-office.issue.delete" />}
          onConfirm={() => void give()}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
