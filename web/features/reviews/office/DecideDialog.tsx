// The decision: proposed by the rule, chosen by the editor, with the letter that goes to the author.
import { Text } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useClient } from "urql";
import { DECISION_LETTER_MAX_LENGTH } from "#schema/validation/limits.ts";
import { REVIEW_VERDICTS, type ReviewVerdictName } from "#schema/validation/review-state.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useToldDeed } from "#web/components/toasts/use-told-deed.ts";
import { DecisionLetterDocument, type OnDeskFragment, useDecideSubmissionMutation } from "#web/gql/desk.ts";

interface DecideDialogProps {
  manuscript: OnDeskFragment;
  onClose: () => void;
  onDecided: () => void;
}

export function DecideDialog({ manuscript, onClose, onDecided }: DecideDialogProps) {
  const intl = useIntl();
  const client = useClient();
  const { id, round, proposed, reviews } = manuscript;
  const [verdict, setVerdict] = useState<ReviewVerdictName | null>(null);
  const [letter, setLetter] = useState("");
  const [attempted, setAttempted] = useState(false);
  const [, decide] = useDecideSubmissionMutation();
  const deed = useToldDeed(onDecided);
  const choose = async (value: string) => {
    const chosen = REVIEW_VERDICTS.find((one) => one === value) ?? null;
    setVerdict(chosen);
    if (chosen === null) return;
    const { data } = await client
      .query(DecisionLetterDocument, { id, verdict: chosen }, { requestPolicy: "network-only" })
      .toPromise();
    setLetter(data?.deskSubmission?.letterDraft ?? "");
  };
  const give = async () => {
    setAttempted(true);
    if (verdict === null || letter.trim() === "") {
      document.getElementById(verdict === null ? "decide-verdict" : "decide-letter")?.focus();
      return;
    }
    if (await deed(decide({ id, round, input: { verdict, letter } }), "desk.decide.done")) onClose();
  };
  const awaited = reviews.filter((one) => one.round === round && one.awaitedUntil !== null).length;
  return (
    <FormDialog
      size="720"
      title={<FormattedMessage id="desk.decide.title" />}
      answer={<FormattedMessage id="desk.decide.answer" />}
      onAnswer={() => void give()}
      onClose={onClose}
    >
      <Text>
        {proposed === null ? (
          <FormattedMessage id="desk.decide.notProposed" />
        ) : (
          <FormattedMessage
            id="desk.proposed"
            values={{
              verdict: (
                <b>
                  <FormattedMessage id={`reviews.verdict.${proposed}`} />
                </b>
              ),
            }}
          />
        )}{" "}
        {awaited === 0 ? null : <FormattedMessage id="desk.decide.awaited" values={{ count: awaited }} />}
      </Text>
      <SelectField
        id="decide-verdict"
        name="verdict"
        label="desk.decide.verdict"
        autoComplete="off"
        value={verdict ?? ""}
        onChange={(value) => void choose(value)}
        onBlur={() => {}}
        error={attempted && verdict === null ? "REQUIRED" : undefined}
        prompt={intl.formatMessage({ id: "desk.decide.choose" })}
        options={REVIEW_VERDICTS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `reviews.verdict.${value}` }),
        }))}
      />
      <TextAreaField
        id="decide-letter"
        name="letter"
        label="desk.letter"
        rows={12}
        maxLength={DECISION_LETTER_MAX_LENGTH}
        value={letter}
        onChange={setLetter}
        onBlur={() => {}}
        hint={<FormattedMessage id="desk.decide.letterHint" />}
        error={attempted && letter.trim() === "" ? "REQUIRED" : undefined}
      />
    </FormDialog>
  );
}
