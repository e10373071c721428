// Shows what came of the exam for somebody.

import { Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { EXAM_VERDICTS } from "#schema/validation/programs/applicant-filters.ts";
import { typedScore } from "#schema/validation/programs/application-office.ts";
import { z } from "#schema/validation/zod.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid } from "#web/components/forms/FormSection.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import type { UndoToast } from "#web/components/toasts/use-undo-toast.ts";
import type { ApplicantFragment } from "#web/gql/applicants.ts";
import { useApplicantActions } from "./use-applicant-actions.ts";

const schema = z.object({
  score: typedScore,
  verdict: z.string().transform((chosen) => EXAM_VERDICTS.find((verdict) => verdict === chosen) ?? null),
});

interface ExamPartProps {
  applicant: ApplicantFragment;
  /** Results come from the scores of papers. */
  isComputed: boolean;
  /** Somebody locked the results. */
  isLocked: boolean;
  /** `undo`: how it is undone. */
  onDone: (undo: UndoToast["undo"]) => void;
}

/** The form while results are typed by hand; else what there is, and why nothing can be typed. */
export function ExamPart({ applicant, isComputed, isLocked, onDone }: ExamPartProps) {
  if (!(isComputed || isLocked)) return <ExamForm applicant={applicant} onDone={onDone} />;
  const { verdict, score } = applicant;
  return (
    <Stack className="lineAbove" gap={12} py={16}>
      <h3>
        <FormattedMessage id="applicants.exam.title" />
      </h3>
      {verdict === null ? null : (
        <Text fw={600}>
          <FormattedMessage id={`applications.verdict.${verdict}`} />
          {score === null ? null : " "}
          {score === null ? null : <FormattedMessage id="applications.one.score" values={{ score }} />}
        </Text>
      )}
      <Text c="var(--ink-2)">
        <FormattedMessage id={`applicants.exam.${isLocked ? "locked" : "computed"}`} />
      </Text>
    </Stack>
  );
}

function ExamForm({ applicant, onDone }: Pick<ExamPartProps, "applicant" | "onDone">) {
  const intl = useIntl();
  const actions = useApplicantActions();
  const { id } = applicant;
  const initialValues = {
    score: applicant.score === null ? "" : String(applicant.score),
    verdict: applicant.verdict ?? "",
  };
  const form = useServerForm({
    name: "exam",
    schema,
    initialValues,
    labels: {
      score: "applicants.exam.score",
      verdict: "applications.field.result",
    },
    send: async (written) => {
      const recorded = await actions.result(id, written.score, written.verdict);
      if (recorded.ok) onDone(() => actions.undoResult(id, applicant.score, applicant.verdict));
      return recorded;
    },
  });
  return (
    <Stack className="lineAbove" gap={12} py={16}>
      <h3 id="exam-title">
        <FormattedMessage id="applicants.exam.title" />
      </h3>
      <FormFrame form={form} labelledBy="exam-title" short>
        <FieldGrid>
          <TextField {...form.field("score")} needed={false} autoComplete="off" inputMode="decimal" />
          <SelectField
            {...form.field("verdict")}
            needed={false}
            autoComplete="off"
            prompt={intl.formatMessage({ id: "applicants.exam.open" })}
            options={EXAM_VERDICTS.map((value) => ({
              value,
              label: intl.formatMessage({ id: `applications.verdict.${value}` }),
            }))}
          />
        </FieldGrid>
        <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
          <FormattedMessage id="forms.save" />
        </SubmitButton>
      </FormFrame>
    </Stack>
  );
}
