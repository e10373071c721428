// The grade applied for, each with whom it is for. Others are given by the office (validation/members.ts).
import { FormattedMessage } from "react-intl";
import { APPLICABLE_GRADES, type ApplicableGrade } from "#schema/validation/people/applicable-grades.ts";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { RadioRows } from "#web/components/forms/RadioRows.tsx";
import { GradeDetail } from "#web/features/people/members/GradeDetail.tsx";

const GRADES = APPLICABLE_GRADES.map((grade) => ({
  value: grade,
  title: <FormattedMessage id={`enums.MemberGrade.${grade}`} />,
  detail: <GradeDetail grade={grade} />,
}));

/** Used in a FormSection, whose legend names it. */
export function GradeField(field: FieldState<ApplicableGrade>) {
  return <RadioRows {...field} choices={GRADES} />;
}
