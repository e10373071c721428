// Asks why before the office does something to somebody, and, for a change of grade, which one.
import { Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import { FormDialog } from "#web/components/FormDialog.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import type { MemberGrade } from "#web/gql/enums.ts";

export interface ReasonQuestion {
  readonly title: ReactNode;
  /** What will happen. */
  readonly detail: ReactNode;
  readonly answer: ReactNode;
  /** The answer takes something away. */
  readonly danger?: boolean;
  /** Whether a reason has to be given; without it, none is asked for. */
  readonly needed?: boolean;
  /** Those to choose from, where a grade is asked for. */
  readonly grades?: readonly MemberGrade[];
  readonly onAnswer: (reason: string, grade: MemberGrade | null) => void;
}

/** Mount it to ask. */
export function ReasonDialog({ question, onClose }: { question: ReasonQuestion; onClose: () => void }) {
  const intl = useIntl();
  const { title, detail, answer, danger = false, needed, grades, onAnswer } = question;
  const [reason, setReason] = useState("");
  const [grade, setGrade] = useState("");
  const [attempted, setAttempted] = useState(false);
  const lacks = (isMissing: boolean): FieldCode | undefined =>
    attempted && isMissing ? "REQUIRED" : undefined;
  const noReason = needed === true && reason.trim() === "";
  const chosen = grades?.find((one) => one === grade) ?? null;
  const noGrade = grades !== undefined && chosen === null;
  const give = () => {
    setAttempted(true);
    if (!noReason && !noGrade) onAnswer(reason.trim(), chosen);
    else document.getElementById(noGrade ? "reason-grade" : "reason-text")?.focus();
  };
  return (
    <FormDialog title={title} answer={answer} danger={danger} onAnswer={give} onClose={onClose}>
      <Text style={{ whiteSpace: "pre-line" }}>{detail}</Text>
      {grades === undefined ? null : (
        <SelectField
          id="reason-grade"
          name="grade"
          label="member-office.field.grade"
          needed
          autoComplete="off"
          value={grade}
          onChange={setGrade}
          onBlur={() => {}}
          error={lacks(noGrade)}
          prompt={intl.formatMessage({ id: "member-office.action.chooseGrade" })}
          options={grades.map((value) => ({
            value,
            label: intl.formatMessage({ id: `enums.MemberGrade.${value}` }),
          }))}
        />
      )}
      {needed === undefined ? null : (
        <TextAreaField
          id="reason-text"
          name="reason"
          label="member-office.field.reason"
          needed={needed}
          rows={4}
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          onChange={setReason}
          onBlur={() => {}}
          error={lacks(noReason)}
          hint={<FormattedMessage id="member-office.action.reasonHint" />}
        />
      )}
    </FormDialog>
  );
}
