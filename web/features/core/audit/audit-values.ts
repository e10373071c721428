// Says what was there and what is there now, in the reader's words: codes, moments, countries, texts.
import type { IntlShape } from "react-intl";
import { MAIL_FILTERS } from "#schema/validation/core/mail-filters.ts";
import { PAYMENT_FILTERS } from "#schema/validation/money/payment-filters.ts";
import { MEMBER_FILTERS } from "#schema/validation/people/member-filters.ts";
import { APPLICANT_FILTERS } from "#schema/validation/programs/applicant-filters.ts";
import type { ListFilters } from "#web/components/list/list-definition.ts";
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { codeWords, type Place } from "./audit-codes.ts";
import { fieldWords, ID, say } from "./audit-words.ts";

/** A moment as JSON has it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** The letters of a formatted text, a paragraph a line. */
function textOf(node: unknown): string {
  const { type, text, content } = Object(node);
  if (typeof text === "string") return text;
  const inside = Array.isArray(content) ? content.map(textOf).join("") : "";
  return type === "paragraph" || type === "heading" ? `${inside}\n` : inside;
}

/** The filters of the list that was looked at or exported, by the subject of the entry or the name of the export. */
const LISTS: Readonly<Record<string, ListFilters>> = {
  member: MEMBER_FILTERS,
  payment: PAYMENT_FILTERS,
  mail: MAIL_FILTERS,
  program: APPLICANT_FILTERS,
  members: MEMBER_FILTERS,
  payments: PAYMENT_FILTERS,
  applicants: APPLICANT_FILTERS,
};

/** A part of a field: a filter is called as its list calls it. */
function partOf(intl: IntlShape, { subject, field: whole, filters }: Place, field: string) {
  const filter = whole === "filter" ? filters?.[field] : undefined;
  const name = filter ? intl.formatMessage({ id: filter.label }) : fieldWords(intl, field);
  return { name, place: { subject, field, filter } };
}

/** A value of JSON in lines of words. */
function valueLines(intl: IntlShape, place: Place, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  // The number of a row is a name, not a quantity.
  if (typeof value === "number") return /Id$/.test(place.field) ? `#${value}` : intl.formatNumber(value);
  if (typeof value === "boolean") return say(intl, `audit.value.${value}`, String(value));
  if (typeof value === "string") {
    if (MOMENT.test(value)) return formatDateTime(intl.locale.startsWith("ko") ? "ko" : "en", value);
    return codeWords(intl, place, value);
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
      const { name, place: within } = partOf(intl, place, field);
      return `${name}: ${valueLines(intl, within, part).replaceAll("\n", ", ")}`;
    })
    .join(" · ");
}

interface ChangedField {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every field of which either side says something; whose row it is is beside it. */
export function changedFields(
  intl: IntlShape,
  subject: string,
  before: unknown,
  after: unknown,
): ChangedField[] {
  const [from = {}, to = {}] = [before, after].map((side) => (isRecord(side) ? side : {}));
  const filters = LISTS[typeof to.list === "string" ? to.list : subject];
  const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return fields
    .filter((field) => field !== "id")
    .map((field) => ({
      name: ID.test(field) ? `#${field}` : fieldWords(intl, field),
      before: valueLines(intl, { subject, field, filters }, from[field]),
      after: valueLines(intl, { subject, field, filters }, to[field]),
    }))
    .filter((field) => field.before !== "–" || field.after !== "–");
}
