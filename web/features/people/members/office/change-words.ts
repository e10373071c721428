// The words of what the audit log says about a member.

import { useIntl } from "react-intl";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";
import { MEMBER_STATUSES } from "#schema/validation/people/member-filters.ts";
import { PROFILE_LABELS } from "#web/components/members/profile-labels.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** By the operation's name; one that is not here is shown as it is called. */
export const CHANGE_WORDS: ReadonlyMap<string, MessageId> = new Map([
  ["approveGradeRequest", "member-office.change.approveGradeRequest"],
  ["refuseGradeRequest", "member-office.change.refuseGradeRequest"],
  ["takeBackGradeDecision", "member-office.change.takeBackGradeDecision"],
  ["changeMemberGrade", "member-office.change.changeMemberGrade"],
  ["suspendMember", "member-office.change.suspendMember"],
  ["withdrawMember", "member-office.change.withdrawMember"],
  ["restoreMember", "member-office.change.restoreMember"],
  ["resetSecondFactor", "member-office.change.resetSecondFactor"],
  ["addMember", "member-office.change.addMember"],
  ["importMember", "member-office.change.importMember"],
  ["undoMemberImport", "member-office.change.undoMemberImport"],
  ["mergeMembers", "member-office.change.mergeMembers"],
  ["undoMerge", "member-office.change.undoMerge"],
  ["inviteMember", "member-office.change.inviteMember"],
  ["sendResetLink", "member-office.change.sendResetLink"],
  ["startMemberView", "member-office.change.startMemberView"],
  ["endMemberView", "member-office.change.endMemberView"],
  ["saveMember", "member-office.change.saveMember"],
  ["setStaffRoles", "member-office.change.setStaffRoles"],
]);

/** By the fact's name in the audit log. */
export const FACT_WORDS: ReadonlyMap<string, MessageId> = new Map([
  ...Object.entries(PROFILE_LABELS),
  ["email", "members.field.email"],
  ["officeNote", "member-office.field.officeNote"],
  ["grade", "member-office.field.grade"],
  ["requestedGrade", "member-office.filter.request"],
  ["status", "member-office.field.status"],
  ["request", "member-office.section.requests"],
]);

const REQUESTS = ["PENDING", "APPROVED", "REFUSED"] as const;

/** A value in words, where it is one that has them. */
export function useFactWords(): (value: unknown) => string {
  const intl = useIntl();
  return (value) => {
    const grade = MEMBER_GRADES.find((one) => one === value);
    if (grade) return intl.formatMessage({ id: `enums.MemberGrade.${grade}` });
    const status = MEMBER_STATUSES.find((one) => one === value);
    if (status) return intl.formatMessage({ id: `member-office.status.${status}` });
    const request = REQUESTS.find((one) => one === value);
    if (request) return intl.formatMessage({ id: `member-office.request.${request}` });
    if (value === null || value === undefined || value === "") return "–";
    return typeof value === "string" ? value : JSON.stringify(value);
  };
}
