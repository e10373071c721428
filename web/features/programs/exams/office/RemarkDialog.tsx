// Asks another rater to score the scripts of somebody who objected.
import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { mdiChevronDown } from "@mdi/js";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Dialog } from "#web/components/Dialog.tsx";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { Icon } from "#web/components/Icon.tsx";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type ObjectedFragment, useStartExamRemarkMutation } from "#web/gql/exam-results.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import { examScoringPath } from "#web/paths.ts";

interface RemarkDialogProps {
  programId: number;
  application: ObjectedFragment;
  onChanged: () => void;
  onClose: () => void;
}

export function RemarkDialog(props: RemarkDialogProps) {
  const { programId, application, onChanged, onClose } = props;
  const intl = useIntl();
  const { id: applicationId, name, objection } = application;
  const choices = objection?.raters ?? [];
  const [chosen, choose] = useState(choices[0]?.id ?? null);
  const [refusal, setRefusal] = useState<ReturnType<typeof errorMessageId> | null>(null);
  const [{ fetching }, start] = useStartExamRemarkMutation();
  const run = async () => {
    if (chosen === null) return;
    const { error } = await start({ applicationId, version: objection?.version ?? 0, raterId: chosen });
    if (error) {
      const { code, fields } = refusalOf(error);
      return setRefusal(errorMessageId(fields?.raterId ? "CHOICE_UNKNOWN" : code));
    }
    showToast({ kind: "ok", title: intl.formatMessage({ id: "exam-results.objection.done" }) });
    onClose();
    onChanged();
  };
  const title = <FormattedMessage id="exam-results.objection.remarkTo" values={{ name }} />;
  if (chosen === null) {
    return (
      <Dialog title={title} onClose={onClose}>
        <Text>
          <FormattedMessage id="exam-results.objection.noRater" />
        </Text>
        <Group justify="flex-end" gap={8}>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="exam-results.close" />
          </Button>
          <ButtonLink to={examScoringPath(PROGRAM_OFFICES.evaluation, programId)}>
            <FormattedMessage id="exam-results.objection.toRaters" />
          </ButtonLink>
        </Group>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={title}
      answer={<FormattedMessage id="exam-results.objection.remark" />}
      pending={fetching}
      onAnswer={() => void run()}
      onClose={onClose}
    >
      <NativeSelect
        label={intl.formatMessage({ id: "exam-results.objection.rater" })}
        rightSection={<Icon path={mdiChevronDown} />}
        value={String(chosen)}
        data={choices.map((rater) => ({ value: String(rater.id), label: rater.name }))}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      />
      <div role="alert">
        {refusal === null ? null : (
          <Text fw={600} c="var(--bad)">
            <FormattedMessage id={refusal} />
          </Text>
        )}
      </div>
    </FormDialog>
  );
}
