// SUPER deletes a published article permanently, after giving the reason and typing its title
// (docs/journal.md#removing-an-article).
import { Button, Group, Stack, Text } from "@mantine/core";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import { articleRemovalOf } from "#schema/validation/journal/journal-articles.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type EditedArticleFragment, useRemoveArticleMutation } from "#web/gql/journal-office.ts";
import { issueEditPath } from "#web/paths.ts";
import type { ArticleEditor } from "./use-article-editor.ts";

interface RemoveArticleProps {
  article: EditedArticleFragment;
  editor: Pick<ArticleEditor, "discardDraft">;
}

export function RemoveArticle(props: RemoveArticleProps) {
  const [asked, setAsked] = useState(false);
  return (
    <Group justify="flex-end" mt={32}>
      <Button size="sm" variant="dangerOutline" onClick={() => setAsked(true)}>
        <FormattedMessage id="journal-office.remove.open" />
      </Button>
      {asked ? <RemovalDialog {...props} onClose={() => setAsked(false)} /> : null}
    </Group>
  );
}

function RemovalDialog({ article, editor, onClose }: RemoveArticleProps & { onClose: () => void }) {
  const intl = useIntl();
  const dialogId = useId();
  const navigate = useNavigate();
  const [, remove] = useRemoveArticleMutation();
  const { id, version, issueId, titleKo, titleEn, language } = article;
  const titles = [titleKo, titleEn].filter((title) => title !== null);
  const shown = (language === "KO" ? titleKo : titleEn) ?? titles[0];
  const form = useServerForm({
    name: "removal",
    schema: articleRemovalOf(titles),
    initialValues: { reason: "", title: "" },
    labels: { title: "journal-office.remove.retype", reason: "journal-office.remove.reason" },
    send: async (input) => {
      const { error } = await remove({ id, version, input });
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "journal-office.remove.done" }) });
      editor.discardDraft();
      await navigate(issueEditPath(issueId));
      return { ok: true };
    },
  });
  return (
    <Dialog
      id={dialogId}
      danger
      size="42rem"
      title={<FormattedMessage id="journal-office.remove.title" />}
      onClose={onClose}
    >
      <Stack gap={12} mb={16}>
        <Text>
          <FormattedMessage id="journal-office.remove.detail" />
        </Text>
        <Text>
          <FormattedMessage id="journal-office.remove.effects" />
        </Text>
        <Text c="var(--ink-2)">
          <FormattedMessage id="journal-office.remove.elsewhere" />
        </Text>
        <Text fw={600} lang={shown === titleKo ? "ko" : "en"}>
          {shown}
        </Text>
      </Stack>
      <FormFrame form={form} labelledBy={`${dialogId}-title`} short>
        <TextField
          {...form.field("title")}
          needed
          autoComplete="off"
          spellCheck={false}
          maxLength={TITLE_MAX_LENGTH}
        />
        <TextAreaField
          {...form.field("reason")}
          needed
          rows={2}
          maxLength={REASON_MAX_LENGTH}
          hint={<FormattedMessage id="journal-office.remove.reasonHint" />}
        />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          <SubmitButton danger pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="journal-office.remove.answer" />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
