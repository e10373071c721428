// Says what the codes of the audit log are called, by the field they are in.
import type { IntlShape } from "react-intl";
import { COUNTRY_CODES } from "#schema/validation/core/countries.ts";
import type { ListFilter, ListFilters } from "#web/components/list/list-definition.ts";
import { PAGE_NAMES } from "#web/components/pages/page-names.ts";
import type { PageKey } from "#web/gql/enums.ts";
import { fieldWords, ID, say, singular } from "./audit-words.ts";

/** Whose entry it is, and which of its fields. */
export interface Place {
  readonly subject: string;
  readonly field: string;
  /** The filters of the list that the entry is about. */
  readonly filters?: ListFilters | undefined;
  /** The row that the field names. */
  readonly filter?: ListFilter | undefined;
}

const PAYMENT_STATES = "payments.state.";
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
  membershipStatus: "member-office.membershipStatus.",
  // Entries of older versions.
  standing: "member-office.membershipStatus.",
  request: "member-office.request.",
  role: "staff.role.",
  board: "enums.Board.",
  kind: "enums.ProgramKind.",
  type: "payments.type.",
  method: "payments.method.",
  act: "payment-office.paymentAct.",
  verdict: "applications.verdict.",
  examPart: "exams.part.",
  languagePair: "exams.pair.",
  device: "popup-office.device.",
  pages: "popup-office.pages.",
  audience: "popup-office.audience.",
  hide: "popups.hide.",
};

/** The same of terms, whose fields have names that others have, too. */
const GLOSSARY_CODES: Readonly<Record<string, string>> = {
  field: "glossary.field.",
  status: "glossary-office.status.",
};

const isPageKey = (code: string): code is PageKey => Object.hasOwn(PAGE_NAMES, code);

const countries: ReadonlySet<string> = new Set(COUNTRY_CODES);
/** What a code is called, by the field it is in. */
export function codeWords(intl: IntlShape, { subject, field, filter }: Place, code: string): string {
  const option = filter && "options" in filter && filter.options.find(({ value }) => value === code);
  if (option) return intl.formatMessage({ id: option.id });
  const one = field in CODES ? field : singular(field);
  if (one === "country" && countries.has(code)) {
    return new Intl.DisplayNames(intl.locale, { type: "region", style: "short" }).of(code) ?? code;
  }
  if (one === "key" && isPageKey(code)) return intl.formatMessage({ id: PAGE_NAMES[code] });
  if (one === "state" || ID.test(field)) {
    const otherwise = say(intl, `${APPLICATION_STATES}${code}`, code);
    return say(intl, `${STATES[subject] ?? APPLICATION_STATES}${code}`, otherwise);
  }
  if (one === "list") return say(intl, `audit.list.${code}`, code);
  if (field === "columns") return fieldWords(intl, code);
  const start = (subject === "glossary" ? GLOSSARY_CODES : CODES)[one];
  return start === undefined ? code : say(intl, `${start}${code}`, code);
}
