// Asks why before the office does something to somebody, and, for a change of grade, which one.
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { REASON_MAX_LENGTH, reason } from "#schema/validation/core/lists.ts";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { z } from "#schema/validation/zod.ts";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { ServerFormDialog } from "#web/components/forms/ServerFormDialog.tsx";
import { TextAreaField } from "#web/components/forms/TextAreaField.tsx";
import { useServerForm } from "#web/components/forms/use-server-form.ts";
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

const schemaOf = ({ needed, grades }: ReasonQuestion) =>
  z.object({
    grade: grades === undefined ? z.literal("") : z.enum(MEMBER_GRADES, { error: "REQUIRED" }),
    reason: needed === true ? reason : z.string().trim(),
  });

const GRADE = { grade: "member-office.field.grade" } as const;
const REASON = { reason: "member-office.field.reason" } as const;
const UNTOUCHED = { grade: "", reason: "" };

/** Mount it to ask. */
export function ReasonDialog({ question, onClose }: { question: ReasonQuestion; onClose: () => void }) {
  const intl = useIntl();
  const { title, detail, answer, danger = false, needed, grades, onAnswer } = question;
  const form = useServerForm({
    name: "reason",
    schema: schemaOf(question),
    initialValues: UNTOUCHED,
    // What is asked for comes first: it has the focus when it is missing.
    labels: grades === undefined ? { ...REASON, ...GRADE } : { ...GRADE, ...REASON },
    send: async ({ reason: given, grade }) => {
      onAnswer(given, grade === "" ? null : grade);
      return { ok: true };
    },
  });
  return (
    <ServerFormDialog
      {...{ form, title, answer, danger, onClose }}
      isOfOneField={grades === undefined || needed !== true}
      detail={<Text className="lines">{detail}</Text>}
    >
      {grades === undefined ? null : (
        <SelectField
          {...form.field("grade")}
          needed
          autoComplete="off"
          prompt={intl.formatMessage({ id: "member-office.action.chooseGrade" })}
          options={grades.map((value) => ({
            value,
            label: intl.formatMessage({ id: `enums.MemberGrade.${value}` }),
          }))}
        />
      )}
      {needed === undefined ? null : (
        <TextAreaField
          {...form.field("reason")}
          needed={needed}
          rows={4}
          maxLength={REASON_MAX_LENGTH}
          hint={<FormattedMessage id="member-office.action.reasonHint" />}
        />
      )}
    </ServerFormDialog>
  );
}
