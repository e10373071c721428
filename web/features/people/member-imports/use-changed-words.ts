// Says what a row changes, in words.
import { useIntl } from "react-intl";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { z } from "#schema/validation/zod.ts";
import { PROFILE_LABELS } from "#web/components/members/profile-labels.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

const values = z.record(z.string(), z.string().nullable());

const LABELS: ReadonlyMap<string, MessageId> = new Map([
  ...Object.entries(PROFILE_LABELS),
  ["officeNote", "member-office.field.officeNote"],
  ["language", "member-office.field.language"],
  ["grade", "member-import.field.GRADE"],
]);

interface ChangedValue {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

export function useChangedWords(): (before: unknown, after: unknown) => readonly ChangedValue[] {
  const intl = useIntl();
  /** A grade in words, anything else as it is. */
  const say = (name: string, value: string | null | undefined) => {
    const grade = name === "grade" ? MEMBER_GRADES.find((one) => one === value) : undefined;
    return grade ? intl.formatMessage({ id: `enums.MemberGrade.${grade}` }) : value || "–";
  };
  return (before, after) => {
    const was = values.parse(before);
    return Object.entries(values.parse(after)).map(([name, to]) => {
      const label = LABELS.get(name);
      return {
        label: label === undefined ? name : intl.formatMessage({ id: label }),
        from: say(name, was[name]),
        to: say(name, to),
      };
    });
  };
}
