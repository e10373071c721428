// Throws away an article that no reader has seen, after a question.
import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "#web/components/ConfirmDialog.tsx";
import { useAction } from "#web/components/toasts/use-action.ts";
import { type EditedArticleFragment, useDeleteArticleMutation } from "#web/gql/journal-office.ts";
import { issueEditPath } from "#web/paths.ts";
import type { ArticleEditor } from "./use-article-editor.ts";

interface DeleteArticleProps {
  article: EditedArticleFragment;
  editor: Pick<ArticleEditor, "discardDraft">;
}

export function DeleteArticle({ article, editor }: DeleteArticleProps) {
  const [asked, setAsked] = useState(false);
  const [, remove] = useDeleteArticleMutation();
  const navigate = useNavigate();
  const act = useAction();
  const { id, version, issueId, titleKo, titleEn } = article;
  const give = async () => {
    setAsked(false);
    if (!(await act(remove({ id, version }), "journal-office.article.deleted"))) return;
    editor.discardDraft();
    await navigate(issueEditPath(issueId));
  };
  return (
    <>
      <Button size="sm" variant="dangerOutline" ms="auto" onClick={() => setAsked(true)}>
        <FormattedMessage id="journal-office.article.delete" />
      </Button>
      {asked ? (
        <ConfirmDialog
          title={
            <FormattedMessage
              id="journal-office.article.deleteTitle"
              values={{ title: titleKo ?? titleEn ?? "" }}
            />
          }
          detail={<FormattedMessage id="journal-office.article.deleteDetail" />}
          action={<FormattedMessage id="journal-office.article.delete" />}
          onConfirm={() => void give()}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
