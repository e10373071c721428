// The first administrator of an empty database, and the demo accounts.
import { randomBytes } from "node:crypto";
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { DEMO_PASSWORD, type DemoAccount, demoAccounts } from "#prisma/seed/content/accounts.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { seoulTime } from "./dates.ts";
import { createDemoMembers } from "./demo-members.ts";

const DEFAULT_ADMIN_EMAIL = "admin@localhost.localdomain";
const RANDOM_PASSWORD_BYTES = 15;

/** How long the demo association has had its members, in days. */
const DEMO_MEMBERS_SINCE = 400;

interface FirstAdmin {
  readonly email: string;
  readonly password: string;
  /** Whether the password was generated here and has to be printed. */
  readonly random: boolean;
}

/**
 * Who becomes the first SUPER: the address of the settings, else a local one; with a random password where none is set.
 * Null in a demo without ADMIN_EMAIL: the demo brings its own administrator.
 */
export function chooseFirstAdmin(given: {
  readonly demo: boolean;
  readonly adminEmail: string | null;
  readonly adminPassword: string | null;
}): FirstAdmin | null {
  if (given.demo && !given.adminEmail) return null;
  const email = given.adminEmail ?? DEFAULT_ADMIN_EMAIL;
  if (given.adminPassword) return { email, password: given.adminPassword, random: false };
  // The ending brings all four kinds of characters into a password that is random already.
  return { email, password: `${randomBytes(RANDOM_PASSWORD_BYTES).toString("base64url")}-Aa1`, random: true };
}

export async function createFirstAdmin(tx: Tx, email: string, passwordHash: string): Promise<void> {
  await tx.member.create({
    data: {
      email,
      emailKey: emailKey(email),
      passwordHash,
      name: "관리자",
      country: "KR",
      // The operator of the server named it; nobody else could prove it.
      emailProvedAt: new Date(),
      staffRoles: { create: { role: "SUPER" } },
    },
  });
}

/** All accounts share one password and therefore one hash: hashing it seven times would only make the start slower. */
export async function createDemoAccounts(
  tx: Tx,
  hashPassword: (password: string) => Promise<string>,
  now: Date,
): Promise<void> {
  const taken = await tx.member.findMany({ select: { emailKey: true } });
  const accounts = demoAccounts.filter(({ profile }) =>
    taken.every((member) => member.emailKey !== emailKey(profile.email)),
  );
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const created = await tx.member.createManyAndReturn({
    data: accounts.map(({ profile }, index) => {
      const since = seoulTime(now, DEMO_MEMBERS_SINCE - index * 60, 10 * 60);
      const createdAt = since < now ? since : now;
      return {
        ...profile,
        emailKey: emailKey(profile.email),
        passwordHash,
        isDemo: true,
        emailProvedAt: createdAt,
        createdAt,
      };
    }),
    select: { id: true, email: true, createdAt: true },
  });
  const members = created.map((member) => ({ ...member, account: accountOf(member.email) }));
  await tx.staffAssignment.createMany({
    data: members.flatMap(({ id, account: { role } }) => (role ? [{ memberId: id, role }] : [])),
  });
  await tx.gradeRequest.createMany({
    data: members.flatMap(({ id, createdAt, account: { requests } }) =>
      requests ? [{ memberId: id, grade: requests, createdAt }] : [],
    ),
  });
  await tx.consent.createMany({
    data: members.flatMap(({ id, createdAt, account }) => consentsOf(id, createdAt, account)),
  });
  await createDemoMembers(tx, passwordHash, now);
}

function accountOf(email: string): DemoAccount {
  const account = demoAccounts.find(({ profile }) => profile.email === email);
  if (!account) throw new Error(`No demo account ${email}`);
  return account;
}

function consentsOf(
  memberId: number,
  createdAt: Date,
  { profile }: DemoAccount,
): Prisma.ConsentCreateManyInput[] {
  const agreed = { memberId, createdAt, granted: true, language: profile.language ?? "KO" };
  return [
    { ...agreed, kind: "TERMS", pageVersion: 1 },
    { ...agreed, kind: "PRIVACY", pageVersion: 1 },
    { ...agreed, kind: "AGE14" },
  ];
}
