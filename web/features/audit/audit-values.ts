// What was there and what is there now, in the words of whoever reads the log: codes, moments, countries, texts.
import type { IntlShape } from "react-intl";
import { COUNTRY_CODES } from "#schema/validation/countries.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { fieldWords, say } from "./audit-words.ts";

const PAYMENT_STATES = "payment-office.state.";
const APPLICATION_STATES = "applications.state.";
/** Whose states they are; an export of either names its list only. */
const STATES: Readonly<Record<string, string>> = {
  payment: PAYMENT_STATES,
  export: PAYMENT_STATES,
  mail: "outbox.state.",
};

/** Where the codes of a field have their words. A field of several codes is named in the plural. */
const CODES: Readonly<Record<string, string>> = {
  grade: "enums.MemberGrade.",
  requestedGrade: "enums.MemberGrade.",
  requests: "enums.MemberGrade.",
  status: "member-office.status.",
  standing: "member-office.standing.",
  request: "member-office.request.",
  role: "staff.role.",
  board: "enums.Board.",
  kind: "enums.ProgramKind.",
  type: "payments.type.",
  method: "payments.method.",
  verdict: "applications.verdict.",
  examPart: "exams.part.",
  languagePair: "exams.pair.",
  device: "popup-office.device.",
  pages: "popup-office.pages.",
  audience: "popup-office.audience.",
  hide: "popups.hide.",
};

const PAGES: Readonly<Record<PageKey, MessageId>> = {
  GREETING: "layout.nav.greeting",
  VALUES: "layout.nav.values",
  HISTORY: "layout.nav.history",
  BYLAWS: "layout.nav.bylaws",
  BOARD_MEMBERS: "layout.nav.boardMembers",
  JOURNAL_INTRODUCTION: "layout.nav.journal",
  KITEC: "layout.nav.kitec",
  WORKSHOP: "layout.nav.workshop",
  EXPERT_COURSE: "layout.nav.expertCourse",
  ONLINE_COURSE: "layout.nav.onlineCourse",
  COMMUNITY_COURSE: "layout.nav.communityCourse",
  SOCIAL_INTEGRATION: "layout.nav.socialIntegration",
  PRIVACY_POLICY: "layout.nav.privacy",
  TERMS: "layout.nav.terms",
};
const isPageKey = (code: string): code is PageKey => code in PAGES;

const countries: ReadonlySet<string> = new Set(COUNTRY_CODES);
/** A moment as JSON has it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/** People of many rows stand by their ids. */
const ID = /^\d+$/;

/** "statuses" are of "status", "countries" of "country". */
const singular = (field: string) =>
  field.endsWith("ies") ? `${field.slice(0, -3)}y` : field.replace(/(?<=status)es$|(?<=[a-rt-z])s$/, "");

/** What a code is called, by the field it stands in. */
function codeWords(intl: IntlShape, subject: string, field: string, code: string): string {
  const one = field in CODES ? field : singular(field);
  if (one === "country" && countries.has(code)) {
    return new Intl.DisplayNames(intl.locale, { type: "region", style: "short" }).of(code) ?? code;
  }
  if (one === "key" && isPageKey(code)) return intl.formatMessage({ id: PAGES[code] });
  if (one === "state" || ID.test(field)) {
    const otherwise = say(intl, `${APPLICATION_STATES}${code}`, code);
    return say(intl, `${STATES[subject] ?? APPLICATION_STATES}${code}`, otherwise);
  }
  if (one === "list") return say(intl, `audit.list.${code}`, code);
  if (field === "columns") return fieldWords(intl, code);
  const start = CODES[one];
  return start === undefined ? code : say(intl, `${start}${code}`, code);
}

/** The letters of a formatted text, a paragraph a line. */
function textOf(node: unknown): string {
  const { type, text, content } = Object(node);
  if (typeof text === "string") return text;
  const inside = Array.isArray(content) ? content.map(textOf).join("") : "";
  return type === "paragraph" || type === "heading" ? `${inside}\n` : inside;
}

/** Whose entry it is, and which of its fields. */
interface Place {
  readonly subject: string;
  readonly field: string;
}

/** A value of JSON in lines of words. */
function valueLines(intl: IntlShape, place: Place, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  // The number of a row is a name, not a quantity.
  if (typeof value === "number") return /Id$/.test(place.field) ? `#${value}` : intl.formatNumber(value);
  if (typeof value === "boolean") return say(intl, `audit.value.${value}`, String(value));
  if (typeof value === "string") {
    if (MOMENT.test(value)) return formatDateTime(intl.locale.startsWith("ko") ? "ko" : "en", value);
    return codeWords(intl, place.subject, place.field, value);
  }
  if (Array.isArray(value)) {
    const lines = value.map((item) => valueLines(intl, place, item));
    const isShort = value.every((item) => typeof item !== "object");
    return lines.join(isShort ? ", " : "\n") || "–";
  }
  if (isRecord(value) && value.type === "doc") return textOf(value).trim() || "–";
  return Object.entries(Object(value))
    .filter(([, part]) => part !== null)
    .map(([field, part]) => {
      const words = valueLines(intl, { ...place, field }, part).replaceAll("\n", ", ");
      return `${fieldWords(intl, field)}: ${words}`;
    })
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
export function changedFields(
  intl: IntlShape,
  subject: string,
  before: unknown,
  after: unknown,
): ChangedField[] {
  const [from = {}, to = {}] = [before, after].map((side) => (isRecord(side) ? side : {}));
  const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return fields
    .filter((field) => field !== "id")
    .map((field) => ({
      name: ID.test(field) ? `#${field}` : fieldWords(intl, field),
      before: valueLines(intl, { subject, field }, from[field]),
      after: valueLines(intl, { subject, field }, to[field]),
    }))
    .filter((field) => field.before !== "–" || field.after !== "–");
}
