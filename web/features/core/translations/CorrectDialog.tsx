// The English of a pair, corrected for those who translate next. What was said before comes back by the undo.
import { Text } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { CORRECTION_MAX_LENGTH, memoryCorrection } from "#schema/validation/overview/memory-correction.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { useAction } from "#web/components/toasts/use-action.ts";
import { useCorrectTranslationPairMutation } from "#web/gql/memory.ts";
import type { ListedPair } from "./memory-list.tsx";

interface CorrectDialogProps {
  pair: ListedPair;
  onClose: () => void;
  onChanged: () => void;
}

export function CorrectDialog({ pair: { id, ko, en, textEn }, onClose, onChanged }: CorrectDialogProps) {
  const act = useAction(onChanged);
  const [, correct] = useCorrectTranslationPairMutation();
  const form = useServerForm({
    name: "correction",
    schema: memoryCorrection,
    initialValues: { en },
    labels: { en: "memory.column.en" },
    send: async ({ en: typed }) => {
      const answer = await correct({ id, en: typed, before: en });
      const now = answer.data?.correctTranslationPair.en;
      if (answer.error || now === undefined) return refusalOf(answer.error);
      void act(Promise.resolve(answer), "memory.corrected", {
        text: ko,
        undo: () => ({ undo: () => correct({ id, en, before: now }), undone: "memory.uncorrected" }),
      });
      onClose();
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog
      form={form}
      title={<FormattedMessage id="memory.correctTitle" />}
      detail={
        <>
          <Text c="var(--ink-2)">
            <FormattedMessage id="memory.correctDetail" />
          </Text>
          <Text lang="ko" my={8} className="longWords">
            {ko}
          </Text>
          {textEn === null ? null : (
            <Text fz="sm" c="var(--ink-3)" className="longWords">
              <FormattedMessage id="memory.state.textEn" values={{ en: textEn }} />
            </Text>
          )}
        </>
      }
      answer={<FormattedMessage id="memory.save" />}
      isOfOneField
      onClose={onClose}
    >
      <TextAreaField {...form.field("en")} needed rows={5} maxLength={CORRECTION_MAX_LENGTH} lang="en" />
    </ServerFormDialog>
  );
}
