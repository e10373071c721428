// What stands in the log, in words. What nobody has words for is shown as it is called in the code.
import type { IntlShape } from "react-intl";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** The operations that have words; any other is found by its noun. */
export const AUDIT_ACTIONS = [
  "saveMember",
  "changeMemberGrade",
  "approveGradeRequest",
  "refuseGradeRequest",
  "suspendMember",
  "restoreMember",
  "withdrawMember",
  "sendResetLink",
  "viewMember",
  "viewMembers",
  "viewNewestMembers",
  "createPayment",
  "bookPayment",
  "exemptPayment",
  "refundPayment",
  "voidPayment",
  "viewPayment",
  "viewPayments",
  "confirmApplication",
  "cancelApplication",
  "recordAttendance",
  "assignSeat",
  "recordResult",
  "releaseResults",
  "withholdResults",
  "writeToApplicants",
  "viewApplicants",
  "viewApplication",
  "createProgram",
  "saveProgram",
  "duplicateProgram",
  "cancelProgram",
  "deleteProgram",
  "restoreProgram",
  "purgeProgram",
  "createPost",
  "savePost",
  "deletePost",
  "restorePost",
  "purgePost",
  "createTag",
  "savePage",
  "restorePage",
  "savePopup",
  "deletePopup",
  "restorePopup",
  "purgePopup",
  "createPopup",
  "saveHome",
  "saveSettings",
  "setStaffRoles",
  "viewOutbox",
  "retryMail",
  "export",
] as const;

/** As a choice stands in GraphQL's spelling, which is how lists write choices into the address. */
export const toChoice = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();

const isKnown = (intl: IntlShape, id: string): id is MessageId => id in intl.messages;

/** The message, or what stands for it where there is none. */
export function say(intl: IntlShape, id: string, otherwise: string): string {
  return isKnown(intl, id) ? intl.formatMessage({ id }) : otherwise;
}

/** "설정 저장"; `changeGrade` as it is where there are no words. */
export const actionWords = (intl: IntlShape, action: string) => say(intl, `audit.action.${action}`, action);
export const subjectWords = (intl: IntlShape, subject: string) =>
  say(intl, `audit.subject.${subject}`, subject);
export const fieldWords = (intl: IntlShape, field: string) => say(intl, `audit.field.${field}`, field);
