// Invites somebody to score a part in a language pair.
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import { raterInvitation } from "#schema/validation/programs/exam-raters.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import { useInviteRaterMutation } from "#web/gql/exam-scoring.ts";
import { useSession } from "#web/session/session.ts";
import { useSentWords } from "#web/session/use-mails-are-sent.ts";
import type { ScoredProgram } from "./ScoringPage.tsx";

const LABELS = {
  name: "exam-scoring.raters.name",
  email: "exam-scoring.raters.email",
  affiliation: "exam-scoring.raters.affiliation",
  language: "exam-scoring.raters.language",
  part: "exam-scoring.raters.part",
  pair: "exam-scoring.raters.pair",
  feePerScript: "exam-scoring.raters.fee",
  exceptionReason: "exam-scoring.raters.exceptionReason",
} as const;

interface InviteRaterDialogProps {
  program: ScoredProgram;
  onClose: () => void;
  onInvited: () => void;
}

export function InviteRaterDialog({ program, onClose, onInvited }: InviteRaterDialogProps) {
  const intl = useIntl();
  const id = useId();
  const mayExcept = useSession().user?.canManageSite === true;
  const { examParts, languagePairs } = program;
  const [, invite] = useInviteRaterMutation();
  const sentWords = useSentWords();
  const form = useServerForm({
    name: "invite-rater",
    schema: raterInvitation,
    initialValues: {
      name: "",
      email: "",
      affiliation: "",
      language: "KO",
      feePerScript: "0",
      exceptionReason: "",
      part: String(examParts.length === 1 ? examParts[0] : ""),
      pair: String(languagePairs.length === 1 ? languagePairs[0] : ""),
    },
    labels: LABELS,
    toInput: ({ feePerScript, ...typed }) => ({
      ...typed,
      memberId: null,
      feePerScript: Number(feePerScript.replace(/[,\s]/g, "")),
    }),
    send: async (input) => {
      const { data, error } = await invite({ programId: program.id, input });
      if (!data || error) return refusalOf(error);
      showToast({
        kind: "ok",
        title: intl.formatMessage({ id: sentWords("exam-scoring.invited") }),
        text: input.name,
      });
      onClose();
      onInvited();
      return { ok: true };
    },
  });
  const plain = { autoComplete: "off", spellCheck: false } as const;
  const prompt = intl.formatMessage({ id: "exam-scoring.choose" });
  return (
    <Dialog
      id={id}
      size={640}
      title={<FormattedMessage id="exam-scoring.invite" />}
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: "exam-scoring.close" })}
    >
      <FormFrame form={form} labelledBy={`${id}-title`} short>
        <FieldGrid>
          <SelectField
            {...form.field("part")}
            {...{ needed: true, autoComplete: "off", prompt }}
            options={examParts.map((value) => ({
              value,
              label: intl.formatMessage({ id: `exams.part.${value}` }),
            }))}
          />
          <SelectField
            {...form.field("pair")}
            {...{ needed: true, autoComplete: "off", prompt }}
            options={languagePairs.map((value) => ({
              value,
              label: intl.formatMessage({ id: `exams.pair.${value}` }),
            }))}
          />
          <TextField {...form.field("name")} {...plain} needed maxLength={LINE_MAX_LENGTH} />
          <TextField {...form.field("email")} {...plain} needed type="email" inputMode="email" />
          <TextField {...form.field("affiliation")} {...plain} needed={false} maxLength={LINE_MAX_LENGTH} />
          <SelectField
            {...form.field("language")}
            {...{ needed: true, autoComplete: "off", prompt }}
            options={(["KO", "EN"] as const).map((value) => ({
              value,
              label: intl.formatMessage({ id: `exam-scoring.language.${value}` }),
            }))}
          />
          <TextField {...form.field("feePerScript")} {...plain} needed inputMode="numeric" />
        </FieldGrid>
        {mayExcept ? (
          <TextAreaField
            {...form.field("exceptionReason")}
            needed={false}
            rows={2}
            maxLength={REASON_MAX_LENGTH}
            hint={<FormattedMessage id="exam-scoring.raters.exceptionHint" />}
          />
        ) : null}
        <DialogFoot>
          <SubmitButton pending={form.pending} pendingLabel={<FormattedMessage id="forms.saving" />}>
            <FormattedMessage id="exam-scoring.invite.send" />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
