// Asks another rater to score the scripts of somebody who objected.
import { Button, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { id } from "#schema/validation/core/ids.ts";
import { z } from "#schema/validation/zod.ts";
import { ButtonLink } from "#web/components/ButtonLink.tsx";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { PROGRAM_OFFICES } from "#web/components/programs/program-offices.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { type ObjectedFragment, useStartExamRemarkMutation } from "#web/gql/exam-results.ts";
import { examScoringPath } from "#web/paths.ts";

const chosenRater = z.object({ raterId: id });

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
  const [first] = choices;
  const [, start] = useStartExamRemarkMutation();
  const form = useServerForm({
    name: "remark",
    schema: chosenRater,
    initialValues: { raterId: String(first?.id ?? "") },
    toInput: ({ raterId }) => ({ raterId: Number(raterId) }),
    labels: { raterId: "exam-results.objection.rater" },
    send: async ({ raterId }) => {
      const { error } = await start({ applicationId, version: objection?.version ?? 0, raterId });
      if (error) return refusalOf(error);
      showToast({ kind: "ok", title: intl.formatMessage({ id: "exam-results.objection.done" }) });
      onClose();
      onChanged();
      return { ok: true };
    },
  });
  const title = <FormattedMessage id="exam-results.objection.remarkTo" values={{ name }} />;
  if (first === undefined) {
    return (
      <Dialog title={title} onClose={onClose}>
        <Text>
          <FormattedMessage id="exam-results.objection.noRater" />
        </Text>
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="exam-results.close" />
          </Button>
          <ButtonLink to={examScoringPath(PROGRAM_OFFICES.evaluation, programId)}>
            <FormattedMessage id="exam-results.objection.toRaters" />
          </ButtonLink>
        </DialogFoot>
      </Dialog>
    );
  }
  return (
    <ServerFormDialog
      form={form}
      title={title}
      answer={<FormattedMessage id="exam-results.objection.remark" />}
      isOfOneField
      onClose={onClose}
    >
      <SelectField
        {...form.field("raterId")}
        autoComplete="off"
        prompt={null}
        options={choices.map((rater) => ({ value: String(rater.id), label: rater.name }))}
      />
    </ServerFormDialog>
  );
}
