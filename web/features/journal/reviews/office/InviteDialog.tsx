// Invites a reviewer: found by name, affiliation or subject, or written in by hand.
import { Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { reviewInvitation } from "#schema/validation/journal/reviews.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { FormFrame } from "#web/components/forms/FormFrame.tsx";
import { FieldGrid } from "#web/components/forms/FormSection.tsx";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
import { showToast } from "#web/components/toasts/toasts.ts";
import {
  type ManagedSubmissionPartsFragment,
  type ManagedSubmissionQuery,
  type ReviewerCandidatesQuery,
  useInviteReviewerMutation,
} from "#web/gql/managed-submissions.ts";
import { Candidates } from "./Candidates.tsx";

interface InviteDialogProps {
  manuscript: ManagedSubmissionPartsFragment;
  settings: ManagedSubmissionQuery["journalSettingsForEditing"];
  onClose: () => void;
  onInvited: () => void;
}

type Candidate = ReviewerCandidatesQuery["reviewerCandidates"][number];

/** Whom the form is about. */
const whoIs = ({ name, email, affiliation }: Record<"name" | "email" | "affiliation", string>): string =>
  JSON.stringify([name, email, affiliation].map((typed) => typed.trim()));

const LABELS = {
  name: "submission-office.invite.name",
  email: "submission-office.invite.email",
  affiliation: "submission-office.invite.affiliation",
  language: "submission-office.invite.language",
  answerDays: "submission-office.invite.answerDays",
  reviewDays: "submission-office.invite.reviewDays",
} as const;

export function InviteDialog({
  manuscript: { id, language },
  settings,
  onClose,
  onInvited,
}: InviteDialogProps) {
  const intl = useIntl();
  const [, invite] = useInviteReviewerMutation();
  const [chosen, setChosen] = useState<Candidate | null>(null);
  // What speaks against this person has been said, by the list or by a refusal.
  const [seen, setSeen] = useState<string | null>(null);
  const form = useServerForm({
    name: "invite",
    schema: reviewInvitation,
    initialValues: {
      name: "",
      email: "",
      affiliation: "",
      language: String(language),
      answerDays: String(settings.answerDays),
      reviewDays: String(settings.answerDays + settings.reviewDays),
    },
    labels: LABELS,
    toInput: ({ answerDays, reviewDays, ...typed }) => ({
      ...typed,
      memberId: chosen?.email === typed.email ? chosen.memberId : null,
      answerDays: Number(answerDays),
      reviewDays: Number(reviewDays),
      acceptConflicts: whoIs(typed) === seen,
    }),
    send: async (input, typed) => {
      const { data, error } = await invite({ id, input });
      if (!data || error) {
        const refusal = refusalOf(error);
        if (refusal.code === "VALIDATION") setSeen(whoIs(typed));
        return refusal;
      }
      showToast({
        kind: "ok",
        title: intl.formatMessage({ id: "submission-office.invite.done" }),
        text: input.name,
      });
      onClose();
      onInvited();
      return { ok: true };
    },
  });
  const take = (candidate: Candidate) => {
    setChosen(candidate);
    const { name, email } = candidate;
    const affiliation = candidate.affiliation ?? "";
    setSeen(whoIs({ name, email, affiliation }));
    form.setValues({ name, email, affiliation, language: candidate.language });
  };
  return (
    <Dialog
      size={720}
      title={<FormattedMessage id="submission-office.act.invite" />}
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: "submission-office.invite.close" })}
    >
      <Candidates submissionId={id} chosen={chosen?.email ?? null} onChoose={take} />
      <FormFrame form={form} labelledBy="invite-title" short>
        <Text id="invite-title" fw={600}>
          <FormattedMessage id="submission-office.invite.who" />
        </Text>
        <FieldGrid>
          <TextField
            {...form.field("name")}
            needed
            autoComplete="off"
            maxLength={LINE_MAX_LENGTH}
            spellCheck={false}
          />
          <TextField
            {...form.field("email")}
            needed
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
          />
          <TextField {...form.field("affiliation")} needed={false} autoComplete="off" spellCheck={false} />
          <SelectField
            {...form.field("language")}
            needed
            autoComplete="off"
            prompt={intl.formatMessage({ id: "submission-office.invite.chooseLanguage" })}
            options={(["KO", "EN"] as const).map((value) => ({
              value,
              label: intl.formatMessage({ id: `submission-office.language.${value}` }),
            }))}
          />
          <TextField {...form.field("answerDays")} needed inputMode="numeric" autoComplete="off" />
          <TextField {...form.field("reviewDays")} needed inputMode="numeric" autoComplete="off" />
        </FieldGrid>
        <DialogFoot>
          <SubmitButton
            pending={form.pending}
            pendingLabel={<FormattedMessage id="submission-office.invite.pending" />}
          >
            <FormattedMessage id="submission-office.invite.send" />
          </SubmitButton>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
