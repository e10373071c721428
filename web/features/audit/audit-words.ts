// What stands in the log, in words. What nobody has words for is shown as it is called in the code.
import type { IntlShape } from "react-intl";
import { formatDateTime } from "#web/i18n/format-dates.ts";
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

function say(intl: IntlShape, id: string, otherwise: string): string {
  return isKnown(intl, id) ? intl.formatMessage({ id }) : otherwise;
}

/** "설정 저장"; `changeGrade` as it is where there are no words. */
export const actionWords = (intl: IntlShape, action: string) => say(intl, `audit.action.${action}`, action);
export const subjectWords = (intl: IntlShape, subject: string) =>
  say(intl, `audit.subject.${subject}`, subject);
const fieldWords = (intl: IntlShape, field: string) => say(intl, `audit.field.${field}`, field);

/** A moment as JSON has it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** The letters of a formatted text, a paragraph a line. */
function textOf(node: unknown): string {
  const { type, text, content } = Object(node);
  if (typeof text === "string") return text;
  const inside = Array.isArray(content) ? content.map(textOf).join("") : "";
  return type === "paragraph" || type === "heading" ? `${inside}\n` : inside;
}

/** A value of JSON in lines of words. */
function valueLines(intl: IntlShape, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "number") return intl.formatNumber(value);
  if (typeof value === "boolean") return say(intl, `audit.value.${value}`, String(value));
  if (typeof value === "string") {
    if (MOMENT.test(value)) return formatDateTime(intl.locale.startsWith("ko") ? "ko" : "en", value);
    return say(intl, `enums.MemberGrade.${value}`, say(intl, `staff.role.${value}`, value));
  }
  if (Array.isArray(value)) return value.map((item) => valueLines(intl, item)).join("\n") || "–";
  if (isRecord(value) && value.type === "doc") return textOf(value).trim() || "–";
  return Object.entries(Object(value))
    .map(([name, part]) => `${fieldWords(intl, name)}: ${valueLines(intl, part).replaceAll("\n", ", ")}`)
    .join(" · ");
}

export interface ChangedField {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every field of which either side says something; whose row it is stands beside it. */
export function changedFields(intl: IntlShape, before: unknown, after: unknown): ChangedField[] {
  const [from, to] = [before, after].map((side) => (isRecord(side) ? side : {}));
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  return names
    .filter((name) => name !== "id")
    .map((name) => ({
      name: fieldWords(intl, name),
      before: valueLines(intl, from?.[name]),
      after: valueLines(intl, to?.[name]),
    }))
    .filter((field) => field.before !== "–" || field.after !== "–");
}
