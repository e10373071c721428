// What a cause of a roster says: where a column has words or a form of its own, which they are and what comes
// of the row without them.
import type { IntlShape } from "react-intl";
import { isFieldCode } from "#schema/validation/core/codes.ts";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { isRosterOmission, isRosterWarning, type RosterField } from "#schema/validation/people/rosters.ts";
import { errorMessageId } from "#web/i18n/error-message.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

interface Cause {
  readonly field: RosterField;
  readonly code: string;
}

const HINTS: ReadonlyMap<string, MessageId> = new Map([
  ["GRADE CHOICE_UNKNOWN", "member-import.hint.grade"],
  ["LANGUAGE CHOICE_UNKNOWN", "member-import.hint.language"],
  ["COUNTRY COUNTRY_UNKNOWN", "member-import.hint.country"],
  ["DUES WON_INVALID", "member-import.hint.dues"],
  ["JOINED DATE_INVALID", "member-import.hint.joined"],
]);

export function sayCause(intl: IntlShape, { field, code }: Cause): string {
  const grades = MEMBER_GRADES.map((grade) => intl.formatMessage({ id: `enums.MemberGrade.${grade}` }));
  const hint = HINTS.get(`${field} ${code}`);
  if (hint) return intl.formatMessage({ id: hint }, { grades: grades.join(", "), general: grades[0] });
  if (isRosterOmission(code)) return intl.formatMessage({ id: `member-import.omission.${code}` });
  if (isRosterWarning(code)) return intl.formatMessage({ id: `member-import.warning.${code}` });
  return intl.formatMessage({ id: errorMessageId(isFieldCode(code) ? code : "MONTH_CLOSED") });
}
