// Defines what would become of rows of a roster: the same for the dry run and for the run.
import type { Tx } from "#prisma/client.ts";
import { MY_DETAILS } from "#schema/people/members/save-member.ts";
import type { ErrorCode } from "#schema/validation/core/codes.ts";
import { monthOf } from "#schema/validation/core/months.ts";
import type { RosterField, RosterOmission, RosterWarning } from "#schema/validation/people/rosters.ts";
import { KNOWN_MEMBERSHIP, membershipOf, withoutGrade } from "./known-membership.ts";
import { paidOn } from "./paid-on.ts";
import { type Columns, type RosterPerson, readRow } from "./read-row.ts";

interface RosterRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface RowProblem {
  readonly field: RosterField;
  readonly code: ErrorCode | RosterOmission | RosterWarning;
  /** What the cell says. */
  readonly value: string;
}

/** Values of columns of a member. */
type Values = Readonly<Record<string, string | null>>;

export type PlannedRow = {
  readonly line: number;
  readonly name: string;
  /** As it is stored; null where the row has none. */
  readonly phone: string | null;
  /** Values that are left out, and warnings; of a row that is refused, why it is. */
  readonly problems: readonly RowProblem[];
} & (
  | { readonly becomes: "CREATED"; readonly person: RosterPerson }
  | {
      readonly becomes: "UPDATED";
      readonly memberId: number;
      readonly version: number;
      /** Only what differs. */
      readonly before: Values;
      readonly after: Values;
      /** The grade and years that the member gets, who has none here; null: the membership stays as it is. */
      readonly membership: RosterPerson | null;
    }
  | { readonly becomes: "SAME" }
  | { readonly becomes: "REFUSED" }
);

const KNOWN = { ...MY_DETAILS, officeNote: true, language: true } as const;

/** @param met addresses of rows before these; those of these are added */
export async function planRows(
  tx: Pick<Tx, "member" | "closedMonth">,
  rows: readonly RosterRow[],
  columns: Columns,
  met: Set<string>,
  now: Date,
): Promise<readonly PlannedRow[]> {
  const read = rows.map((row) => ({ ...row, ...readRow(row.cells, columns) }));
  const keys = read.flatMap((row) => (row.ok ? [row.person.emailKey] : []));
  const known = await tx.member.findMany({
    where: { emailKey: { in: keys } },
    select: {
      ...KNOWN,
      ...KNOWN_MEMBERSHIP,
      id: true,
      emailKey: true,
      version: true,
      status: true,
      staffRoles: { select: { role: true } },
    },
  });
  const byKey = new Map(known.map((member) => [member.emailKey, member]));
  const closed = new Set(
    (await tx.closedMonth.findMany({ select: { month: true } })).map(({ month }) => month),
  );
  const nameAt = columns.fields.indexOf("NAME");
  return read.map((row): PlannedRow => {
    const phone = row.ok ? row.person.phoneNumber : null;
    const named = { line: row.line, name: row.cells[nameAt] ?? "", phone };
    const refused = (...problems: readonly RowProblem[]) => ({
      ...named,
      becomes: "REFUSED" as const,
      problems,
    });
    if (!row.ok) return refused(...row.errors);
    const { person, notes: problems } = row;
    const planned = { ...named, problems };
    const value = person.email;
    if (met.has(person.emailKey)) return refused({ field: "EMAIL", code: "EMAIL_TWICE", value });
    met.add(person.emailKey);
    const member = byKey.get(person.emailKey);
    const isClosed = person.dues.some(
      ({ year, amount }) => amount !== null && closed.has(monthOf(paidOn(year, now))),
    );
    const closedMonth = { field: "DUES", code: "MONTH_CLOSED", value: "" } as const;
    if (!member) {
      if (isClosed) return refused(closedMonth);
      return { ...planned, problems: [...problems, ...withoutGrade(person)], becomes: "CREATED", person };
    }
    // Staff are changed one by one, by users who may (schema/policies/people/members.ts).
    if (member.status === "WITHDRAWN" || member.staffRoles.length > 0) {
      return refused({ field: "EMAIL", code: "MEMBER_LOCKED", value });
    }
    const { id: memberId, version, emailKey: _key, status: _status, staffRoles: _roles, ...before } = member;
    const say = (field: RosterField) => row.cells[columns.fields.indexOf(field)] ?? "";
    const { membership, omitted } = membershipOf(person, member, say);
    if (membership && isClosed) return refused(closedMonth);
    const known = { ...planned, problems: [...problems, ...omitted] };
    const changed = Object.entries(valuesOf(person, before)).filter(
      ([name, value]) => value !== Object(before)[name],
    );
    if (changed.length === 0 && !membership) return { ...known, becomes: "SAME" };
    const was = changed.map(([name]) => [name, Object(before)[name] ?? null]);
    return {
      ...known,
      becomes: "UPDATED",
      memberId,
      version,
      membership,
      before: Object.fromEntries(was),
      after: Object.fromEntries(changed),
    };
  });
}

/** What the roster says of somebody who is known; what it does not say is left out, and stays as it is. */
function valuesOf(person: RosterPerson, before: { readonly addressLine: string | null }): Values {
  const { name, familyName, givenName, finalDegreeInstitution, major, affiliation } = person;
  const { department, position, phoneNumber, officeNote, language } = person;
  const said = {
    name,
    familyName,
    givenName,
    finalDegreeInstitution,
    major,
    affiliation,
    department,
    position,
    phoneNumber,
    officeNote,
    language,
    country: person.hasCountry ? person.country : null,
  };
  const { postcode, addressLine, addressDetail } = person;
  const address = { postcode, addressLine, addressDetail };
  // An address is one: beside another street the old postcode would be wrong.
  if (addressLine !== null && addressLine !== before.addressLine)
    return { ...withoutEmpty(said), ...address };
  return withoutEmpty({ ...said, ...address });
}

const withoutEmpty = (said: Values): Values =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
