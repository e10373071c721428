// People of a former website become accounts that nobody can sign in to before their owners chose a password
// by an invitation (docs/people.md#adding-and-merging). No password is imported: what old systems store of
// them is no longer safe.
import { db } from "#prisma/client.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { claim } from "#schema/overview/site-import/claim.ts";
import { emailAddress } from "#schema/validation/core/email-address.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { OFFICE_NOTE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLines } from "#schema/validation/core/lines.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { myDetails } from "#schema/validation/people/my-details.ts";
import { z } from "#schema/validation/zod.ts";
import type { FormerMember, FormerSite, SourceName } from "./former-site.ts";
import type { ImportReport } from "./import-report.ts";

const person = z.strictObject({
  email: emailAddress,
  ...myDetails.shape,
  officeNote: optionalLines(OFFICE_NOTE_MAX_LENGTH),
});
type CheckedPerson = z.output<typeof person>;

/** Where old sites ask for no country. */
const COUNTRY = "KR";

/** What the office can do without: an odd one costs the value, never the person. */
const OPTIONAL = ["phoneNumber", "postcode", "addressLine", "addressDetail", "officeNote"] as const;

interface Checked {
  readonly value: CheckedPerson;
  /** What was left out of it, with its code. */
  readonly dropped: readonly string[];
}

/** Null: without a usable address or name. */
function checked(old: FormerMember): Checked | null {
  const { email, name, phone, address, officeNote } = old;
  const said = { email, name, country: COUNTRY, phoneNumber: phone, ...address, officeNote };
  const whole = check(person, said);
  if (whole.ok) return { value: whole.value, dropped: [] };
  const odd = OPTIONAL.filter((field) => whole.fields[field]);
  const read = check(person, { ...said, ...Object.fromEntries(odd.map((field) => [field, null])) });
  const dropped = odd.map((field) => `${field} "${said[field]}": ${whole.fields[field]?.join(" ")}`);
  return read.ok ? { value: read.value, dropped } : null;
}

export interface Importing {
  readonly source: SourceName;
  readonly author: Author;
  readonly report: ImportReport;
  /** False: everything is looked at and nothing is written. */
  readonly isWritten: boolean;
}

/** @returns the id of each one's account, by the id in the former website */
export async function importMembers(
  { members, leftOutMembers }: Pick<FormerSite, "members" | "leftOutMembers">,
  importing: Importing,
): Promise<Map<string, number>> {
  const { report, isWritten } = importing;
  const ids = new Map<string, number>();
  const met = new Set<string>();
  for (const { id, name, why } of leftOutMembers) report.leave(`people ${why}`, { kind: "person", id, name });
  for (const old of members) {
    const line = { kind: "person", id: old.id, name: old.name } as const;
    const whole = checked(old);
    if (whole === null) {
      report.leave("people without a usable address or name", line);
      continue;
    }
    const { value: read, dropped } = whole;
    const key = emailKey(read.email);
    // Two people are two, whatever their address; nothing of the second becomes the first one's.
    if (met.has(key)) {
      report.leave(
        "people who share an address with another",
        line,
        `${read.email} is another account's too`,
      );
      continue;
    }
    met.add(key);
    const field = { ...line, kind: "field" } as const;
    for (const why of dropped) report.leave("fields that are left out", field, why);
    // Nobody can say when it was given, or to which words; the invitation asks (docs/people.md#consents).
    if (old.agreedToMailings) report.leave("left out: consent to promotional mail", field);
    const known = await db.member.findUnique({ where: { emailKey: key }, select: { id: true } });
    const id = known?.id ?? (isWritten ? await make(read, key, old, importing) : null);
    report.count(known ? "people known already" : "people new");
    if (id !== null) ids.set(old.id, id);
  }
  return ids;
}

/** Null: somebody with this account was imported before, and is gone since. */
async function make(
  read: CheckedPerson,
  key: string,
  old: FormerMember,
  { source, author }: Importing,
): Promise<number | null> {
  return await db.$transaction(async (tx) => {
    if (!(await claim(tx, { source, kind: "PERSON", sourceId: old.id }, author.now))) return null;
    const [made] = await tx.member.createManyAndReturn({
      data: [
        { ...read, emailKey: key, passwordHash: "", isAdded: true, createdAt: old.joinedAt ?? author.now },
      ],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!made) return null;
    const after = { name: read.name, email: read.email, grade: "GENERAL" };
    await recordAudit(tx, author, { action: "importMember", subject: "member", subjectId: made.id, after });
    return made.id;
  });
}
