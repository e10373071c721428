// Accepts or declines what is chosen; the words of the emails are the office's.
import { Text } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  decisionMessages,
  type PresentationDecision,
  REVIEW_MAX_LENGTH,
} from "#schema/validation/programs/presentations.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useDecidePresentationsMutation } from "#web/gql/presentations-office.ts";
import { LackingConsent } from "./LackingConsent.tsx";

interface DecideDialogProps {
  programId: number;
  ids: readonly number[];
  decision: PresentationDecision;
  /** What the emails say unless the office writes something else. */
  words: { readonly ko: string; readonly en: string } | undefined;
  onClose: () => void;
  onDecided: () => void;
}

export function DecideDialog({ programId, ids, decision, words, onClose, onDecided }: DecideDialogProps) {
  const intl = useIntl();
  const id = useId();
  const [, decide] = useDecidePresentationsMutation();
  const form = useServerForm({
    name: "decide-presentations",
    schema: decisionMessages,
    initialValues: {
      messageKo: words?.ko ?? "",
      messageEn: words?.en ?? "",
    },
    labels: {
      messageKo: "presentations-office.field.messageKo",
      messageEn: "presentations-office.field.messageEn",
    },
    send: async (messages) => {
      const { data, error } = await decide({ programId, ids: [...ids], decision, ...messages });
      if (error) return refusalOf(error);
      const count = data?.decidePresentations ?? 0;
      showToast({ kind: "ok", title: intl.formatMessage({ id: "presentations-office.decided" }, { count }) });
      onDecided();
      return { ok: true };
    },
  });
  return (
    <Dialog
      id={id}
      size={640}
      title={
        <FormattedMessage id={`presentations-office.decide.${decision}`} values={{ count: ids.length }} />
      }
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: "components.confirm.cancel" })}
    >
      <Text c="var(--ink-2)">
        <FormattedMessage id="presentations-office.decide.detail" />
      </Text>
      <LackingConsent programId={programId} ids={ids} decision={decision} />
      <FormFrame form={form} labelledBy={`${id}-title`} short>
        <TextAreaField {...form.field("messageKo")} needed rows={4} lang="ko" maxLength={REVIEW_MAX_LENGTH} />
        <TextAreaField
          {...form.field("messageEn")}
          needed={false}
          rows={4}
          lang="en"
          maxLength={REVIEW_MAX_LENGTH}
        />
        <DialogFoot>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="presentations-office.decide.send" />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
