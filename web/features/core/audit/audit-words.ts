// Says what is in the log, in words. What nobody has words for is shown as it is called in the code.
import type { IntlShape } from "react-intl";
import type { MessageId } from "#web/i18n/message-ids.ts";

/** People of many rows are by their ids. */
export const ID = /^\d+$/;

const isKnown = (intl: IntlShape, id: string): id is MessageId => id in intl.messages;

/** The message, or a replacement where there is none. */
export function say(intl: IntlShape, id: string, otherwise: string): string {
  return isKnown(intl, id) ? intl.formatMessage({ id }) : otherwise;
}

/** "설정 저장"; `changeGrade` as it is where there are no words. */
export const actionWords = (intl: IntlShape, action: string) => say(intl, `audit.action.${action}`, action);
export const subjectWords = (intl: IntlShape, subject: string) =>
  say(intl, `audit.subject.${subject}`, subject);
/** "statuses" are of "status", "countries" of "country". */
export const singular = (field: string) =>
  field.endsWith("ies") ? `${field.slice(0, -3)}y` : field.replace(/(?<=status)es$|(?<=[a-rt-z])s$/, "");

/** The forms whose fields the log names as they do. */
const FORMS = ["program-office", "exam-session", "presentations-office", "mailings", "editor"] as const;

/** The ids a field may have its name by: the log's own first. A field of several codes is named in the plural. */
export const fieldIds = (field: string): readonly string[] => [
  `audit.field.${field}`,
  `audit.field.${singular(field)}`,
  ...FORMS.map((form) => `${form}.field.${field}`),
];

export function fieldWords(intl: IntlShape, field: string): string {
  const id = fieldIds(field).find((one) => isKnown(intl, one));
  return id === undefined ? field : say(intl, id, field);
}
