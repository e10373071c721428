// The decision: proposed by the rule, chosen by the editor, with the letter that goes to the author.
import { Alert, Button, Text } from "@mantine/core";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DECISION_LETTER_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import { isNeededAt } from "#schema/validation/journal/requirements.ts";
import { isUnreviewed, REVIEW_VERDICTS } from "#schema/validation/journal/review-state.ts";
import { Dialog } from "#web/components/Dialog.tsx";
import { DialogFoot } from "#web/components/DialogFoot.tsx";
import { DraftedFrame } from "#web/components/forms/DraftedFrame.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { MissingRequirements } from "#web/components/requirements/MissingRequirements.tsx";
import type { ManagedSubmissionPartsFragment } from "#web/gql/managed-submissions.ts";
import { formatDate } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";
import { OfferedDecisionLetter } from "./OfferedDecisionLetter.tsx";
import { useDecisionForm } from "./use-decision-form.ts";
import { useOfferedDecisionLetter } from "./use-offered-decision-letter.ts";

interface DecideDialogProps {
  manuscript: ManagedSubmissionPartsFragment;
  /** Whether the settings block what lacks something. */
  blocks: boolean;
  onClose: () => void;
  onDecided: () => void;
}

export function DecideDialog({ manuscript, blocks, onClose, onDecided }: DecideDialogProps) {
  const intl = useIntl();
  const id = useId();
  const lacks = manuscript.missing.some(({ requirement }) => isNeededAt(requirement, "ACCEPTANCE"));
  const unreviewed = isUnreviewed(manuscript.reviews);
  const needsReason = unreviewed || (lacks && !blocks);
  const options = { manuscript, needsReason, onChanged: onDecided, onDone: onClose };
  const { form, draft, decided } = useDecisionForm(options);
  const letters = useOfferedDecisionLetter(manuscript.id, form);
  const verdict = form.field("verdict");
  const isBlocked = verdict.value === "ACCEPT" && lacks && blocks;
  const isHeld = letters.offer.kind === "LOADING" || decided !== null || isBlocked;
  return (
    <Dialog
      id={id}
      size="720"
      title={<FormattedMessage id="submission-office.decide.title" />}
      onClose={onClose}
    >
      <Proposed manuscript={manuscript} />
      {decided === null ? null : <DecidedMeanwhile decided={decided} />}
      <DraftedFrame form={form} draft={draft} labelledBy={`${id}-title`} short>
        <SelectField
          {...verdict}
          needed
          autoComplete="off"
          onChange={(value) => {
            const chosen = REVIEW_VERDICTS.find((one) => one === value) ?? "";
            verdict.onChange(chosen);
            void letters.choose(chosen);
          }}
          prompt={intl.formatMessage({ id: "submission-office.decide.choose" })}
          options={REVIEW_VERDICTS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `reviews.verdict.${value}` }),
          }))}
        />
        {verdict.value === "ACCEPT" ? (
          <MissingRequirements
            missing={manuscript.missing}
            step="ACCEPTANCE"
            blocks={blocks}
            submissionId={manuscript.id}
            articleId={null}
            onFollow={onClose}
          />
        ) : null}
        {verdict.value === "ACCEPT" && unreviewed ? (
          <Alert variant="warn" title={<FormattedMessage id="submission-office.decide.unreviewed" />}>
            <FormattedMessage id="submission-office.decide.unreviewedDetail" />
          </Alert>
        ) : null}
        {verdict.value === "ACCEPT" && needsReason ? (
          <TextAreaField
            {...form.field("missingReason")}
            needed
            rows={3}
            maxLength={REASON_MAX_LENGTH}
            hint={lacks ? <FormattedMessage id="requirements.reasonHint" /> : undefined}
          />
        ) : null}
        <OfferedDecisionLetter {...letters} />
        <TextAreaField
          {...form.field("letter")}
          needed
          rows={12}
          maxLength={DECISION_LETTER_MAX_LENGTH}
          hint={<FormattedMessage id="submission-office.decide.letterHint" />}
        />
        <DialogFoot>
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="components.confirm.cancel" />
          </Button>
          {isHeld ? (
            <Button disabled>
              <FormattedMessage id="submission-office.decide.answer" />
            </Button>
          ) : (
            <SubmitButton
              pending={form.pending}
              pendingLabel={<FormattedMessage id="submission-office.decide.sending" />}
            >
              <FormattedMessage id="submission-office.decide.answer" />
            </SubmitButton>
          )}
        </DialogFoot>
      </DraftedFrame>
    </Dialog>
  );
}

function Proposed({
  manuscript: { proposed, reviews, round },
}: {
  manuscript: ManagedSubmissionPartsFragment;
}) {
  const awaited = reviews.filter((one) => one.round === round && one.awaitedUntil !== null).length;
  return (
    <Text>
      {proposed === null ? (
        <FormattedMessage id="submission-office.decide.notProposed" />
      ) : (
        <FormattedMessage
          id="submission-office.proposed"
          values={{
            verdict: (
              <b>
                <FormattedMessage id={`reviews.verdict.${proposed}`} />
              </b>
            ),
          }}
        />
      )}{" "}
      {awaited === 0 ? null : (
        <FormattedMessage id="submission-office.decide.awaited" values={{ count: awaited }} />
      )}
    </Text>
  );
}

/** A colleague was faster. What was typed here stays, to be read and copied. */
function DecidedMeanwhile({ decided }: { decided: ManagedSubmissionPartsFragment["decisions"][number] }) {
  const intl = useIntl();
  const language = useLanguage();
  const values = {
    who: decided.decidedBy ?? intl.formatMessage({ id: "submission-office.decide.colleague" }),
    day: formatDate(language, decided.decidedAt),
    verdict: intl.formatMessage({ id: `reviews.verdict.${decided.verdict}` }),
  };
  return (
    <Alert
      variant="warn"
      role="alert"
      title={<FormattedMessage id="submission-office.decide.meanwhile" values={values} />}
    >
      <FormattedMessage id="submission-office.decide.meanwhileDetail" />
    </Alert>
  );
}
