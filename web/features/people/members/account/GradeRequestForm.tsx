// Asks for a grade, with what the office needs to know for it: the same rules as at registration.
import { Box } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { requiresBackground } from "#schema/validation/people/applicable-grades.ts";
import { gradeRequest, REQUESTABLE_GRADES } from "#schema/validation/people/grade-requests.ts";
import { z } from "#schema/validation/zod.ts";
import type { EditedFile } from "#web/components/editor/edited-files.ts";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid, FormSection } from "#web/components/forms/FormSection.tsx";
import { idOf } from "#web/components/forms/form-types.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { GradeDetail } from "#web/features/people/members/GradeDetail.tsx";
import { type MyGradeFragment, useRequestGradeMutation } from "#web/gql/grades.ts";
import { ProofsField, ProofsHint } from "./ProofsField.tsx";

const LABELS = {
  grade: "members.field.memberType",
  finalDegreeInstitution: "members.field.finalDegreeInstitution",
  affiliation: "members.field.affiliation",
  proofs: "grades.proofs",
} as const;

interface Values {
  readonly grade: string;
  readonly finalDegreeInstitution: string;
  readonly affiliation: string;
  readonly proofs: readonly EditedFile[];
}

/** The rules of the server over the values of the form. */
const valuesSchema = z
  .custom<Values>()
  .transform(({ proofs, ...values }): unknown => ({ ...values, proofs: proofs.map(({ id }) => id) }))
  .pipe(gradeRequest);

interface GradeRequestFormProps {
  member: MyGradeFragment;
  onSent: () => void;
}

export function GradeRequestForm({ member, onSent }: GradeRequestFormProps) {
  const intl = useIntl();
  const [, request] = useRequestGradeMutation();
  const form = useServerForm({
    name: "grade",
    schema: valuesSchema,
    initialValues: {
      grade: "",
      finalDegreeInstitution: member.finalDegreeInstitution ?? "",
      affiliation: member.affiliation ?? "",
      proofs: [] as readonly EditedFile[],
    },
    labels: LABELS,
    send: async (input) => {
      const { data, error } = await request({ input });
      if (error || !data) return refusalOf(error);
      onSent();
      showToast({ kind: "ok", title: intl.formatMessage({ id: "grades.sent" }) });
      return { ok: true };
    },
  });
  const grades = REQUESTABLE_GRADES.filter(
    (grade) => grade !== member.grade && grade !== member.awaitedGrade?.grade,
  );
  const needed = requiresBackground(form.values.grade);
  const line = { maxLength: LINE_MAX_LENGTH, spellCheck: false };
  return (
    <FormFrame form={form} labelledBy="grade-request-title">
      <FormSection
        title={
          <span id="grade-request-title">
            <FormattedMessage id="grades.ask" />
          </span>
        }
        hint={<FormattedMessage id="grades.hint" />}
      >
        <RadioRows
          {...form.field("grade")}
          choices={grades.map((grade) => ({
            value: grade,
            title: <FormattedMessage id={`enums.MemberGrade.${grade}`} />,
            detail: <GradeDetail grade={grade} />,
          }))}
        />
      </FormSection>
      <FormSection title={<FormattedMessage id="members.register.background" />}>
        <FieldGrid>
          <TextField {...form.field("finalDegreeInstitution")} {...line} needed={needed} autoComplete="off" />
          <TextField {...form.field("affiliation")} {...line} needed={needed} autoComplete="organization" />
        </FieldGrid>
      </FormSection>
      <FormSection title={<FormattedMessage id="grades.proofs" />} hint={<ProofsHint />}>
        <Box pt={12}>
          <ProofsField
            id={idOf(form.name, "proofs")}
            files={form.values.proofs}
            error={form.field("proofs").error}
            onAdd={(file) => form.change("proofs", [...form.read().proofs, file])}
            onRemove={(file) =>
              form.change(
                "proofs",
                form.read().proofs.filter(({ id }) => id !== file.id),
              )
            }
          />
        </Box>
      </FormSection>
      <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="grades.sending" />}>
        <FormattedMessage id="grades.send" />
      </SubmitButton>
    </FormFrame>
  );
}
