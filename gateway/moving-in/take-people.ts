// People of a former website become accounts that nobody can sign in to before their owners chose a password by an invitation (decision 174).
// No password is taken: what old systems keep of them is no longer safe.
import { db } from "#prisma/client.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { claim } from "#schema/moving-in/claim.ts";
import type { Author } from "#schema/shared/author.ts";
import { check } from "#schema/validation/field-errors.ts";
import { emailAddress, emailKey } from "#schema/validation/members.ts";
import { myDetails } from "#schema/validation/my-details.ts";
import { z } from "#schema/validation/zod.ts";
import type { MovingReport } from "./moving-report.ts";
import type { OldPerson, SourceName } from "./old-site.ts";

const person = z.strictObject({ email: emailAddress, ...myDetails.shape });
type CheckedPerson = z.output<typeof person>;

/** Where old sites ask for no country. */
const COUNTRY = "KR";

function checked({ email, name, phone }: OldPerson): CheckedPerson | null {
  const said = (phoneNumber: string | null) => check(person, { email, name, country: COUNTRY, phoneNumber });
  const whole = said(phone);
  const read = whole.ok ? whole : said(null);
  return read.ok ? read.value : null;
}

export interface Taking {
  readonly source: SourceName;
  readonly author: Author;
  readonly report: MovingReport;
  /** False: everything is looked at and nothing is written. */
  readonly isWritten: boolean;
}

/** @returns the id of each one's account, by the id in the former website */
export async function takePeople(people: readonly OldPerson[], taking: Taking): Promise<Map<string, number>> {
  const { report, isWritten } = taking;
  const ids = new Map<string, number>();
  for (const old of people) {
    const read = checked(old);
    if (read === null) {
      report.count("people without a usable address or name", `${old.id} ${old.name}`);
      continue;
    }
    const key = emailKey(read.email);
    const known = await db.member.findUnique({ where: { emailKey: key }, select: { id: true } });
    const id = known?.id ?? (isWritten ? await make(read, key, old, taking) : null);
    report.count(known ? "people known already" : "people new");
    if (id !== null) ids.set(old.id, id);
  }
  return ids;
}

/** Null: somebody with this account was taken in before, and is gone since. */
async function make(
  read: CheckedPerson,
  key: string,
  old: OldPerson,
  { source, author }: Taking,
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
