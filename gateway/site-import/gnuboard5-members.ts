// People of gnuboard: who comes, who does not, and which of their fields have no equal here.

import { type FormerMember, type LeftOutMember, seoulMoment } from "./former-site.ts";
import type { DumpRow } from "./insert-parser.ts";
import { said } from "./insert-parser.ts";

type Values = DumpRow["values"];

/** Fields that people filled in and that no member of this site has. */
const OTHER_FIELDS = [
  ...["mb_homepage", "mb_birth", "mb_sex", "mb_signature", "mb_profile"],
  ...Array.from({ length: 10 }, (_, at) => `mb_${at + 1}`),
];

export const otherFieldsOf = (values: Values): readonly string[] =>
  OTHER_FIELDS.filter((name) => !["", "0000-00-00"].includes(said(values, name)));

const line = (values: Values, ...columns: readonly string[]): string =>
  columns
    .map((column) => said(values, column).trim())
    .filter(Boolean)
    .join(" ");

/** @param needsProof whether an account had to prove its address before it could be used */
export function memberOf(values: Values, needsProof: boolean): FormerMember | LeftOutMember {
  const id = said(values, "mb_no");
  const name = said(values, "mb_name") || said(values, "mb_nick");
  if (said(values, "mb_leave_date") !== "" || said(values, "mb_intercept_date") !== "") {
    return { id, name, why: "left or blocked" };
  }
  if (needsProof && seoulMoment(values.mb_email_certify) === null) {
    return { id, name, why: "address never proved" };
  }
  return {
    id,
    email: said(values, "mb_email"),
    name,
    phone: said(values, "mb_hp") || said(values, "mb_tel") || null,
    joinedAt: seoulMoment(values.mb_datetime),
    address: {
      postcode: `${said(values, "mb_zip1")}${said(values, "mb_zip2")}`,
      addressLine: said(values, "mb_addr1").trim(),
      addressDetail: line(values, "mb_addr2", "mb_addr3"),
    },
    officeNote: said(values, "mb_memo").trim(),
    agreedToMailings: said(values, "mb_mailling") === "1",
  };
}
