// Puts the demo association's other members into the database, with what they asked for.
import type { Tx } from "#prisma/client.ts";
import { type DemoMember, demoMembers, gradeDues } from "#prisma/seed/content/members.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { seoulTime } from "./dates.ts";

const ADDRESS = "@example.org";
/** Registrations come at all times of day; the odd step keeps them apart. */
const MINUTES_STEP = 197;
const DAY_MINUTES = 24 * 60;

/** @param passwordHash the demo accounts' */
export async function createDemoMembers(tx: Tx, passwordHash: string, now: Date): Promise<void> {
  await tx.gradeDue.createMany({ data: [...gradeDues] });
  const created = await tx.member.createManyAndReturn({
    data: demoMembers.map((member, index) => {
      const since = seoulTime(now, member.since, (index * MINUTES_STEP) % DAY_MINUTES);
      // A member of today registered before now.
      const createdAt = since < now ? since : now;
      const email = `${member.mailbox}${ADDRESS}`;
      return {
        email,
        emailKey: emailKey(email),
        passwordHash,
        name: member.name,
        country: member.country,
        affiliation: member.affiliation,
        position: member.position ?? null,
        finalDegreeInstitution: member.degree ?? null,
        major: member.major ?? null,
        grade: member.grade,
        status: member.status ?? "ACTIVE",
        language: member.language ?? "KO",
        isDemo: true,
        emailProvedAt: createdAt,
        createdAt,
      };
    }),
    select: { id: true, email: true, language: true, createdAt: true },
  });
  const members = created.map((row) => ({ ...row, member: memberOf(row.email) }));
  await tx.gradeRequest.createMany({
    data: members.flatMap(({ id, createdAt, member: { requests, refused } }) => [
      ...(requests ? [{ memberId: id, grade: requests, createdAt }] : []),
      ...(refused
        ? [{ memberId: id, ...refused, status: "REFUSED" as const, createdAt, decidedAt: createdAt }]
        : []),
    ]),
  });
  const agreed = ["TERMS", "PRIVACY", "AGE14"] as const;
  await tx.consent.createMany({
    data: members.flatMap(({ id, createdAt, language }) =>
      agreed.map((kind) => ({
        memberId: id,
        kind,
        granted: true,
        language,
        createdAt,
        ...(kind === "AGE14" ? {} : { pageVersion: 1 }),
      })),
    ),
  });
}

function memberOf(email: string): DemoMember {
  const member = demoMembers.find(({ mailbox }) => `${mailbox}${ADDRESS}` === email);
  if (!member) throw new Error(`No demo member ${email}`);
  return member;
}
